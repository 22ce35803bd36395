import { SettingsError } from '#platform/env/settings.server.ts';

/** Ends the process with status 1 and one line for what the owner can mend, or the whole stack for what only we can. */
export function endWithMessage(error: unknown): never {
  const isExpected = error instanceof SettingsError || (error instanceof Error && error.name === 'AppError'); // the build carries an AppError of its own
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}
