import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { interruptAt } from '../../tests/old-data/interrupted-migration.ts';

/** `node killed-migration.ts DATA_DIR DATABASE_URL N`: brings the schema up to date, and is killed in place of the Nth statement. */
const [dataDir = '', databaseUrl = '', statement = ''] = process.argv.slice(2);
const db = await openDatabase({ dataDir, databaseUrl });
const killed = interruptAt(db, Number(statement), () => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('killed');
});
await migrate(killed);
await db.destroy();
