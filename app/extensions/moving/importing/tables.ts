import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '#db/schema.ts';

declare module '#db/schema.ts' {
  interface Database {
    imports: ImportTable;
    importedItems: ImportedItemTable;
    importedImages: ImportedImageTable;
  }
}

interface ImportTable {
  id: string;
  /** Of the file. */
  name: string;
  state: ImportState;
  source: string | null;
  /** JSON of `ImportPlan`; null until the file is read. */
  plan: string | null;
  /** JSON of `ImportChoices`; null until the person has pressed Import. */
  choices: string | null;
  problem: string | null;
  /** Email; null from the command line. */
  createdBy: string | null;
  createdAt: Timestamp;
  finishedAt: Timestamp | null;
}

export type ImportState = 'reading' | 'planned' | 'running' | 'stopped' | 'done' | 'failed' | 'undoing' | 'undone';

interface ImportedItemTable {
  importId: string;
  position: number;
  key: string;
  title: string;
  outcome: ImportedOutcome;
  /** Of what `articleId` names. */
  kind: Generated<'article' | 'page'>;
  articleId: string | null;
  /** Of the article or page after the import: another one means that it has been edited here. */
  version: number | null;
  /** Hash of the imported item, or where an address was led. Null if an image failed, so that the next import retries it. */
  fingerprint: string | null;
  addresses: ColumnType<string[], string[], string[]>;
  notes: ColumnType<string[], string[], string[]>;
}

/** `same`: there already, and unchanged. `kept`: edited or deleted here since. `address`: no item, but an address that was written. */
export type ImportedOutcome = 'created' | 'updated' | 'same' | 'kept' | 'left-out' | 'address' | 'undone';

interface ImportedImageTable {
  /** A URL, or the hash of a file in an export. */
  source: string;
  imageId: string;
  importId: string;
}
