import { mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { refused } from '#platform/errors/app-error.ts';
import { toDiskError } from '#platform/errors/disk-error.server.ts';
import { type ExportSource, exportSite } from './export-site.server.ts';

export interface ExportSummary {
  files: number;
  /** Images that the store has lost. */
  missing: string[];
}

/** Throws `refused` for a folder that is not empty, and DiskError. */
export async function exportToFolder(source: ExportSource, folder: string): Promise<ExportSummary> {
  const summary: ExportSummary = { files: 0, missing: [] };
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length > 0) throw refused(`${folder} is not empty: name a new folder`, 'This folder isn’t empty.');
    for await (const file of exportSite(source, (name) => summary.missing.push(name))) {
      const target = path.join(folder, file.path);
      await mkdir(path.dirname(target), { recursive: true });
      const handle = await open(target, 'wx');
      await handle.writeFile(file.content).finally(() => handle.close());
      summary.files += 1;
    }
  } catch (error) {
    throw toDiskError(error);
  }
  return summary;
}
