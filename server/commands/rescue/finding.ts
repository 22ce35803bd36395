/** Something that is not as it should be. */
export interface Finding {
  /** A sentence: what is wrong, and what to do. */
  message: string;
  /** Puts it right with nothing destroyed, and says what it has done. Left out where that cannot be done. */
  mend?: () => Promise<string> | string;
}
