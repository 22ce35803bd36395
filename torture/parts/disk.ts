import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { signIn } from '#tests/support/admin-client.ts';
import { attemptStart } from '#tests/support/attempt-start.ts';
import { type Author, createAuthor, type SavedArticle } from '#tests/support/author-client.ts';
import { buildFailingDisk, type FailingDisk, findMissingForFailingDisk } from '#tests/support/failing-disk.ts';
import { startSite } from '#tests/support/processes.ts';
import { restoreRelease } from '../../tests/old-data/release.ts';
import { ERRORS, failAll, failEachCall, type Round } from '../disk/rounds.ts';
import { isShort, print, report, within } from '../report.ts';

const SAMPLE_ARTICLES = 12;
const RECORDED_ARTICLES = 6; // of tests/old-data/0.1.0
const RECOVERY_MS = within(2000);
/** From which call of a start on the disk fails: those before the database, and then here and there. */
const START_CALLS = isShort ? [1, 12, 40] : [1, 3, 6, 9, 12, 15, 18, 22, 40, 160];

/** A disk that fails under saves, uploads, sign-ins and starts, at each of their calls in turn and for good; no root is needed. */
async function main() {
  const missing = findMissingForFailingDisk();
  if (missing) {
    print(`skipped: ${missing}`);
    return;
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-torture-disk-'));
  const disk = buildFailingDisk(dataDir);
  try {
    report([
      ...(await torture(disk, dataDir)),
      ...(await failStarts(disk, { dataDir, name: 'first start', articles: SAMPLE_ARTICLES })),
      ...(await failMigrations(disk, dataDir)),
    ]);
  } finally {
    disk.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function torture(disk: FailingDisk, dataDir: string): Promise<string[]> {
  const site = await startSite(dataDir, { ...disk.settings, TRUSTED_PROXIES: '127.0.0.1' });
  const rounds: Round[] = [];
  const faults: string[] = [];
  try {
    const author = await createAuthor(site, await signIn(site));
    rounds.push(await failSaves({ author, disk, faults }));
    rounds.push(await failEachCall({ author, disk }, 'new article', () => author.save('New')));
    rounds.push(await failEachCall({ author, disk }, 'upload', author.upload));
    rounds.push(await failSignIns({ author, disk, faults }));
    const article: SavedArticle = JSON.parse((await author.save('Lasting')).text).item;
    for (const error of ERRORS) rounds.push(await failAll({ author, disk }, error, article));
  } finally {
    await site.stop();
  }
  print('what fails          calls  slowest recovery  answers');
  for (const { name, calls, slowestRecoveryMs, answers } of rounds)
    print(
      `${name.padEnd(18)} ${String(calls).padStart(6)} ${`${Math.round(slowestRecoveryMs)} ms`.padStart(17)}  ${JSON.stringify(answers)}`,
    );
  for (const { name, slowestRecoveryMs } of rounds)
    if (slowestRecoveryMs > RECOVERY_MS) faults.push(`${name}: saving went on only after ${Math.round(slowestRecoveryMs)} ms`);
  const again = await attemptStart(dataDir);
  if (!again.isRunning) faults.push(`the next start: ${again.complaints.join(' | ')}`);
  return [...faults, ...rounds.flatMap((round) => round.faults), ...inspect(dataDir, SAMPLE_ARTICLES)];
}

/** What was answered as saved is there, and what was refused is not: the next save builds on the version that was answered last. */
async function failSaves({ author, disk, faults }: { author: Author; disk: FailingDisk; faults: string[] }): Promise<Round> {
  let article: SavedArticle = JSON.parse((await author.save('Version 1')).text).item;
  let number = 1;
  return failEachCall({ author, disk }, 'save', async () => {
    number += 1;
    const answer = await author.save(`Version ${number}`, article);
    disk.mend();
    await author.waitUntilSaved();
    if (answer.status === 200) article = JSON.parse(answer.text).item;
    const next = await author.save(`Version ${number} again`, article);
    if (next.status === 200) article = JSON.parse(next.text).item;
    else faults.push(`save ${number} was answered ${answer.status}, the next on it ${next.status}`);
    return answer;
  });
}

/** Each is followed by one that works, which forgets the failed ones: they were counted, too. */
function failSignIns({ author, disk, faults }: { author: Author; disk: FailingDisk; faults: string[] }): Promise<Round> {
  return failEachCall({ author, disk }, 'sign-in', async () => {
    const answer = await author.signIn();
    disk.mend();
    const next = await author.signIn();
    if (next.status !== 302) faults.push(`after a sign-in that was answered ${answer.status}, the next was answered ${next.status}`);
    return answer;
  });
}

/** Every attempt on an empty folder, which keeps what a failed one leaves behind. */
async function failStarts(
  disk: FailingDisk,
  { dataDir, name, articles, prepare }: { dataDir: string; name: string; articles: number; prepare?: () => Promise<void> },
): Promise<string[]> {
  const faults: string[] = [];
  const said = new Map<string, number>();
  for (const [at, from] of START_CALLS.entries()) {
    const error = ERRORS[at % ERRORS.length] ?? 'EIO';
    rmSync(dataDir, { recursive: true });
    mkdirSync(dataDir, { mode: 0o700 });
    await prepare?.();
    disk.fail({ error, from });
    const attempt = await attemptStart(dataDir, disk.settings);
    disk.mend();
    const where = `${name}, ${error} from call ${from} on`;
    if (!attempt.isRunning) {
      const [line = '', ...others] = attempt.complaints;
      if (others.length || !/^(DATA_DIR|SESSION_SECRET): /.test(line))
        faults.push(`${where}: ${attempt.complaints.slice(0, 3).join(' | ')}`);
      const words = line.replaceAll(dataDir, '…').replace(/[0-9a-f]{16}/g, '…');
      said.set(words, (said.get(words) ?? 0) + 1);
    }
    const again = await attemptStart(dataDir);
    if (!again.isRunning) faults.push(`${where}: the next start did not work: ${again.complaints.join(' | ')}`);
    faults.push(...inspect(dataDir, articles).map((fault) => `${where}: ${fault}`));
  }
  print(`\n${name}: ${START_CALLS.length} times`);
  for (const [line, count] of said) print(`  ${count} × ${line}`);
  return faults;
}

function failMigrations(disk: FailingDisk, dataDir: string): Promise<string[]> {
  const prepare = async () => void (await restoreRelease('0.1.0', { databaseUrl: '', dataDir }));
  return failStarts(disk, { dataDir, name: 'start with a migration', articles: RECORDED_ARTICLES, prepare });
}

function inspect(dataDir: string, least: number): string[] {
  const file = new DatabaseSync(path.join(dataDir, 'byline.sqlite'));
  try {
    const integrity = Object.values(file.prepare('pragma integrity_check').get() ?? {})[0];
    const articles = Number(file.prepare('select count(*) as count from articles').get()?.count);
    const images = file.prepare("select id from images where state = 'live'").all();
    const folder = path.join(dataDir, 'content-images');
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const dangling = images.filter(({ id }) => !names.some((name) => name.startsWith(`${id}-`)));
    return [
      ...(integrity === 'ok' ? [] : [`integrity_check: ${integrity}`]),
      ...(articles >= least ? [] : [`${articles} articles`]),
      ...dangling.map(({ id }) => `image ${id} has no files`),
    ];
  } finally {
    file.close();
  }
}

await main();
