import { toDiskError } from '#platform/errors/disk-error.server.ts';

/** By name, because the build has its own copies of these classes. */
const EXPECTED = ['SettingsError', 'AppError', 'BackupError', 'ImportError'];

/** Ends the process with status 1: one line for what the owner can fix, the stack for a bug. */
export function exitWithMessage(thrown: unknown): never {
  const error = toDiskError(thrown);
  const isExpected = error instanceof Error && EXPECTED.includes(error.name);
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}
