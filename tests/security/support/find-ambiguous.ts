import { isSafe } from 'redos-detector';
import { findRegularExpressions } from './regular-expressions.ts';

/** Prints the regular expressions that can read a text in more than one way: a process of its own, as the detector keeps gigabytes. */
const ambiguous = findRegularExpressions()
  .filter(({ regex }) => /[*+{]/.test(regex.source) && !isSafe(regex, { timeout: Number.POSITIVE_INFINITY }).safe)
  .map(({ file, text }) => `${file} ${text}`);
process.stdout.write(JSON.stringify([...new Set(ambiguous)].toSorted()));
