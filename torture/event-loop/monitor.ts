import { createServer } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
const NANOSECONDS_IN_MS = 1e6;

/**
 * Loaded into the site by `--import`: answers on a socket how long its event loop was held at most, and what its main thread has
 * worked, since the last question.
 */
function main(socket: string) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let worked = process.threadCpuUsage();
  const server = createServer((connection) => {
    connection.on('data', () => {
      const { user, system } = process.threadCpuUsage(worked);
      const heldMs = Math.max(0, delay.max / NANOSECONDS_IN_MS - RESOLUTION_MS);
      connection.write(`${JSON.stringify({ heldMs, cpuMs: (user + system) / 1000 })}\n`);
      delay.reset();
      worked = process.threadCpuUsage();
    });
  });
  server.listen(socket).unref();
}

const isSite = process.argv[1]?.endsWith('server/start.js'); // and not one of its children
if (isSite && process.env.EVENT_LOOP_SOCKET) main(process.env.EVENT_LOOP_SOCKET);
