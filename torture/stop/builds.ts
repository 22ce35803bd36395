import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest } from '#tests/support/admin-client.ts';
import { launch, listGroup, spawnInGroup } from '#tests/support/process-group.ts';
import { freePort } from '#tests/support/site.ts';

const CODE = ['app', 'content', 'public', 'server', 'vite'];
const FILES = [
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  'site.config.ts',
];
/** How far into a build it is stopped or killed. */
const AFTER_MS = [300, 1200, 2500, 4000];
const GONE_WITHIN_MS = 10_000;

/** Starts that build: stopped or killed in the middle, and two at once. Returns what went wrong. */
export async function tryBuilds(node: readonly string[]): Promise<string[]> {
  const cwd = mkdtempSync(path.join(tmpdir(), 'byline-builds-'));
  const faults: string[] = [];
  try {
    for (const name of [...CODE, ...FILES]) cpSync(name, path.join(cwd, name), { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(cwd, 'node_modules'));
    for (const [at, ms] of AFTER_MS.entries()) {
      const signal = at % 2 ? 'SIGKILL' : 'SIGTERM';
      const child = spawnInGroup(node, { cwd, settings: await newSettings(cwd), logFile: path.join(cwd, 'log') });
      const group = child.pid ?? 0;
      const ended = once(child, 'exit');
      await wait(ms);
      child.kill(signal);
      await ended;
      const endedAt = performance.now();
      while (listGroup(group).length && performance.now() - endedAt < GONE_WITHIN_MS) await wait(50);
      if (listGroup(group).length) {
        faults.push(`${signal} after ${ms} ms: the build goes on`);
        process.kill(-group, 'SIGKILL');
      }
      if (existsSync(path.join(cwd, 'build/complete'))) faults.push(`${signal} after ${ms} ms: the build counts as complete`);
    }
    faults.push(...(await startTwo(node, cwd)));
    return faults;
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

async function startTwo(node: readonly string[], cwd: string): Promise<string[]> {
  const starts = await Promise.allSettled(
    ['one', 'two'].map(async (name) => {
      const settings = await newSettings(cwd);
      const { child, output } = await launch(node, { cwd, settings, logFile: path.join(cwd, `log-${name}`) });
      const { status, text } = await sendRequest({ url: `http://localhost:${settings.PORT}` }, '/about');
      const asset = /\/assets\/[^"]+\.css/.exec(text)?.[0] ?? '/assets/none';
      const styles = await sendRequest({ url: `http://localhost:${settings.PORT}` }, asset);
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      const isWell = status === 200 && styles.status === 200 && !output().includes('"level":"error"');
      if (!isWell) throw new Error(`page ${status}, styles ${styles.status}: ${output().slice(0, 500)}`);
    }),
  );
  return starts.flatMap((start) => (start.status === 'rejected' ? [`two starts at once: ${start.reason}`] : []));
}

async function newSettings(cwd: string): Promise<Record<string, string>> {
  const data = path.join(cwd, 'data');
  mkdirSync(data, { recursive: true });
  return { PORT: String(await freePort()), DATA_DIR: mkdtempSync(path.join(data, 'site-')) };
}
