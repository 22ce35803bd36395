import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { DatabasePlace } from '../../tests/support/databases.ts';

interface Outcome {
  /** Null where it was killed. */
  status: number | null;
  output: string;
  ms: number;
}

/** Runs `npm run backup` or `npm run restore` with the settings of a place; kills it after so many milliseconds. */
export async function runCommand(
  command: 'backup' | 'restore',
  args: string[],
  place: DatabasePlace,
  killAfterMs?: number,
): Promise<Outcome> {
  const startedAt = performance.now();
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [`server/commands/${command}.ts`, ...args], {
    env: { PATH, HOME, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const [status] = await once(child, 'close');
  clearTimeout(timer);
  return { status, output, ms: performance.now() - startedAt };
}
