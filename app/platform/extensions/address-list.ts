/** Takes people's addresses that an extension has found, such as the subscribers in another site's export. */
export interface AddressList {
  /** Stores nothing. */
  read(file: { name: string; bytes: Uint8Array<ArrayBuffer> }): Promise<ReadAddresses>;
}

export interface ReadAddresses {
  /** Of people who would get emails: the file says nothing against them, or only that they have not confirmed. */
  count: number;
  /** What becomes of the others, and of those who have not confirmed, in sentences; nobody is asked to confirm without consent. */
  describe(options: { hasConsent: boolean }): string[];
  /** `consent` is the owner's statement of how they agreed. */
  add(consent: string, now: Date): Promise<void>;
}
