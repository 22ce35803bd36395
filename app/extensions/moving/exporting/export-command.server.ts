import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CommandDeps } from '#app/context/server-extension.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { readSettingsOfSite, SettingsError } from '#platform/env/settings.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { exportToFolder } from './export-site.server.ts';

const HELP = `npm run export -- FOLDER

Writes the content of the site that the settings name into a new or empty folder: articles and solutions as Markdown, images, redirects, and
all of it with settings and videos as byline.json. The site may be running. For accounts, subscribers and messages make a backup.
`;

export async function runExportCommand([folder, ...more]: string[], { kinds }: CommandDeps): Promise<void> {
  if (!folder || more.length > 0 || folder.startsWith('-')) {
    process.stdout.write(HELP);
    process.exitCode = 1;
    return;
  }
  const settings = await readSettingsOfSite();
  const { DATA_DIR, DATABASE_URL, SITE_URL } = settings;
  if (!DATABASE_URL && !existsSync(path.join(DATA_DIR, 'byline.sqlite'))) {
    throw new SettingsError(`DATA_DIR: there is no site in ${DATA_DIR}; run this with the settings of the site`);
  }
  const db = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  try {
    const source = { db, storage: await openStorage(settings), kinds: kinds.form, siteUrl: SITE_URL, now: () => new Date() };
    const { files, missing } = await exportToFolder(source, folder);
    process.stdout.write(`Wrote ${files.toLocaleString('en')} files to ${folder}.\n`);
    if (missing.length > 0) {
      process.stderr.write(`The image store has lost ${missing.length.toLocaleString('en')} of them: ${missing.slice(0, 20).join(', ')}\n`);
    }
  } finally {
    await db.destroy();
  }
}
