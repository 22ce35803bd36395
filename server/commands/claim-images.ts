import { allMigrations } from '#app/all-migrations.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { toMark } from '#features/images/store/claim-store.server.ts';
import { keepFilesPrivate } from '#platform/env/process.server.ts';
import { readSettings } from '#platform/env/settings.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { exitWithMessage } from './exit-with-message.ts';

async function main() {
  keepFilesPrivate();
  const settings = await readSettings();
  const log = createLog({ format: settings.LOG_FORMAT });
  const db = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
  try {
    await migrate(db, allMigrations);
    const { id } = await db.selectFrom('site').select('id').executeTakeFirstOrThrow();
    const storage = await openStorage(settings);
    await storage.writeNote('byline-site.txt', toMark(id));
    log.info('The images belong to this database now; start the site again', { site: id });
  } finally {
    await db.destroy();
  }
}

await main().catch(exitWithMessage);
