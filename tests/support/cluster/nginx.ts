import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../site.ts';

export interface Nginx {
  url: string;
  /** What it has logged of failures. */
  errors(): string;
  stop(): Promise<void>;
}

export const NO_NGINX = 'nginx is not installed here: tests of several processes behind it are skipped';
const SHIPPED = 'deploy/nginx-several.conf';
const START_MS = 10_000;

export function isNginxInstalled(): boolean {
  return spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;
}

/** Starts nginx on the loopback with the configuration that is shipped: without TLS, and in front of these ports. */
export async function startNginx(upstreamPorts: readonly number[], port?: number): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-nginx-'));
  const listenOn = port ?? (await freePort());
  const config = path.join(folder, 'nginx.conf');
  const log = path.join(folder, 'error.log');
  writeFileSync(log, '');
  writeFileSync(config, toConfig({ folder, log, site: toLoopback(readFileSync(SHIPPED, 'utf8'), listenOn, upstreamPorts) }));
  const child = spawn('nginx', ['-c', config, '-p', folder, '-e', log], { stdio: 'ignore' });
  const errors = () => readFileSync(log, 'utf8');
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon); // a run that is broken off leaves nothing behind
  const startedAt = performance.now();
  while (!(await isListening(listenOn))) {
    if (child.exitCode !== null || performance.now() - startedAt > START_MS) throw new Error(`nginx did not start: ${errors()}`);
    await wait(20);
  }
  return {
    url: `http://localhost:${listenOn}`,
    errors,
    async stop() {
      process.off('exit', abandon);
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Throws where the shipped file no longer has what is replaced. */
function toLoopback(shipped: string, port: number, upstreamPorts: readonly number[]): string {
  const servers = upstreamPorts.map((upstream) => `  server 127.0.0.1:${upstream} max_fails=0;\n`).join('');
  const replacements: [RegExp, string][] = [
    [/( *server 127\.0\.0\.1:\d+ max_fails=0;\n)+/, servers],
    [/listen 443 ssl;/, `listen 127.0.0.1:${port};`],
    [/server_name [^;]+;/, 'server_name localhost;'],
    [/ *ssl_certificate [^;]+;\n *ssl_certificate_key [^;]+;\n/, ''],
  ];
  return replacements.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`${SHIPPED} has no ${from}`);
    return text.replace(from, to);
  }, shipped);
}

function toConfig({ folder, log, site }: { folder: string; log: string; site: string }): string {
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''; // its folder is this user's alone
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  return `${user}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${log};
events { worker_connections 2048; }
http {
access_log off;
default_type application/octet-stream;
${temporary}
${site}
}
`;
}

async function isListening(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    (response) => response.arrayBuffer().then(() => true),
    () => false,
  );
}
