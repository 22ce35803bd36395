import { Worker } from 'node:worker_threads';
import { allMigrations } from '#app/all-migrations.server.ts';
import { copyBeforeMigration } from '#db/before-migration.server.ts';
import { getReason, openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { lockDataDir } from '#db/process-lock.server.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { UpdateMessage } from './update-database.ts';

process.on('SIGINT', () => undefined); // Ctrl-C reaches it too, and the server that started it ends it
const [dataDir = '', server = ''] = process.argv.slice(2);
endWithServer();
await update().catch((error: unknown) => send({ refused: error instanceof AppError ? error.message : `DATA_DIR: ${getReason(error)}` }));
process.exit();

/** In a thread, because SQLite blocks this one: a start that follows a killed one would find the folder locked. */
function endWithServer() {
  const watch = `setInterval(() => process.ppid === ${Number(server)} || process.kill(process.pid, 'SIGKILL'), 100)`;
  new Worker(watch, { eval: true }).unref();
}

async function update() {
  const lock = lockDataDir(dataDir);
  const db = await openDatabase({ databaseUrl: '', dataDir });
  const copied = await copyBeforeMigration(db, { dataDir, wanted: allMigrations });
  if (copied) await send({ copied });
  await send({ applied: await migrate(db, allMigrations) });
  await db.destroy();
  lock.release();
}

function send(message: UpdateMessage): Promise<unknown> {
  return new Promise((resolve) => process.send?.(message, resolve));
}
