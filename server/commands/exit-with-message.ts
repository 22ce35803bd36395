/** By name: the build carries classes of its own. */
const EXPECTED = ['SettingsError', 'AppError'];

/** Ends the process with status 1 and one line for what the owner can mend, or the whole stack for what only we can. */
export function exitWithMessage(error: unknown): never {
  const isExpected = error instanceof Error && EXPECTED.includes(error.name);
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}
