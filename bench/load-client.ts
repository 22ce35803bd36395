import { connect } from 'node:net';

export interface Load {
  port: number;
  path: string;
  connections: number;
  ms: number;
}

export interface Loaded {
  requests: number;
  ms: number;
  /** Milliseconds of each answer. */
  latencies: number[];
}

/** Asks for one address over and over on kept connections, in a process apart from the one that measures. */
process.on('message', async (load: Load) => {
  process.send?.(await run(load));
});

async function run({ port, path, connections, ms }: Load): Promise<Loaded> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\nUser-Agent: Mozilla/5.0\r\n\r\n`;
  const latencies: number[] = [];
  const startedAt = performance.now();
  const endAt = startedAt + ms;
  await Promise.all(Array.from({ length: connections }, () => askUntil(port, request, endAt, latencies)));
  return { requests: latencies.length, ms: performance.now() - startedAt, latencies };
}

function askUntil(port: number, request: string, endAt: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = 0;
    let askedAt = 0;
    const socket = connect(port, '127.0.0.1', ask);
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (chunk) => {
      missing = missing > 0 ? missing - chunk.length : lengthOf(chunk) - chunk.length;
      if (missing > 0) return;
      const now = performance.now();
      latencies.push(now - askedAt);
      if (now >= endAt) socket.destroy();
      else ask();
    });

    function ask() {
      askedAt = performance.now();
      socket.write(request);
    }
  });
}

/** How long the whole answer is; its head always comes in one piece here. */
function lengthOf(chunk: Buffer): number {
  const headEnd = chunk.indexOf('\r\n\r\n') + 4;
  const head = chunk.toString('latin1', 0, headEnd);
  const [, bytes] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (!head.startsWith('HTTP/1.1 200') || bytes === undefined) throw new Error(`not a page: ${head}`);
  return headEnd + Number(bytes);
}
