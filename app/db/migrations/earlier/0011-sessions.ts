import { createHash } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';
import { columnTypes, type Migration } from '../migration.ts';

const BATCH = 500;

/** Sessions by the hash of their token, so that the database and its copies open none; which device, and when it was last used. */
export const sessions: Migration = {
  name: '0011-sessions',
  statements: (dialect) => [
    'alter table sessions rename column user_agent to device',
    'update sessions set device = null',
    `alter table sessions add column last_used_at ${columnTypes[dialect].timestamp}`,
    'update sessions set last_used_at = updated_at',
  ],
  /** Who is signed in stays signed in: their cookies hold the tokens. */
  async convert(db) {
    for (let last = ''; ; ) {
      const { rows } = await sql<SessionRow>`select id, token from sessions where id > ${last} order by id limit ${BATCH}`.execute(db);
      for (const { id, token } of rows) await storeHash(db, { id, token });
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.id ?? '';
    }
  },
};

interface SessionRow {
  id: string;
  token: string;
}

async function storeHash(db: QueryExecutorProvider, { id, token }: SessionRow) {
  const hash = createHash('sha256').update(token).digest('base64url');
  await sql`update sessions set token = ${hash} where id = ${id}`.execute(db);
}
