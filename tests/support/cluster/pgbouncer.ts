import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../site.ts';

export interface PgBouncer {
  /** The same database as the one that it stands in front of, through it. */
  toPooled(databaseUrl: string): string;
  stop(): Promise<void>;
}

export const NO_PGBOUNCER = 'PgBouncer is not installed here: tests of several processes behind it are skipped';
const START_MS = 10_000;
/** Fewer than the site's processes have connections together: a transaction gets another one each time. */
const SERVER_CONNECTIONS = 8;

export function isPgBouncerInstalled(): boolean {
  return spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Starts PgBouncer in transaction mode in front of every database of a server. */
export async function startPgBouncer(serverUrl: string): Promise<PgBouncer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-pgbouncer-'));
  const port = await freePort();
  const { hostname, port: serverPort, username } = new URL(serverUrl);
  const config = path.join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${SERVER_CONNECTIONS}`,
    'max_client_conn = 500',
    'server_reset_query_always = 1',
  ];
  const user = process.getuid?.() === 0 ? findNobody() : undefined; // it refuses to run as root
  writeFileSync(config, `${lines.join('\n')}\n`);
  for (const file of user ? [folder, config] : []) chownSync(file, user?.uid ?? 0, user?.gid ?? 0);
  const child = spawn('pgbouncer', ['-q', config], { stdio: 'ignore', cwd: folder, ...user });
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  const startedAt = performance.now();
  while (!(await isListening(port))) {
    if (child.exitCode !== null || performance.now() - startedAt > START_MS) throw new Error('PgBouncer did not start');
    await wait(20);
  }
  return {
    toPooled(databaseUrl) {
      const url = new URL(databaseUrl);
      url.port = String(port);
      return url.href;
    },
    async stop() {
      process.off('exit', abandon);
      child.kill('SIGKILL');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findNobody(): { uid: number; gid: number } {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout));
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
