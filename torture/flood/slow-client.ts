import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';

/** Connections that are opened again whenever they are ended. */
export interface Crowd {
  port: number;
  /** The name of the site behind a proxy with TLS. */
  domain?: string;
  addresses: string[];
  connectionsEach: number;
  /** Sent first; each # becomes a number of its own. */
  head: string;
  /** After the head a byte each second; else the head again after each answer. */
  isSlow: boolean;
  forMs: number;
}

type CrowdAnswers = Record<string, number>;

const DRIP_MS = 1000;
/** At most, before a connection is opened again: half as long on average, so that they do not come all at once. */
const PAUSE_MS = 2000;
/** Between the first connections, so that the time of the machine goes to the site. */
const APART_MS = 2;

process.on('message', async ({ port, domain, addresses, connectionsEach, head, isSlow, forMs }: Crowd) => {
  const answered: CrowdAnswers = {};
  const endAt = performance.now() + forMs;
  let number = 0;

  async function keepOpen(localAddress: string, afterMs: number) {
    await wait(afterMs);
    while (performance.now() < endAt) {
      await sendOnce(localAddress);
      await wait(Math.random() * PAUSE_MS);
    }
  }

  function sendOnce(localAddress: string): Promise<void> {
    return new Promise((resolve) => {
      const to = { port, host: '127.0.0.1', localAddress };
      const socket = domain ? connectTls({ ...to, servername: domain, rejectUnauthorized: false }) : connect(to);
      const end = setTimeout(() => socket.destroy(), Math.max(0, endAt - performance.now()));
      let drip: NodeJS.Timeout | undefined;
      const send = () => {
        number += 1;
        socket.write(head.replaceAll('#', String(number)));
        if (isSlow) drip ??= setInterval(() => socket.write('a'), DRIP_MS);
      };
      socket.once(domain ? 'secureConnect' : 'connect', send);
      socket.on('error', () => undefined); // ended to make room
      socket.on('data', (chunk) => {
        const text = chunk.toString('latin1');
        for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
          answered[status] = (answered[status] ?? 0) + 1;
          if (text.includes('\r\nConnection: close\r\n')) socket.end();
          else if (!isSlow) send();
        }
      });
      socket.on('close', () => {
        clearInterval(drip);
        clearTimeout(end);
        resolve();
      });
    });
  }

  const senders = addresses.flatMap((address) => Array.from({ length: connectionsEach }, () => address));
  await Promise.all(senders.map((address, at) => keepOpen(address, at * APART_MS)));
  process.send?.(answered);
});
