import { mkdtempSync, rmSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checks } from '#app/all-checks.server.ts';
import { kinds } from '#app/all-kinds.server.ts';
import { settingsKinds } from '#app/settings-kinds.ts';
import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { parseSettings, SETTING_NAMES } from '#platform/env/settings.server.ts';
import { z } from '#platform/forms/zod.ts';
import type { JobHandler } from '#platform/jobs/job.ts';
import { getBodyLimit } from '#server/http/limits.ts';
import { readSchema } from '#tests/old-data/read-schema.ts';
import { restoreRelease } from '#tests/old-data/release.ts';
import { listAddresses } from '#tests/security/support/route-list.ts';
import { type PostgresCluster, startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { administer } from '#tests/support/template-database.ts';
import type { Manifest } from './built.ts';

const OLD = '0.1.0';
/** Enough for every job to be among the handlers. */
const ALL_JOBS = {
  SITE_URL: 'https://shape.example',
  PURGE_URL: 'https://cdn.example/purge',
  INDEXNOW: 'on',
  WEBSUB_HUB: 'https://hub.example/',
  BACKUP_EVERY: '1d',
  BACKUP_TO: '/var/backups/byline',
};

export async function readSchemas() {
  const sqlite = {
    fresh: await readSqlite(() => undefined),
    [`from ${OLD}`]: await readSqlite((dataDir) => restoreRelease(OLD, { databaseUrl: '', dataDir })),
  };
  const cluster = await startPostgresCluster().catch((error: Error) => error);
  if (!(cluster instanceof Error)) return { sqlite, postgres: await readPostgres(cluster).finally(cluster.stop) };
  process.stderr.write(`PostgreSQL is left out: ${cluster.message}\n`);
  return { sqlite, postgres: `left out: ${cluster.message}` };
}

async function readSqlite(fill: (dataDir: string) => unknown) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-shape-'));
  try {
    await fill(dataDir);
    return await migrateAndRead({ databaseUrl: '', dataDir });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function readPostgres({ url }: PostgresCluster) {
  const place = { databaseUrl: new URL('/old', url).href, dataDir: '' };
  await administer(url, 'create database old');
  await restoreRelease(OLD, place);
  return { fresh: await migrateAndRead({ databaseUrl: url, dataDir: '' }), [`from ${OLD}`]: await migrateAndRead(place) };
}

async function migrateAndRead(place: Parameters<typeof openDatabase>[0]): Promise<string[]> {
  const db = await openDatabase(place);
  await migrate(db);
  return readSchema(db).finally(() => db.destroy());
}

/** Each route of the build by its id. */
export function readRoutes({ routes }: Manifest, rules: Record<string, object>) {
  const addresses = new Map(listAddresses().map((address) => [address.pattern, address]));
  const toPattern = (id: string | undefined): string => {
    const { path: own = '', parentId } = (id && routes[id]) || {};
    return own ? `${toPattern(parentId)}/${own}` : parentId ? toPattern(parentId) : '';
  };
  return Object.fromEntries(
    Object.values(routes).map(({ id, hasLoader, hasAction, hasDefaultExport }) => {
      const pattern = toPattern(id) || '/';
      const sample = addresses.get(pattern)?.path;
      const { bytes, isStreamed, msPerPart } = getBodyLimit(sample ?? '');
      return [
        id,
        { pattern, hasLoader, hasAction, hasDefaultExport, ...(sample && { body: { bytes, isStreamed, msPerPart }, ...rules[pattern] }) },
      ];
    }),
  );
}

/** The runner is replaced by a function that returns its handlers, because nothing lists them all. */
export async function readJobs() {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier.endsWith('/job-runner.server.ts')
        ? { url: 'data:text/javascript,export const createJobRunner = (given) => given', shortCircuit: true }
        : next(specifier, context),
  });
  const { createJobs } = await import('#server/jobs.ts');
  hooks.deregister();
  const { createBackups } = await import('#features/backup/scheduled-backups.server.ts');
  const deps = {
    settings: parseSettings(ALL_JOBS),
    contentVersion: { onChange: () => undefined },
    kinds,
    now: () => new Date(),
    isStoreOurs: true,
  };
  const backups = createBackups(deps as unknown as Parameters<typeof createBackups>[0]).handler; // only its plain values are read
  const { handlers } = createJobs({ ...deps, backups } as unknown as Parameters<typeof createJobs>[0]) as unknown as {
    handlers: JobHandler[];
  };
  return Object.fromEntries(handlers.map((handler) => [handler.name, toPlain(handler)]));
}

export function readSettings() {
  const { DATA_DIR, ...defaults }: Record<string, unknown> = { ...parseSettings({}) };
  return {
    checks: Object.fromEntries(checks.map((check) => [check.part, { ...toPlain(check), repairs: check.repair !== undefined }])),
    env: Object.fromEntries(
      SETTING_NAMES.map((name) => [name, name === 'DATA_DIR' ? path.relative('.', String(DATA_DIR)) : (defaults[name] ?? null)]),
    ),
    owner: Object.fromEntries(settingsKinds.map(({ name, form, fields, defaults, ...kind }) => [name, toPlain(kind)])),
  };
}

/** Without functions; a schema as JSON Schema. */
function toPlain(value: object) {
  return JSON.parse(
    JSON.stringify(value, (_, part) => (part instanceof z.ZodType ? z.toJSONSchema(part, { unrepresentable: 'any', io: 'input' }) : part)),
  );
}
