import { parentPort } from 'node:worker_threads';
import type { Tasks, ThreadResult, ThreadTask } from './thread.server.ts';

parentPort?.on('message', async (task: ThreadTask) => parentPort?.postMessage(await run(task)));

async function run({ id, module, name, input }: ThreadTask): Promise<ThreadResult> {
  try {
    const tasks: Tasks = await import(module);
    return { id, result: await tasks[name]?.(...(input as never[])) }; // the caller's types match them
  } catch (error) {
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
