import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgresCluster } from './postgres-cluster.ts';
import { isGate } from './tier.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A throwaway PostgreSQL; null where the machine has none. */
    postgresUrl: string | null;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeLeftovers = makeTemporaryFolder();
  if (isGate) {
    project.provide('postgresUrl', null);
    return async () => removeLeftovers();
  }
  try {
    const cluster = await startPostgresCluster();
    project.provide('postgresUrl', cluster.url);
    return async () => {
      await cluster.stop();
      removeLeftovers();
    };
  } catch (error) {
    process.stderr.write(`skipped: tests on PostgreSQL: ${error instanceof Error ? error.message : error}\n`);
    project.provide('postgresUrl', null);
    return async () => removeLeftovers();
  }
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
