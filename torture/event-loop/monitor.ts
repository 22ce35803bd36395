import { createServer } from 'node:net';

const TICK_MS = 1;

/**
 * Loaded into the site by `--import`: a timer that is due each millisecond sees how long it was held up, by the clock and in
 * processor time of the main thread, and a socket answers with the most since the last question.
 */
function main(socket: string) {
  let most = { heldMs: 0, clockMs: 0 };
  let seenAt = performance.now();
  let seenCpu = readCpuMs();
  setInterval(() => {
    const [now, cpu] = [performance.now(), readCpuMs()];
    most = { heldMs: Math.max(most.heldMs, cpu - seenCpu), clockMs: Math.max(most.clockMs, now - seenAt - TICK_MS) };
    [seenAt, seenCpu] = [now, cpu];
  }, TICK_MS).unref();
  const server = createServer((connection) => {
    connection.on('data', () => {
      connection.write(`${JSON.stringify(most)}\n`);
      most = { heldMs: 0, clockMs: 0 };
    });
  });
  server.listen(socket).unref();
}

function readCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const isSite = process.argv[1]?.endsWith('server/start.js'); // and not one of its children
if (isSite && process.env.EVENT_LOOP_SOCKET) main(process.env.EVENT_LOOP_SOCKET);
