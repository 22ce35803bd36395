import { Worker } from 'node:worker_threads';
import { AppError, unavailable } from '#platform/errors/app-error.ts';
import { getCodeFile } from '#platform/files/code-file.server.ts';

const ENTRY = getCodeFile('app/platform/concurrency/thread-entry.server.ts');
const IDLE_MS = 20_000;
const TIME_LIMIT_MS = 60_000;
const HEAP_MIB = 512;
const MAX_WAITING = 50;

export type Tasks = Record<string, (...input: never[]) => unknown>;

interface ThreadOptions {
  /** Tasks of one thread wait for each other. */
  thread?: string;
  /** For a task, or between two of its reports of progress. */
  limitMs?: number;
  idleMs?: number;
}

export interface ThreadTask {
  id: number;
  module: string;
  name: string;
  input: unknown[];
}

export type ThreadMessage = { id: number } & ({ result: unknown } | { failed: string } | { at: string });

/** A task that took too long, or all memory. */
export class UnfinishedTask extends AppError {
  /** Last report of its progress. */
  readonly at: string;

  constructor(why: string, at: string, cause: unknown) {
    super('unavailable', why, { publicMessage: unavailable(why).publicMessage, cause, retryAfterSeconds: 5 });
    this.at = at;
  }
}

const threads = new Map<string, Thread>();

/**
 * Calls one function at a time in a thread that ends when idle; callers, named by `by`, take turns. Throws UnfinishedTask after a minute, or
 * what `limitMs` says, and `unavailable` where too many tasks of a caller wait. `module` is a path from the project's folder.
 */
export function inThread<Functions extends Tasks>(module: string, options: ThreadOptions = {}) {
  const { thread = 'main', limitMs = TIME_LIMIT_MS, idleMs = IDLE_MS } = options;
  const file = getCodeFile(module);
  return async <Name extends keyof Functions & string>(
    task: Name | { name: Name; by: string },
    ...input: Parameters<Functions[Name]>
  ): Promise<Awaited<ReturnType<Functions[Name]>>> => {
    const { name, by } = typeof task === 'string' ? { name: task, by: '' } : task;
    const found = threads.get(thread) ?? new Thread(idleMs);
    threads.set(thread, found);
    return (await found.run({ module: file, name, input }, { by, limitMs })) as Awaited<ReturnType<Functions[Name]>>; // the module exports `Functions`
  };
}

interface WaitingTask extends ThreadTask, PromiseWithResolvers<unknown> {
  by: string;
  limitMs: number;
  at: string;
}

class Thread {
  #worker: Worker | undefined;
  #running: WaitingTask | undefined;
  #waiting: WaitingTask[] = [];
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;
  #lastBy = '';
  readonly #idleMs: number;

  constructor(idleMs: number) {
    this.#idleMs = idleMs;
  }

  run(task: Omit<ThreadTask, 'id'>, { by, limitMs }: { by: string; limitMs: number }): Promise<unknown> {
    if (this.#waiting.filter((each) => each.by === by).length >= MAX_WAITING)
      throw unavailable(`too many tasks of ${by || 'readers'} wait`);
    const waiting = { ...task, id: ++this.#lastId, by, limitMs, at: '', ...Promise.withResolvers<unknown>() };
    this.#waiting.push(waiting);
    if (!this.#running) this.#runNext();
    return waiting.promise;
  }

  #runNext() {
    const next = this.#waiting.find(({ by }) => by !== this.#lastBy) ?? this.#waiting[0];
    this.#running = next;
    if (next) {
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#lastBy = next.by;
      this.#worker ??= this.#start();
      this.#worker.ref();
      const { id, module, name, input } = next;
      this.#worker.postMessage({ id, module, name, input } satisfies ThreadTask);
    } else this.#worker?.unref();
    this.#restartClock(TIME_LIMIT_MS); // until its module is loaded
  }

  #start(): Worker {
    const worker = new Worker(ENTRY, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB } });
    worker.on('message', (message: ThreadMessage) => this.#receive(message));
    worker.on('error', (error) => this.#end(worker, 'a thread failed', error));
    worker.once('exit', (code) => this.#end(worker, `a thread ended with ${code}`));
    return worker;
  }

  #receive(message: ThreadMessage) {
    const task = this.#running;
    if (task?.id !== message.id) return;
    if ('at' in message) {
      task.at = message.at;
      this.#restartClock(task.limitMs);
      return;
    }
    if ('failed' in message) task.reject(new Error(message.failed));
    else task.resolve(message.result);
    this.#runNext();
  }

  #restartClock(limitMs: number) {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    if (!worker) return;
    this.#timer = this.#running
      ? setTimeout(() => this.#end(worker, 'a task took too long'), limitMs)
      : setTimeout(() => this.#end(worker, 'no task'), this.#idleMs).unref();
  }

  /** The next task gets another worker. */
  #end(worker: Worker, why: string, cause?: unknown) {
    if (worker !== this.#worker) return;
    this.#worker = undefined;
    void worker.terminate();
    this.#running?.reject(new UnfinishedTask(why, this.#running.at, cause));
    this.#runNext();
  }
}
