import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { getReason } from '#db/client.server.ts';
import { findMigrations } from '#db/migrate.server.ts';
import { inspectPostgres, type PostgresServer } from '#db/postgres/inspect-server.server.ts';
import { DATABASE_FILE } from '#db/sqlite/database-place.server.ts';
import { findDamage } from '#db/sqlite/quick-check.server.ts';
import type { CheckedSite } from '../findings/checked-site.server.ts';
import { type Finding, hint, unknown, well, wrong } from '../findings/checkup.ts';

/** A larger file takes longer to read through than whoever waits for this would like. */
const MAX_READ_BYTES = 200_000_000;
/** The oldest that still gets corrections. */
const OLDEST_POSTGRES = 14;
const LOOPBACK = /^(|localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether the database answers, is whole and up to date, and keeps what it is told. */
export async function checkDatabase(site: CheckedSite): Promise<Finding[]> {
  return site.settings.DATABASE_URL ? checkPostgres(site) : checkSqlite(site);
}

async function checkSqlite(site: CheckedSite): Promise<Finding[]> {
  const { DATA_DIR } = site.settings;
  const file = path.join(DATA_DIR, DATABASE_FILE);
  if (!existsSync(file)) return [unknown(`There is no database in ${DATA_DIR} yet.`, 'The first start makes it.')];
  const { size } = statSync(file);
  const damage = size <= MAX_READ_BYTES ? await findDamage(DATA_DIR) : undefined;
  if (damage) {
    return [
      wrong(
        `SQLite’s file is damaged (${damage.message}).`,
        'Keep a copy of it as it is; npm run rescue -- check says whether it can be mended. Else restore a backup.',
      ),
    ];
  }
  const read =
    size <= MAX_READ_BYTES
      ? 'can be read from end to end'
      : 'opens; it is too large to be read through here, npm run rescue -- check does that';
  return [
    well(`SQLite’s file of ${size < 100_000 ? 'under 0.1' : (size / 1_000_000).toFixed(1)} MB ${read}.`),
    await checkMigrations(site),
  ];
}

async function checkPostgres(site: CheckedSite): Promise<Finding[]> {
  const { DATABASE_URL } = site.settings;
  const { hostname } = new URL(DATABASE_URL);
  const server = await inspectPostgres(DATABASE_URL).catch((error: unknown) => getReason(error));
  if (typeof server === 'string') {
    return [
      wrong(
        `PostgreSQL does not let the site in: ${server}.`,
        'See that it runs, and that host, port, user, password and database of DATABASE_URL are right.',
      ),
    ];
  }
  return [...describePostgres(server, hostname), await checkMigrations(site)];
}

export function describePostgres(server: Omit<PostgresServer, 'clockAheadMs'>, host: string): Finding[] {
  const findings = [well(`PostgreSQL ${server.version} answers${server.isPooled ? ', with a pooler in front' : ''}.`)];
  if (server.major < OLDEST_POSTGRES)
    findings.push(hint(`PostgreSQL ${server.major} gets no corrections any more.`, `Move to ${OLDEST_POSTGRES} or newer.`));
  if (!server.fsync)
    findings.push(
      wrong('PostgreSQL runs with fsync = off: a power cut can destroy the whole database.', 'Set fsync = on in postgresql.conf.'),
    );
  if (!server.isCommitSynced) {
    findings.push(
      wrong(
        'PostgreSQL runs with synchronous_commit = off: what was saved in the last moment before a crash is lost.',
        'Set synchronous_commit = on for the server, the database or the user.',
      ),
    );
  }
  if (!server.isEncrypted && !LOOPBACK.test(host)) {
    findings.push(
      hint(
        `The connection to ${host} is not encrypted.`,
        'In any network but one that is yours alone, put ?sslmode=require behind DATABASE_URL.',
      ),
    );
  }
  return findings;
}

async function checkMigrations(site: CheckedSite): Promise<Finding> {
  const db = await site.openDb();
  const state = await findMigrations(db).catch(() => undefined);
  if (!state)
    return unknown(
      'The database holds no site yet.',
      'The first start fills it. If this site has been started before, the settings lead to another database now.',
    );
  const { applied, pending, unknown: newer } = state;
  if (newer.length > 0) {
    return wrong(
      `The database is of a newer Byline (${newer[0]} is not known here).`,
      'Start that version, or restore a backup from before it.',
    );
  }
  if (pending.length === 0) return well(`All ${applied} migrations are applied.`);
  return hint(
    `${pending.length} of ${applied + pending.length} migrations are still to be applied.`,
    'The next start applies them; make a backup before it.',
  );
}
