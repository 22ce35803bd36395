import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './site.ts';

export interface PostgresCluster {
  url: string;
  stop(): Promise<void>;
  /** Stops the server as `fast` or `immediate` shutdowns do, leaves it down for so long, and starts it again on the same data. */
  restart(mode: keyof typeof SHUTDOWNS, downMs?: number): Promise<void>;
  /** Lets every process of the server stand still, and go on again. */
  freeze(): void;
  thaw(): void;
}

const SHUTDOWNS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

const run = promisify(execFile);
const START_TIMEOUT_MS = 90_000;

/** Starts an empty PostgreSQL of its own in a temporary folder. Throws when this machine has none that can be started. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const bin = await findBinaries();
  const user = await findUser();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'byline-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (user) chownSync(folder, user.uid, user.gid);
    const options = { cwd: folder, ...user };
    const data = path.join(folder, 'data');
    await run(path.join(bin, 'initdb'), ['-D', data, '-U', 'byline', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], options);
    const port = await freePort();
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'full_page_writes=off', 'max_connections=300'];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const start = () => spawn(path.join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    let server = start();
    const signal = (name: NodeJS.Signals) => {
      for (const pid of [...listChildren(server.pid), server.pid]) if (pid) process.kill(pid, name);
    };
    const abandon = () => {
      server.kill('SIGKILL');
      remove();
    };
    process.once('exit', abandon); // a run that is broken off leaves nothing behind
    await ready(server);
    const shutDown = async (name: NodeJS.Signals) => {
      if (server.exitCode !== null) return;
      server.kill(name);
      await once(server, 'exit');
    };
    return {
      url: `postgres://byline@127.0.0.1:${port}/postgres`,
      async stop() {
        process.off('exit', abandon);
        await shutDown('SIGINT');
        remove();
      },
      async restart(mode, downMs = 0) {
        await shutDown(SHUTDOWNS[mode]);
        await wait(downMs);
        server = start();
        await ready(server);
      },
      freeze: () => signal('SIGSTOP'),
      thaw: () => signal('SIGCONT'),
    };
  } catch (error) {
    remove();
    throw error;
  }
}

function listChildren(pid: number | undefined): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

async function findBinaries(): Promise<string> {
  const configured = await run('pg_config', ['--bindir']).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  );
  const folders = [...configured, ...globSync('/usr/lib/postgresql/*/bin').sort().reverse()];
  const found = folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))));
  if (!found) throw new Error('no PostgreSQL server is installed here');
  return found;
}

/** PostgreSQL refuses to run as root: then somebody else is needed. */
async function findUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)));
      if (uid && gid) return { uid, gid };
    } catch {} // not a user of this machine
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody');
}

async function ready(server: ChildProcess): Promise<void> {
  let said = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    server.kill('SIGKILL');
    reject(new Error(`PostgreSQL did not start in time: ${said}`));
  }, START_TIMEOUT_MS);
  server.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-2000);
    if (said.includes('ready to accept connections')) resolve();
  });
  server.on('error', reject);
  server.on('exit', () => reject(new Error(`PostgreSQL stopped: ${said}`)));
  await promise.finally(() => clearTimeout(timer));
}
