import { Worker } from 'node:worker_threads';
import { unavailable } from '#platform/errors/app-error.ts';
import { getCodeFile } from '#platform/files/code-file.server.ts';

const ENTRY = getCodeFile('app/platform/concurrency/thread-entry.server.ts');
const IDLE_MS = 20_000;
const TIME_LIMIT_MS = 60_000;
const HEAP_MIB = 512;

export type Tasks = Record<string, (...input: never[]) => unknown>;

export interface ThreadTask {
  id: number;
  module: string;
  name: string;
  input: unknown[];
}

export type ThreadResult = { id: number; result: unknown } | { id: number; failed: string };

type Thread = ReturnType<typeof startThread>;

let thread: Thread | undefined;

/**
 * Calls one function at a time in a thread that ends when idle. Throws `unavailable` after a minute. `module` is a path from the project's
 * folder.
 */
export function inThread<Functions extends Tasks>(module: string) {
  const file = getCodeFile(module);
  return async <Name extends keyof Functions & string>(name: Name, ...input: Parameters<Functions[Name]>) => {
    thread ??= startThread(() => {
      thread = undefined;
    });
    return (await thread.run({ module: file, name, input })) as ReturnType<Functions[Name]>; // the module exports `Functions`
  };
}

function startThread(onEnd: () => void) {
  const worker = new Worker(ENTRY, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB } });
  worker.unref();
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  let hasEnded = false;
  let timer: NodeJS.Timeout | undefined;

  function end(why: string, cause?: unknown) {
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
    clearTimeout(timer);
    for (const { reject } of waiting.values()) reject(unavailable(why, cause));
    waiting.clear();
    void worker.terminate();
  }

  function restartClock() {
    clearTimeout(timer);
    timer = waiting.size > 0 ? setTimeout(end, TIME_LIMIT_MS, 'a task took too long') : setTimeout(end, IDLE_MS, 'no task').unref();
  }

  worker.on('message', (message: ThreadResult) => {
    const task = waiting.get(message.id);
    waiting.delete(message.id);
    if (waiting.size === 0) worker.unref();
    restartClock();
    if ('failed' in message) task?.reject(new Error(message.failed));
    else task?.resolve(message.result);
  });
  worker.on('error', (error) => end('a thread failed', error));
  worker.once('exit', (code) => end(`a thread ended with ${code}`));

  return {
    run(task: Omit<ThreadTask, 'id'>): Promise<unknown> {
      const id = ++lastId;
      const result = Promise.withResolvers<unknown>();
      waiting.set(id, result);
      worker.ref();
      if (waiting.size === 1) restartClock();
      worker.postMessage({ id, ...task } satisfies ThreadTask);
      return result.promise;
    },
  };
}
