import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const SETTLE_MS = 50;

export interface Held {
  /** The most processor time that the main thread took in one go, while nothing else of the site could run. */
  heldMs: number;
  /** The same by the clock: on a busy machine also while other processes ran, and while the disk was waited for. */
  clockMs: number;
}

/** The settings that load the monitor into a site. */
export function getMonitorSettings(socket: string): Record<string, string> {
  return { NODE_OPTIONS: `--import=${path.resolve('torture/event-loop/monitor.ts')}`, EVENT_LOOP_SOCKET: socket };
}

/** Does something and gives back how long that held the event loop of the site behind the socket. */
export async function createWatch(socketPath: string): Promise<{ watch(act: () => Promise<unknown>): Promise<Held>; close(): void }> {
  const socket = connect(socketPath);
  await once(socket, 'connect');
  return {
    async watch(act) {
      await ask(socket);
      await act();
      await wait(SETTLE_MS); // what an answer leaves to do
      return ask(socket);
    },
    close: () => socket.destroy(),
  };
}

async function ask(socket: Socket): Promise<Held> {
  socket.write('?');
  const [line] = await once(socket, 'data');
  return JSON.parse(String(line));
}
