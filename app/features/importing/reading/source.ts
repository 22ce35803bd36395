import type { Readable } from 'node:stream';
import type { Found, SourceName } from './imported-item.ts';

/** A file, a folder or the files of a zip, by their paths with forward slashes. */
export interface ImportFiles {
  /** Of the file or folder, for people. */
  name: string;
  files: readonly { path: string; bytes: number }[];
  /** Throws ImportError for a file that is not there, is damaged, or has more than `maxBytes`. */
  read(path: string, maxBytes: number): Promise<Uint8Array>;
  /** Throws ImportError, also while it is read. */
  open(path: string): Promise<Readable>;
  close(): Promise<void>;
  /** Asked before each text of a file that holds several; false if it cannot be read. */
  mayRead?(text: string): boolean;
}

/** Knows nothing of the database. */
export interface ImportSource {
  name: SourceName;
  /** As a person calls it. */
  label: string;
  /** Undefined for files of another system. */
  open(files: ImportFiles): Promise<OpenedExport | undefined>;
}

export const UNREADABLE_LETTERS = 'Its letters couldn’t be read: save it as UTF-8.';
export const GUESSED_LETTERS = 'It isn’t in UTF-8, so its letters were read as Windows’s (windows-1252).';

export interface OpenedExport {
  /** Of the other site, without a path; null if the export does not say. */
  siteUrl: string | null;
  /** Reads from the start each time. Throws ImportError. */
  read(): AsyncGenerator<Found>;
  /** Where the other site had a file of the export. */
  toOldAddress?(path: string): string | undefined;
  /** Path of a CSV of subscribers. */
  subscribers?: string;
}
