import { connect } from 'node:net';

/** Requests that are sent on every connection at once, without waiting for an answer. */
export interface Flood {
  port: number;
  /** The paths of each connection. */
  connections: string[][];
  /** Every second client disconnects after so long. */
  halfGoneAfterMs?: number;
}

/** How often each status was answered. */
export type Answered = Record<string, number>;

const GIVE_UP_MS = 20_000;
/** Several, because one may not open so many connections. */
const NETWORKS = 5;

/** Floods the site from a process of its own; done when every connection has its answers, is closed, or has waited too long. */
process.on('message', async ({ port, connections, halfGoneAfterMs }: Flood) => {
  const answered: Answered = {};
  await Promise.all(
    connections.map((paths, at) =>
      sendAll(port, paths, {
        answered,
        localAddress: `127.0.0.${2 + (at % NETWORKS)}`,
        goneAfterMs: halfGoneAfterMs && at % 2 ? halfGoneAfterMs : GIVE_UP_MS,
      }),
    ),
  );
  process.send?.(answered);
});

interface Sender {
  answered: Answered;
  localAddress: string;
  goneAfterMs: number;
}

function sendAll(port: number, paths: string[], { answered, localAddress, goneAfterMs }: Sender): Promise<void> {
  return new Promise((resolve) => {
    let missing = paths.length;
    const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`;
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(paths.map(head).join('')));
    const timer = setTimeout(() => socket.destroy(), goneAfterMs);
    socket.on('data', (chunk) => {
      for (const [, status = ''] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
        answered[status] = (answered[status] ?? 0) + 1;
        missing -= 1;
      }
      if (missing <= 0) socket.end();
    });
    socket.on('error', () => undefined); // the site has cut it off
    socket.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
