import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpuMs, type Server } from '#tests/support/processes.ts';
import type { Load, Loaded } from './load-client.ts';
import { median, percentile } from './statistics.ts';

export interface Measured {
  requestsPerSecond: number;
  /** Microseconds of the server's processor time for one request. */
  cpuMicros: number;
  p50: number;
  p99: number;
  /** Against the first of the servers, in the same round; medians of the rounds. */
  ratio: number;
  cpuRatio: number;
}

/** By then V8 has compiled what a request runs through. */
const WARM_UP = 30_000;

interface Comparison {
  path: string;
  rounds?: number;
  /** Requests to each server before the first round. */
  warmUp?: number;
  connections?: number;
  ms?: number;
}

/** Loads each server in turn, round by round, so that what else the machine does meets all of them alike. */
export async function compareServers(
  servers: Server[],
  { path, rounds = 9, warmUp = WARM_UP, connections = 64, ms = 250 }: Comparison,
): Promise<Measured[]> {
  const client = fork('bench/load-client.ts', { serialization: 'advanced' });
  const failed = once(client, 'exit').then((): [Loaded] => {
    throw new Error('the load client ended');
  });
  failed.catch(() => undefined);
  const runs = servers.map((): Run[] => []);
  const runOne = async (server: Server, duration: number): Promise<Run> => {
    const before = cpuMs(server.pid);
    client.send({ port: server.port, path, connections, ms: duration } satisfies Load);
    const [loaded] = await Promise.race([once(client, 'message'), failed]);
    return { ...loaded, cpu: cpuMs(server.pid) - before };
  };
  for (const server of servers) for (let asked = 0; asked < warmUp; ) asked += (await runOne(server, ms)).requests;
  for (let round = 0; round < rounds; round += 1) {
    for (const at of turned(servers.length, round)) runs[at]?.push(await runOne(servers[at] as Server, ms)); // `at` is one of its indexes
  }
  client.kill();
  return runs.map((own) => summarise(own, runs[0] ?? []));
}

interface Run extends Loaded {
  cpu: number;
}

function summarise(own: Run[], base: Run[]): Measured {
  const latencies = own.flatMap((run) => run.latencies);
  return {
    requestsPerSecond: median(own.map(rate)),
    cpuMicros: median(own.map(cpuOf)),
    p50: percentile(latencies, 0.5),
    p99: median(own.map((run) => percentile(run.latencies, 0.99))),
    ratio: median(own.map((run, round) => rate(run) / rate(base[round] ?? run))),
    cpuRatio: median(own.map((run, round) => cpuOf(base[round] ?? run) / cpuOf(run))),
  };
}

function rate({ requests, ms }: Loaded) {
  return (requests / ms) * 1000;
}

/** Microseconds of one request. */
function cpuOf({ cpu, requests }: Run) {
  return (cpu * 1000) / requests;
}

function turned(length: number, by: number): number[] {
  return Array.from({ length }, (_, at) => (at + by) % length);
}
