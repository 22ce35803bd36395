import { type Db, openDatabase } from '#db/client.server.ts';
import { makeDataFolder } from '../../factories/content-folder.ts';
import { isNginxInstalled, NO_NGINX } from '../../support/cluster/nginx.ts';
import { isPgBouncerInstalled, NO_PGBOUNCER, startPgBouncer } from '../../support/cluster/pgbouncer.ts';
import { type SiteCluster, startSiteCluster } from '../../support/cluster/site-cluster.ts';
import { startPostgresCluster } from '../../support/postgres-cluster.ts';
import { type RunningSite, startSite as startProcess } from '../../support/site.ts';

/**
 * What stands in front of each site of the browser tests: nothing, and it is one process on SQLite; `nginx`, and it is two processes on
 * PostgreSQL and a store; `nginx,pgbouncer`, and they reach PostgreSQL through that as well.
 */
const BEHIND = (process.env.E2E_BEHIND ?? '').split(',').filter(Boolean);
/** The variables that hold where the servers of a run are. */
const POSTGRES = 'E2E_POSTGRES_URL';
const POOLER = 'E2E_POOLER_URL';

interface SiteOptions {
  demo?: boolean;
  settings?: Record<string, string>;
  /** What is in it instead of the built-in articles. */
  fill?: (db: Db) => Promise<void>;
}

/** A site as the tests have it; what is in the other type is there where several processes serve it. */
export type StartedSite = RunningSite & Partial<Omit<SiteCluster, keyof RunningSite>>;

/** Starts a site of a test's own: one process, or several where the run is about those. */
export async function startSite({ fill, ...options }: SiteOptions = {}): Promise<StartedSite> {
  const { [POSTGRES]: postgresUrl, [POOLER]: pooler } = process.env;
  if (postgresUrl) {
    const toPooled = (url: string) => (pooler ? `${pooler}${new URL(url).pathname}` : url);
    return startSiteCluster({ ...options, postgresUrl, toPooled, ...(fill && { fill }) });
  }
  return startProcess({ ...options, ...(fill && { dataDir: await makeDataFolder(fill) }) });
}

/** Starts what all sites of a run share, and gives back how to stop it. Throws where the machine has not what is asked for. */
export async function startSurroundings(): Promise<() => Promise<void>> {
  if (BEHIND.length === 0) return async () => undefined;
  const unknown = BEHIND.find((name) => !['nginx', 'pgbouncer'].includes(name));
  if (unknown) throw new Error(`E2E_BEHIND: ${unknown} is neither nginx nor pgbouncer`);
  if (!isNginxInstalled()) throw new Error(NO_NGINX);
  if (BEHIND.includes('pgbouncer') && !isPgBouncerInstalled()) throw new Error(NO_PGBOUNCER);
  const postgres = await startPostgresCluster();
  process.env[POSTGRES] = postgres.url;
  const pooler = BEHIND.includes('pgbouncer') ? await startPgBouncer(postgres.url) : undefined;
  if (pooler) process.env[POOLER] = new URL(pooler.toPooled(postgres.url)).href.replace(/\/[^/]*$/, '');
  return async () => {
    await pooler?.stop();
    await postgres.stop();
  };
}

/** A page as each process of a site sends it: what one has seen of a change, another may see up to a second later. */
export async function readEverywhere(
  { url, members = [{ url }] }: Pick<StartedSite, 'url'> & { members?: { url: string }[] },
  path: string,
): Promise<string[]> {
  return Promise.all(members.map(async (member) => (await fetch(`${member.url}${path}`)).text()));
}

/** Reads or changes what a running site has stored, past the site. */
export async function changeDatabase<T>({ dataDir, databaseUrl = '' }: StartedSite, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase({ dataDir, databaseUrl });
  return work(db).finally(() => db.destroy());
}
