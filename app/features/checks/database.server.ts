import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { type Db, getDialect, getReason } from '#db/client.server.ts';
import { findMigrations } from '#db/migrate.server.ts';
import { inspectPostgres, type PostgresServer } from '#db/postgres/inspect-server.server.ts';
import { DATABASE_FILE } from '#db/sqlite/database-file.server.ts';
import { findDamage } from '#db/sqlite/quick-check.server.ts';
import type { CheckedSite } from './check.server.ts';
import { type Finding, hint, unknown, well, wrong } from './checkup.ts';

const MAX_READ_BYTES = 200_000_000;
const OLDEST_POSTGRES = 14;
const LOOPBACK = /^(|localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export async function checkDatabase(site: CheckedSite): Promise<Finding[]> {
  return site.settings.DATABASE_URL ? checkPostgres(site) : checkSqlite(site);
}

export async function repairDatabase(site: CheckedSite): Promise<string[]> {
  const db = await site.openDb();
  if (getDialect(db) === 'postgres') return [];
  const { rows } = await sql<{ quickCheck: string }>`pragma quick_check`.execute(db).catch(() => ({ rows: [] }));
  const damage = rows.map(({ quickCheck }) => quickCheck).filter((text) => text !== 'ok');
  if (damage.length === 0 || !damage.every((text) => /index/i.test(text))) return [];
  await sql`reindex`.execute(db);
  return ['Rebuilt the indexes of the database.'];
}

async function checkSqlite(site: CheckedSite): Promise<Finding[]> {
  const { DATA_DIR } = site.settings;
  const file = path.join(DATA_DIR, DATABASE_FILE);
  if (!existsSync(file)) return [unknown(`There is no database in ${DATA_DIR} yet.`, 'The first start creates it.')];
  const bytes = getSize(file) + getSize(`${file}-wal`);
  const isRead = site.isThorough || bytes <= MAX_READ_BYTES;
  const damage = isRead ? await findDamage(DATA_DIR) : undefined;
  if (damage) {
    const advice =
      'Make a copy of the file as it is, then run npm run rescue -- repair, which repairs damaged indexes. If that doesn’t help, restore a backup.';
    return [wrong(`The database file is damaged: ${damage.detail}.`, advice)];
  }
  const size = `The SQLite database has ${bytes < 100_000 ? 'less than 0.1' : (bytes / 1_000_000).toFixed(1)} MB`;
  const read = isRead ? 'and is undamaged.' : 'and opens. It’s too large to read in full here; npm run rescue -- check does that.';
  const db = await site.openDb();
  return [well(`${size} ${read}`), await checkMigrations(db), ...(await checkForeignKeys(db))];
}

function getSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

async function checkForeignKeys(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db);
  const pairs = new Set(rows.map(({ table, parent }) => `${table} without their ${parent}`));
  return [...pairs].map((pair) => hint(`The database has ${pair}.`, 'They aren’t shown anywhere, and you don’t need to do anything.'));
}

async function checkPostgres(site: CheckedSite): Promise<Finding[]> {
  const { DATABASE_URL } = site.settings;
  const server = await inspectPostgres(DATABASE_URL).catch((error: unknown) => getReason(error));
  if (typeof server === 'string') {
    const advice = 'Check that it’s running, and that the host, port, user, password and database in DATABASE_URL are right.';
    return [wrong(`The site can’t connect to PostgreSQL: ${server}.`, advice)];
  }
  return [...describePostgres(server, new URL(DATABASE_URL).hostname), await checkMigrations(await site.openDb())];
}

export function describePostgres(server: Omit<PostgresServer, 'clockAheadMs'>, host: string): Finding[] {
  const findings = [well(`PostgreSQL ${server.version} answers${server.isPooled ? ', with a pooler in front' : ''}.`)];
  if (server.major < OLDEST_POSTGRES)
    findings.push(hint(`PostgreSQL ${server.major} no longer gets fixes.`, `Upgrade to ${OLDEST_POSTGRES} or newer.`));
  if (!server.fsync)
    findings.push(
      wrong('PostgreSQL runs with fsync = off: a power cut can destroy the whole database.', 'Set fsync = on in postgresql.conf.'),
    );
  if (!server.isCommitSynced) {
    const message = 'PostgreSQL runs with synchronous_commit = off: the last changes before a crash are lost.';
    findings.push(wrong(message, 'Set synchronous_commit = on for the server, the database or the user.'));
  }
  if (!server.isEncrypted && !LOOPBACK.test(host)) {
    const advice = 'Add ?sslmode=require to DATABASE_URL, unless nobody else is on the network.';
    findings.push(hint(`The connection to ${host} is not encrypted.`, advice));
  }
  return findings;
}

async function checkMigrations(db: Db): Promise<Finding> {
  const state = await findMigrations(db).catch(() => undefined);
  if (!state) {
    const advice = 'The first start fills it. If this site has run before, your settings now point to a different database.';
    return unknown('There’s no site in the database yet.', advice);
  }
  const { applied, pending, unknown: newer } = state;
  if (newer) {
    const message = `The database belongs to a newer version of Byline (${newer} is not known here).`;
    return wrong(message, 'Start that version, or restore a backup from before it.');
  }
  if (pending.length === 0) return well('All migrations are applied.');
  const message = `The database is not up to date: ${pending.length} of ${applied + pending.length} migrations are still to be applied.`;
  return hint(message, 'The next start applies them. Make a backup first.');
}
