import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Builds, or waits for another start that does. Throws when the build fails. */
export async function runBuild(): Promise<void> {
  const child = fork('server/building/build.ts', { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const [code, signal] = await once(child, 'exit'); // throws where the process cannot be made
  process.off('exit', end);
  if (code !== 0) throw new Error(`the build ended with ${code ?? signal}`);
}
