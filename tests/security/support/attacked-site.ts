import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#db/client.server.ts';
import { type ClientResponse, sendRequest, signIn } from '../../support/admin-client.ts';
import type { DatabasePlace } from '../../support/databases.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

type Ask = Parameters<typeof sendRequest>[2];

export interface AttackedSite {
  url: string;
  dataDir: string;
  db: Db;
  /** The headers of the signed-in admin's browser. */
  admin: Record<string, string>;
  output: RunningSite['output'];
  /** From an address of its own each time. */
  ask(path: string, ask?: Ask): Promise<ClientResponse>;
  /** As the admin; an object is sent as JSON. */
  askAsAdmin(path: string, ask?: { method?: string; body?: object }): Promise<ClientResponse>;
  /** A hash of each table's rows. */
  hashTables(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

/** What using an account or reading a page writes by itself. */
const WRITTEN_IN_PASSING = ['attempts', 'missed_addresses', 'sessions'];
/** What SQLite keeps of a full-text index, some of it in numbers that JavaScript does not have. */
const INDEX_TABLE = /_(?:config|content|data|docsize|idx)$/;

/** The built site with the demo content, and an admin; every request may come from an address of its own, by X-Forwarded-For. */
export async function startAttackedSite({ databaseUrl, dataDir }: Partial<DatabasePlace> = {}): Promise<AttackedSite> {
  const settings = { TRUSTED_PROXIES: '127.0.0.1', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const site = await startSite({ demo: true, settings, ...(dataDir && { dataDir }) });
  const admin = await signIn(site);
  const db = await openDatabase({ databaseUrl: databaseUrl ?? '', dataDir: site.dataDir });
  return {
    url: site.url,
    dataDir: site.dataDir,
    db,
    admin,
    output: site.output,
    ask: (path, { headers, ...ask } = {}) => sendRequest(site, path, { ...ask, headers: { ...nextAddress(), ...headers } }),
    askAsAdmin: (path, { method = 'GET', body } = {}) =>
      sendRequest(site, path, { method, headers: { ...nextAddress(), ...admin }, ...(body && { body: JSON.stringify(body) }) }),
    hashTables: () => hashTables(db),
    async stop() {
      await db.destroy();
      await site.stop();
    },
  };
}

let clients = 0;

/** Somebody else each time, so that no count of attempts stands in the way of what is tried. */
function nextAddress(): Record<string, string> {
  clients += 1;
  return { 'x-forwarded-for': [10, clients >> 16, clients >> 8, clients].map((part) => part & 255).join('.') };
}

/** The rows of two hashings differ in these tables. */
export function findChangedTables(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
}

async function hashTables(db: Db): Promise<Record<string, string>> {
  const tables = (await db.introspection.getTables()).filter(
    ({ isView, name }) => !isView && !WRITTEN_IN_PASSING.includes(name) && !INDEX_TABLE.test(name),
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    const lines = rows.map((row) => JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value)));
    hashes[name] = createHash('sha256').update(lines.sort().join('\n')).digest('hex');
  }
  return hashes;
}
