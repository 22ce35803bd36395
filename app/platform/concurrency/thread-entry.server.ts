import { parentPort } from 'node:worker_threads';
import type { Tasks, ThreadMessage, ThreadTask } from './thread.server.ts';
import { beginTask, reportProgress } from './thread-progress.server.ts';

parentPort?.on('message', async (task: ThreadTask) => parentPort?.postMessage(await run(task)));

async function run({ id, module, name, input }: ThreadTask): Promise<ThreadMessage> {
  try {
    const tasks: Tasks = await import(module);
    beginTask(id);
    reportProgress('');
    return { id, result: await tasks[name]?.(...(input as never[])) }; // the caller's types match them
  } catch (error) {
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
