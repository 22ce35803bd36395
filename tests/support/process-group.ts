import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { bareEnvironment } from './site.ts';

export interface Launched {
  child: ChildProcess;
  /** Of the process that serves. */
  nodePid: number;
  /** Of the process that npm has started. */
  shellPid: number;
  output(): string;
}

const START_WITHIN_MS = 120_000;

interface Launch {
  settings: Record<string, string>;
  logFile: string;
  /** Where the code stands; here when left out. */
  cwd?: string;
}

/** Starts a command in a process group of its own, with the given settings alone. */
export function spawnInGroup([file = '', ...args]: readonly string[], { settings, logFile, cwd = process.cwd() }: Launch): ChildProcess {
  const log = openSync(logFile, 'w');
  const child = spawn(file, args, {
    cwd,
    env: { ...bareEnvironment(), LOG_FORMAT: 'json', ...settings },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  groups.add(child);
  child.once('exit', () => groups.delete(child));
  return child;
}

const groups = new Set<ChildProcess>();

/** A proof that is itself ended leaves none of its groups behind. */
process.once('exit', () => {
  for (const { pid } of groups) {
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // it has ended
    }
  }
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Starts the site, by npm or without it; resolves once it runs. */
export async function launch(command: readonly string[], options: Launch): Promise<Launched> {
  const child = spawnInGroup(command, options);
  const output = () => readFileSync(options.logFile, 'utf8');
  const startedAt = performance.now();
  while (!output().includes('Byline is running')) {
    if (child.exitCode !== null || performance.now() - startedAt > START_WITHIN_MS) throw new Error(`no start: ${output()}`);
    await wait(20);
  }
  const pid = child.pid ?? 0;
  const descendants = listDescendants(pid);
  const node = descendants.findLast(({ command }) => command.includes('server/start.js'));
  return { child, nodePid: node?.pid ?? pid, shellPid: descendants[0]?.pid ?? pid, output };
}

/** The processes of a group that still live. */
export function listGroup(group: number): number[] {
  return listProcesses()
    .filter((each) => each.group === group && each.state !== 'Z')
    .map(({ pid }) => pid);
}

/** From the child to the youngest. */
function listDescendants(pid: number): ReturnType<typeof listProcesses> {
  const child = listProcesses().find(({ parent }) => parent === pid);
  return child ? [child, ...listDescendants(child.pid)] : [];
}

function listProcesses() {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,pgid=,stat=,args='], { encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, group, state = '', ...command] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), group: Number(group), state: state[0], command: command.join(' ') };
    });
}
