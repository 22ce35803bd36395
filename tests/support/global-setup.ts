import type { TestProject } from 'vitest/node';
import { startPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A throwaway PostgreSQL; null where the machine has none. */
    postgresUrl: string | null;
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  try {
    const cluster = await startPostgresCluster();
    project.provide('postgresUrl', cluster.url);
    return cluster.stop;
  } catch (error) {
    process.stderr.write(`skipped: tests on PostgreSQL: ${error instanceof Error ? error.message : error}\n`);
    project.provide('postgresUrl', null);
    return undefined;
  }
}
