import { randomBytes } from 'node:crypto';

const PROCESS_PREFIX = randomBytes(5).toString('base64url').replace(/[-_]/g, 'x');
let count = 0;

/** Unique in this process, and very likely among all. */
export function nextRequestId(): string {
  count += 1;
  return `${PROCESS_PREFIX}${count.toString(36).padStart(4, '0')}`;
}
