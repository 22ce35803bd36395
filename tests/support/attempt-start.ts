import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bareEnvironment, freePort } from './site.ts';

export interface StartAttempt {
  isRunning: boolean;
  /** What was printed besides the log. */
  complaints: string[];
  log: string[];
}

const GIVE_UP_MS = 90_000;

/** Starts the built site on a folder and kills it as soon as it runs, or waits for it to end by itself. */
export async function attemptStart(dataDir: string, settings: Record<string, string> = {}): Promise<StartAttempt> {
  const child = spawn(process.execPath, ['server/start.js'], {
    env: { ...bareEnvironment(), PORT: String(await freePort()), DATA_DIR: dataDir, LOG_FORMAT: 'json', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), GIVE_UP_MS);
  let output = '';
  let isRunning = false;
  const read = (chunk: Buffer) => {
    output += chunk;
    if (isRunning || !output.includes('"event":"Byline is running')) return;
    isRunning = true;
    child.kill('SIGKILL');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  await once(child, 'close');
  clearTimeout(timer);
  const lines = output.split('\n').filter(Boolean);
  return {
    isRunning,
    complaints: lines.filter((line) => !line.startsWith('{')),
    log: lines.filter((line) => line.startsWith('{')),
  };
}
