import { Agent, type IncomingMessage, request } from 'node:http';
import { request as requestTls, Agent as TlsAgent } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryMiB, type Server } from '#tests/support/processes.ts';

export interface Seen {
  /** Milliseconds of each answer. */
  health: number[];
  cachedPage: number[];
  /** The most memory that the process held, in MiB. */
  memory: number;
}

const EVERY_MS = 25;
/** What takes longer has failed; it counts as that long. */
const TIMEOUT_MS = 10_000;

/**
 * Asks for health and for a cached page over and over, each on a connection of its own, until told to stop. The page is asked for at the
 * site itself, or as `askPage` does.
 */
export function startProbe({ port, pid }: Server, cachedPath: string, askPage = () => ask(port, cachedPath)): { stop(): Promise<Seen> } {
  const seen: Seen = { health: [], cachedPage: [], memory: 0 };
  let isStopped = false;
  const repeat = async (work: () => Promise<void>) => {
    while (!isStopped) {
      await work();
      await wait(EVERY_MS);
    }
  };
  const loops = [
    repeat(async () => void seen.health.push((await ask(port, '/healthz')).ms)),
    repeat(async () => void seen.cachedPage.push((await askPage()).ms)),
    repeat(async () => {
      seen.memory = Math.max(seen.memory, memoryMiB(pid).now);
    }),
  ];
  return {
    async stop() {
      isStopped = true;
      await Promise.all(loops);
      return seen;
    },
  };
}

/** One GET on a connection of its own, by TLS to a proxy in front of a domain; anything but 200 counts as never answered. */
export function ask(port: number, path: string, domain?: string): Promise<{ ms: number; isWell: boolean }> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const fail = () => resolve({ ms: TIMEOUT_MS, isWell: false });
    const to = { port, host: '127.0.0.1', path, timeout: TIMEOUT_MS, headers: { host: domain ?? `localhost:${port}` } };
    const read = (response: IncomingMessage) => {
      response.resume();
      response.once('error', fail);
      response.once('end', () => (response.statusCode === 200 ? resolve({ ms: performance.now() - startedAt, isWell: true }) : fail()));
    };
    const asking = domain
      ? requestTls({ ...to, agent: new TlsAgent({ keepAlive: false }), servername: domain, rejectUnauthorized: false }, read)
      : request({ ...to, agent: new Agent({ keepAlive: false }) }, read);
    asking.once('error', fail);
    asking.once('timeout', () => asking.destroy());
    asking.end();
  });
}
