import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export interface Launched {
  child: ChildProcess;
  /** Of the process that serves. */
  nodePid: number;
  /** Of the process that npm has started. */
  shellPid: number;
  output(): string;
}

const START_WITHIN_MS = 60_000;

/** Starts the built site in a process group of its own, by npm or without it. */
export async function launch(
  command: readonly string[],
  { settings, logFile }: { settings: Record<string, string>; logFile: string },
): Promise<Launched> {
  const log = openSync(logFile, 'w');
  const { PATH = '', HOME = '' } = process.env;
  const [file = '', ...args] = command;
  const child = spawn(file, args, { env: { PATH, HOME, LOG_FORMAT: 'json', ...settings }, stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  const output = () => readFileSync(logFile, 'utf8');
  const startedAt = performance.now();
  while (!output().includes('Byline is running')) {
    if (child.exitCode !== null || performance.now() - startedAt > START_WITHIN_MS) throw new Error(`no start: ${output()}`);
    await wait(20);
  }
  const pid = child.pid ?? 0;
  const descendants = listDescendants(pid);
  return { child, nodePid: descendants.at(-1) ?? pid, shellPid: descendants[0] ?? pid, output };
}

/** The processes of a group that still live. */
export function listGroup(group: number): number[] {
  return listProcesses()
    .filter((each) => each.group === group && each.state !== 'Z')
    .map(({ pid }) => pid);
}

/** From the child to the youngest. */
function listDescendants(pid: number): number[] {
  const child = listProcesses().find(({ parent }) => parent === pid);
  return child ? [child.pid, ...listDescendants(child.pid)] : [];
}

function listProcesses() {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,pgid=,stat='], { encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, group, state = ''] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), group: Number(group), state: state[0] };
    });
}
