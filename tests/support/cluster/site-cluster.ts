import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { type StrictS3, startStrictS3 } from '../../contracts/strict-s3.ts';
import { freePort, type RunningSite, startSite } from '../site.ts';
import { startNginx } from './nginx.ts';

/** One site that several processes serve: a database of PostgreSQL, a store that verifies signatures, and nginx in front. */
export interface SiteCluster extends RunningSite {
  /** Of PostgreSQL itself, past any pooler. */
  databaseUrl: string;
  images: StrictS3['objects'];
  /** Each by itself, past nginx; its `url` is its own. */
  members: Member[];
  proxyErrors(): string;
}

interface Member {
  url: string;
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** On the same port, after a stop. */
  start(): Promise<void>;
}

interface ClusterOptions {
  /** A server in which a database of its own is made. */
  postgresUrl: string;
  /** The address under which the processes have that database; as it is when left out. */
  toPooled?: (databaseUrl: string) => string;
  demo?: boolean;
  settings?: Record<string, string>;
  /** What is in the database before the first process starts. */
  fill?: (db: Db) => Promise<void>;
  processes?: number;
}

export async function startSiteCluster(options: ClusterOptions): Promise<SiteCluster> {
  const { postgresUrl, toPooled = (url) => url, demo = false, settings, fill, processes = 2 } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-cluster-'));
  const { databaseUrl, remove } = await createDatabase(postgresUrl, fill);
  const store = await startStrictS3();
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const nginx = await startNginx(ports);
  mkdirSync(path.join(folder, 'outbox'));
  const shared = {
    TRUSTED_PROXIES: '127.0.0.1',
    BACKUP_TO: path.join(folder, 'backups'),
    ...settings,
    SITE_URL: nginx.url,
    DATABASE_URL: toPooled(databaseUrl),
    STORAGE_URL: store.storageUrl,
    SESSION_SECRET: randomUUID(),
  };
  const members: Member[] = [];
  for (const [at, port] of ports.entries()) {
    members.push(await startMember({ ...shared, PORT: String(port) }, { outbox: path.join(folder, 'outbox'), demo: demo && at === 0 }));
  }
  return {
    url: nginx.url,
    dataDir: folder,
    databaseUrl,
    images: store.objects,
    members,
    proxyErrors: nginx.errors,
    output: () => members.map((member) => member.output()).join(''),
    async stop(signal) {
      await Promise.all(members.map((member) => member.stop(signal)));
      await nginx.stop();
      await store.stop();
      await remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each has a folder of its own, as on machines of their own; emails that are sent arrive in one place. */
async function startMember(settings: Record<string, string>, { outbox, demo }: { outbox: string; demo: boolean }): Promise<Member> {
  const startOnce = (isFirst: boolean) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-member-'));
    symlinkSync(outbox, path.join(dataDir, 'outbox'));
    return startSite({ dataDir, settings, demo: demo && isFirst });
  };
  let running = await startOnce(true);
  let printed = '';
  let isStopped = false;
  return {
    url: `http://localhost:${settings.PORT}`,
    output: () => printed + running.output(),
    async stop(signal) {
      if (isStopped) return;
      isStopped = true;
      await running.stop(signal);
    },
    async start() {
      printed += running.output();
      running = await startOnce(false);
      isStopped = false;
    },
  };
}

async function createDatabase(postgresUrl: string, fill?: (db: Db) => Promise<void>) {
  const name = `site_${randomUUID().replaceAll('-', '')}`;
  await withDatabase(postgresUrl, (db) => sql.raw(`create database ${name}`).execute(db));
  const url = new URL(postgresUrl);
  url.pathname = name;
  if (fill) {
    await withDatabase(url.href, async (db) => {
      await migrate(db);
      await fill(db);
    });
  }
  return {
    databaseUrl: url.href,
    remove: () => withDatabase(postgresUrl, (db) => sql.raw(`drop database ${name} with (force)`).execute(db)),
  };
}

export async function withDatabase<T>(databaseUrl: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase({ databaseUrl, dataDir: '' });
  return work(db).finally(() => db.destroy());
}
