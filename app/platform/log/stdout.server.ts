import { constants, openSync, writeSync } from 'node:fs';

const STDOUT = 1;
let descriptor: number | undefined;

/**
 * Writes what standard output takes at once and returns how many bytes that were; throws Node's error where it takes none for now.
 * `process.stdout` would be of no use after its first error.
 */
export function putOnStdout(bytes: Buffer): number {
  descriptor ??= openStdout();
  return writeSync(descriptor, bytes);
}

/** So that a write to a pipe or terminal that nobody reads fails, and does not wait. */
function openStdout(): number {
  if (!process.stdout.isTTY) return STDOUT; // reading `process.stdout` has made a pipe non-blocking
  try {
    return openSync('/dev/fd/1', constants.O_WRONLY | constants.O_NOCTTY | constants.O_NONBLOCK);
  } catch {
    return STDOUT; // a system that has no such file, or another user's terminal
  }
}
