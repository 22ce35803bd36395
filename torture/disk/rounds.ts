import { setTimeout as wait } from 'node:timers/promises';
import type { ClientResponse } from '#tests/support/admin-client.ts';
import type { Author, SavedArticle } from '#tests/support/author-client.ts';
import type { DiskFailure, FailingDisk } from '#tests/support/failing-disk.ts';
import { isShort } from '../report.ts';

export const ERRORS: readonly DiskFailure['error'][] = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES'];

const MAX_CALLS = isShort ? 6 : 80;
const SETTLE_MS = 500;
const WORDS = ['The disk of the site is full. Nothing was saved.', 'The site is read-only for the moment. Nothing was saved.'];
/** Of sign-in, where better-auth has met the failure, and of an upload. */
const OTHER_WORDS = ['Failed to sign in', 'This is not available right now'];

export interface Round {
  name: string;
  calls: number;
  /** How many were answered with success, 503 and 507. */
  answers: Record<string, number>;
  slowestRecoveryMs: number;
  faults: string[];
}

interface Bench {
  author: Author;
  disk: FailingDisk;
}

/** Does the same again and again, while the first, the second, the third … of its calls on the disk fails, until it needs no more. */
export async function failEachCall({ author, disk }: Bench, name: string, act: () => Promise<ClientResponse>): Promise<Round> {
  const round: Round = { name, calls: 0, answers: {}, slowestRecoveryMs: 0, faults: [] };
  for (let nth = 1; nth <= MAX_CALLS; nth++) {
    const error = ERRORS[nth % ERRORS.length] ?? 'EIO';
    disk.fail({ error, nth });
    const answer = await act();
    const [failure] = disk.failures();
    disk.mend();
    judge(round, answer, `${error} at call ${nth} (${failure})`);
    await recover(round, author);
    if (!failure) break;
    round.calls = nth;
  }
  return round;
}

/** One lasting error: what each form is answered, and how soon all is well when it is over. */
export async function failAll({ author, disk }: Bench, error: DiskFailure['error'], article: SavedArticle): Promise<Round> {
  const round: Round = { name: `${error} lasting`, calls: 0, answers: {}, slowestRecoveryMs: 0, faults: [] };
  disk.fail({ error });
  const expected = error === 'ENOSPC' || error === 'EDQUOT' ? 507 : 503;
  judge(round, await author.save('x', article), `${error} lasting`);
  await wait(SETTLE_MS); // SQLite says a few of these errors in one word, and a look at the disk which it is
  for (const act of [author.upload, author.signIn, () => author.save('y', article)]) {
    const answer = await act();
    judge(round, answer, `${error} lasting`);
    const isUnnamed = error === 'EDQUOT' && answer.status === 503; // SQLite tells no quota from another failure
    if (answer.status !== expected && !isUnnamed) round.faults.push(`${error} lasting: answered ${answer.status}, not ${expected}`);
  }
  const readiness = await author.readiness();
  if (readiness !== 'not ready: disk\n') round.faults.push(`${error} lasting: readyz says ${readiness.trim()}`);
  round.calls = disk.failures().length;
  disk.mend();
  await recover(round, author);
  if ((await author.signIn()).status !== 302) round.faults.push(`${error} lasting: nobody could sign in afterwards`);
  return round;
}

function judge(round: Round, { status, text }: ClientResponse, where: string) {
  const kind = status < 400 ? 'done' : String(status);
  round.answers[kind] = (round.answers[kind] ?? 0) + 1;
  if (status < 400) return;
  if (status !== 503 && status !== 507) round.faults.push(`${where}: answered ${status}`);
  else if (![...WORDS, ...OTHER_WORDS].some((words) => text.includes(words)))
    round.faults.push(`${where}: ${status} without words: ${text.slice(0, 200)}`);
}

async function recover(round: Round, author: Author) {
  round.slowestRecoveryMs = Math.max(round.slowestRecoveryMs, await author.waitUntilSaved());
}
