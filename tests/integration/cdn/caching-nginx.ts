import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/support/site.ts';

export interface CachingNginx {
  port: number;
  /** Who empties its cache when it is asked to. */
  purgeUrl: string;
  start(upstreamPort: number): Promise<void>;
  /** Lets whoever empties the cache stop, and begin again at the same address. */
  stopForgetting(): Promise<void>;
  startForgetting(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether this machine has nginx. */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** nginx with the configuration of `deploy/cdn`, in a folder of its own, and what empties its cache. */
export async function prepareCachingNginx({ purgeToken }: { purgeToken: string }): Promise<CachingNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-nginx-'));
  const cache = path.join(folder, 'cache');
  mkdirSync(cache);
  const [port, purgePort] = [await freePort(), await freePort()];
  const running: { nginx?: ChildProcess; forgetting?: ChildProcess } = {};

  async function startForgetting() {
    const environment = { CACHE: cache, PURGE_TOKEN: purgeToken, PORT: String(purgePort) };
    const child = spawn(process.execPath, ['deploy/cdn/forget-pages.mjs'], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
    running.forgetting = child;
    await once(child.stdout, 'data');
  }

  return {
    port,
    purgeUrl: `http://127.0.0.1:${purgePort}/`,
    async start(upstreamPort) {
      const file = path.join(folder, 'nginx.conf');
      writeFileSync(file, configure({ folder, cache, port, upstreamPort }));
      running.nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')], { stdio: 'ignore' });
      for (let attempt = 0; !(await answers(port)); attempt += 1) {
        if (attempt > 200) throw new Error(`nginx does not start: ${readFileSync(path.join(folder, 'error.log'), 'utf8')}`);
        await wait(50);
      }
    },
    startForgetting,
    stopForgetting: () => end(running.forgetting),
    async stop() {
      await end(running.nginx);
      await end(running.forgetting);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The file that owners take, on the loopback and without root's folders. */
function configure({ folder, cache, port, upstreamPort }: { folder: string; cache: string; port: number; upstreamPort: number }): string {
  const block = readFileSync('deploy/cdn/nginx-cache.conf', 'utf8')
    .replace('/var/cache/nginx/byline', cache)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('www.example.com', 'localhost')
    .replace('127.0.0.1:3000', `127.0.0.1:${upstreamPort}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `daemon off; pid ${folder}/pid; worker_processes 1; ${user} events {} http { access_log off; ${temporary} ${block} }\n`;
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
