import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openImportFiles } from './importing/reading/import-files.server.ts';
import type { Found, ImportedItem, OpenedExport } from './importing/reading/source.ts';
import { openExport } from './importing/sources/open-export.server.ts';

export interface ReadExport {
  source: string;
  opened: OpenedExport;
  found: Found[];
  items: ImportedItem[];
}

/** Reads an export to its end as the import does. */
export async function readExport(bytes: Buffer | string, name: string): Promise<ReadExport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-export-'));
  writeFileSync(path.join(folder, name), bytes);
  try {
    const files = await openImportFiles(path.join(folder, name));
    try {
      const { source, opened } = await openExport(files);
      const found = await Array.fromAsync(opened.read());
      return { source: source.name, opened, found, items: found.filter((each) => each.type === 'item') };
    } finally {
      await files.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
