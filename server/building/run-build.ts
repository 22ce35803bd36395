import { fork } from 'node:child_process';
import { once } from 'node:events';
import { unavailable } from '#platform/errors/app-error.ts';

/** Builds, or waits for another start that does. Throws `unavailable` when the build fails; it has said why. */
export async function runBuild(): Promise<void> {
  const child = fork('server/building/build.ts', { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const [code, signal] = await once(child, 'exit'); // throws where the process cannot be made
  process.off('exit', end);
  if (code !== 0) throw unavailable(`The build ended with ${code ?? signal}`);
}
