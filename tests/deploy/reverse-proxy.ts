import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/site.ts';

/** Of the configurations that we ship. */
export const DOMAIN = 'example.com';

export type ProxyKind = 'nginx' | 'caddy';

export interface ReverseProxy {
  ports: { http: number; https: number };
  /** The certificate that clients trust. */
  ca: string;
  /** What the program says of the configuration. Throws where it is refused. */
  check(): string;
  stop(): Promise<void>;
}

interface Rendered {
  program: string;
  check: string[];
  run: string[];
  env?: Record<string, string>;
}

const TICK_MS = 25;
const START_WITHIN_MS = 30_000;

/** A program's path; null where this machine has none. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];
  return folders.map((folder) => path.join(folder, name)).find(existsSync) ?? null;
}

/** Starts nginx or Caddy on free ports with the configuration in `deploy/`, its ports and certificates put in. */
export async function startReverseProxy(kind: ProxyKind, site: { url: string }): Promise<ReverseProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), `byline-${kind}-`));
  const ca = createCertificate(folder);
  const ports = { http: await freePort(), https: await freePort() };
  const render = { nginx: renderNginx, caddy: renderCaddy }[kind];
  const { program, check, run, env = {} } = render(folder, { ports, upstream: new URL(site.url).host.replace('localhost', '127.0.0.1') });
  const environment = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...env };
  const child = spawn(program, run, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  await waitUntilListening(child, ports.https, () => said);
  return {
    ports,
    ca,
    check: () => execFileSync(program, check, { env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }),
    async stop() {
      process.off('exit', kill);
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Place {
  ports: { http: number; https: number };
  upstream: string;
}

function renderNginx(folder: string, { ports, upstream }: Place): Rendered {
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/^\tlisten \[::\].*\n/gm, '') // a machine may have no IPv6
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.https} `)
    .replaceAll(`/etc/letsencrypt/live/${DOMAIN}/`, `${folder}/`)
    .replace('127.0.0.1:3000', upstream);
  mkdirSync(path.join(folder, 'logs'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  // As Debian's own nginx.conf around it: compression for text/html, and buffering.
  const around = ['gzip on;', 'access_log off;', ...temporary].join('\n');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;\npid ${folder}/pid;\n${user}\nerror_log stderr;\nevents { worker_connections 4096; }\nhttp {\n${around}\n${site}}\n`,
  );
  const where = ['-p', folder, '-c', file];
  return { program: findProgram('nginx') ?? '', check: ['-t', ...where], run: where };
}

function renderCaddy(folder: string, { ports, upstream }: Place): Rendered {
  const options = [
    'admin off',
    `http_port ${ports.http}`,
    `https_port ${ports.https}`,
    'auto_https disable_certs',
    'default_bind 127.0.0.1',
  ];
  const tls = `tls ${folder}/fullchain.pem ${folder}/privkey.pem`;
  const config = readFileSync('deploy/Caddyfile', 'utf8')
    .replace(/^\{\n/m, `{\n${options.map((option) => `\t${option}\n`).join('')}`)
    .replaceAll(/^((?:www\.)?\{\$DOMAIN.*\} \{)$/gm, `$1\n\t${tls}`);
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, config);
  const where = ['--config', file, '--adapter', 'caddyfile'];
  const env = { DOMAIN, UPSTREAM: upstream };
  return { program: findProgram('caddy') ?? '', check: ['validate', ...where], run: ['run', ...where], env };
}

function createCertificate(folder: string): string {
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => path.join(folder, name));
  const names = `subjectAltName=DNS:${DOMAIN},DNS:www.${DOMAIN}`;
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const args = ['req', ...kind, '-subj', `/CN=${DOMAIN}`, '-addext', names, '-keyout', key ?? '', '-out', certificate ?? ''];
  execFileSync('openssl', args, { stdio: 'ignore' });
  return readFileSync(certificate ?? '', 'utf8');
}

async function waitUntilListening(child: ChildProcess, port: number, said: () => string) {
  const startedAt = performance.now();
  while (!(await isListening(port))) {
    const isOver = child.exitCode !== null || performance.now() - startedAt > START_WITHIN_MS;
    if (isOver) throw new Error(`${child.spawnfile} did not start: ${said()}`);
    await wait(TICK_MS);
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

export interface ProxiedRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  scheme?: 'http' | 'https';
  host?: string;
  /** An address of the loopback that the request comes from. */
  from?: string;
}

/** One request of a browser that knows the domain's address; the response has begun and is not read. */
export function openThroughProxy({ ports, ca }: Pick<ReverseProxy, 'ports' | 'ca'>, target: string, options: ProxiedRequest = {}) {
  const { scheme = 'https', host = DOMAIN, from = '127.0.0.1', method = 'GET', headers, body } = options;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const request: RequestOptions = {
    ...{ host: '127.0.0.1', port: ports[scheme], localAddress: from, path: target, method, agent: false },
    headers: { host, ...length, ...headers },
    ...(scheme === 'https' && { servername: host, ca }),
  };
  return new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    const asking = scheme === 'https' ? requestHttps(request) : requestHttp(request);
    asking.on('response', resolve).on('error', reject).end(body);
  });
}
