import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Db } from '#db/client.server.ts';
import { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts';
import { shareSites } from './shared-sites.ts';
import { startSite } from './site.ts';
import { prepareTemplates } from './template-database.ts';
import { isGate } from './tier.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A throwaway PostgreSQL; null where the machine has none. */
    postgresUrl: string | null;
    /** Holds a migrated SQLite database without content. */
    templateDir: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeLeftovers = makeTemporaryFolder();
  const cluster = isGate ? null : await startPostgres();
  project.provide('postgresUrl', cluster?.url ?? null);
  const templateDir = mkdtempSync(path.join(tmpdir(), 'template-'));
  await prepareTemplates(templateDir, cluster?.url);
  project.provide('templateDir', templateDir);
  const stopSites = await shareSites(async (content) =>
    startSite('fill' in content ? { dataDir: await makeDataFolder(content.fill) } : content),
  );
  return async () => {
    await stopSites();
    await cluster?.stop();
    removeLeftovers();
  };
}

async function startPostgres(): Promise<PostgresCluster | null> {
  try {
    return await startPostgresCluster();
  } catch (error) {
    process.stderr.write(`skipped: tests on PostgreSQL: ${error instanceof Error ? error.message : error}\n`);
    return null;
  }
}

/** Made when a site asks for it: what it imports is not needed for most runs. */
async function makeDataFolder(fill: (db: Db) => Promise<void>): Promise<string> {
  const contentFolder = await import('../factories/content-folder.ts');
  return contentFolder.makeDataFolder(fill);
}

/** Where every process of this run puts what is temporary. Gives back its removal, which names what tests left in it. */
function makeTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-tests-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user
  process.env.TMPDIR = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove); // a run that is broken off leaves nothing behind
  return () => {
    const left = readdirSync(folder).filter((name) => name.startsWith('byline-'));
    if (left.length) process.stderr.write(`tests left behind, now removed: ${left.join(', ')}\n`);
    remove();
  };
}
