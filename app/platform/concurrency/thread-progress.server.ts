import { parentPort } from 'node:worker_threads';
import type { ThreadMessage } from './thread.server.ts';

let taskId: number | undefined;

export function beginTask(id: number): void {
  taskId = id;
}

/** Gives the running task its whole time again. `at` says what it is about to read. Does nothing outside such a thread. */
export function reportProgress(at: string): void {
  if (taskId !== undefined) parentPort?.postMessage({ id: taskId, at } satisfies ThreadMessage);
}
