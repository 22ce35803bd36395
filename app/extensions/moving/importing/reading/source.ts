import type { Readable } from 'node:stream';
import type { BylineRow } from './byline-row.ts';

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
  name: string;
  /** As a person calls it. */
  label: string;
  /** Undefined for files of another system. */
  open(files: ImportFiles): Promise<OpenedExport | undefined>;
}

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

/** An article as an export holds it. Checked, cut to the form's bounds and sanitised when it is saved. */
export interface ImportedItem {
  type: 'item';
  /** Absent for an article. */
  isPage?: boolean;
  /** The same in every export of the item, such as `wordpress:blog.example.com:123`. */
  key: string;
  title: string;
  /** An image's `src` is a URL, or `file:` and its path in the export. */
  html: string;
  excerpt: string;
  /** As the other system names them. */
  categories: string[];
  tags: string[];
  /** Absent where it is part of none. */
  series?: { name: string; order: string } | undefined;
  author: string;
  isDraft: boolean;
  /** ISO 8601, as is `updatedAt`; in the future for what is scheduled. Null where the export holds none. */
  publishedAt: string | null;
  updatedAt: string | null;
  /** Empty where the export holds none. */
  slug: string;
  /** Paths or URLs that led to it. */
  oldAddresses: string[];
  /** `src` as in `html`. */
  cover: { src: string; alt: string /** Often the credit of its photographer. */; caption?: string } | null;
  metaTitle: string;
  metaDescription: string;
  /** Empty unless it was first published elsewhere. */
  canonicalUrl: string;
  isNoindex: boolean;
  /** BCP 47 tag, or empty. */
  language: string;
  /** Sentences on what the conversion left out or changed, for the report. */
  notes: string[];
}

type GivenItem = Pick<ImportedItem, 'key' | 'title' | 'html' | 'isDraft'> & Partial<ImportedItem>;

/** An item, empty where its source gives nothing. Fingerprints of earlier imports depend on the order of the fields. */
export function item({ isPage = false, series, ...given }: GivenItem): ImportedItem {
  return {
    type: 'item',
    ...(isPage && { isPage }),
    ...{ key: '', title: '', html: '', excerpt: '', categories: [], tags: [] },
    ...(series && { series }),
    ...{ author: '', isDraft: false, publishedAt: null, updatedAt: null, slug: '', oldAddresses: [], cover: null },
    ...{ metaTitle: '', metaDescription: '', canonicalUrl: '', isNoindex: false, language: '', notes: [] },
    ...given,
  };
}

interface LeftOut {
  type: 'left-out';
  key: string;
  title: string;
  /** A sentence for the report. */
  reason: string;
  /** Those that readers knew: they are told that it is gone. */
  oldAddresses: string[];
}

/** An address of the other site that is no item's, such as that of a category. */
export interface MovedAddress {
  type: 'address';
  address: string;
  to: { category: string } | { tag: string } | { path: string };
}

/** A row of Byline's own export, with what readers see and what they do not. */
export interface ExactItem {
  type: 'exact';
  key: string;
  title: string;
  row: BylineRow;
}

export type Found = ImportedItem | LeftOut | MovedAddress | ExactItem;

/** One sentence for the person, about a file that cannot be imported. */
export class ImportError extends Error {
  override name = 'ImportError';
}

export const UNREADABLE_LETTERS = 'Its letters couldn’t be read: save it as UTF-8.';
export const GUESSED_LETTERS = 'It isn’t in UTF-8, so its letters were read as Windows’s (windows-1252).';
