import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { issueSetUpLink, makeFirstAdmin } from '#features/accounts/sign-in/set-up.server.ts';
import { signIn } from '#features/accounts/sign-in/sign-in.server.ts';
import { signUp } from '#features/accounts/sign-in/sign-up.server.ts';
import { createTestDeps } from '../../../tests/factories/accounts.ts';
import { startSite } from '../../../tests/support/processes.ts';
import { amount } from '../../report.ts';
import { openMailbox } from '../../takeover/mailbox.ts';
import { raceWithPasskey } from '../../takeover/passkey-race.ts';
import { CHOSEN, confirmElsewhere, judge, type Outcome, signUpBefore, THEIRS, ways } from '../../takeover/ways.ts';

/**
 * Every way to take the admin's account that is known, each so many rounds, on the built site over HTTP; the set-up link, of which a
 * start has one, and passkeys on their use cases. Fails when one is taken, or when an owner does not become the admin of their own account.
 * `node torture/parts/security/takeover.ts 20` does twenty rounds.
 */
const rounds = amount(200, 4);
const folder = mkdtempSync(path.join(tmpdir(), 'byline-takeover-'));

async function main() {
  try {
    await signUpBeforeNaming();
    await tryWays();
    await raceAtSetUp();
    await raceWithPasskeys();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Nobody is named while the stranger signs up and the owner confirms; then the operator names the owner and restarts. */
async function signUpBeforeNaming() {
  const dataDir = mkdtempSync(path.join(folder, 'before-'));
  const mailbox = openMailbox(dataDir);
  const emails = emailsFor('before');
  await withSite(dataDir, [], async (site) => {
    for (const email of emails) {
      await signUpBefore({ site, email });
      await confirmElsewhere({ site, mailbox, email });
    }
  });
  await withSite(dataDir, emails, async (site) => {
    report('sign-up before naming', await oneByOne(emails, (email) => judge({ site, email }, { owner: CHOSEN })));
  });
}

async function tryWays() {
  const dataDir = mkdtempSync(path.join(folder, 'ways-'));
  const mailbox = openMailbox(dataDir);
  const emails = Object.keys(ways).flatMap(emailsFor);
  await withSite(dataDir, emails, async (site) => {
    for (const [name, run] of Object.entries(ways)) {
      report(name, await oneByOne(emailsFor(name), (email) => run({ site, dataDir, mailbox, email })));
    }
  });
}

/** Strangers sign up with the owner's address, guess codes and sign in while the owner uses the link. */
async function raceAtSetUp() {
  const db = await openDatabase({ databaseUrl: '', dataDir: mkdtempSync(path.join(folder, 'set-up-')) });
  await migrate(db);
  const outcomes = await oneByOne(emailsFor('set-up'), async (email): Promise<Outcome> => {
    const deps = createTestDeps(db);
    const token = (await issueSetUpLink(deps))?.split('#').at(-1) ?? '';
    const theirs = { email, password: THEIRS };
    const strangers = [0, 20, 40, 60, 80].map(async (offset, n) => {
      const clientAddress = `198.51.100.${n}`;
      await wait(offset);
      await signUp(deps, { ...theirs, clientAddress });
      await makeFirstAdmin(deps, { ...theirs, token: `guess-${n}`, clientAddress });
      return signIn(deps, { ...theirs, clientAddress });
    });
    await wait(Math.random() * 80);
    await makeFirstAdmin(deps, { token, email, password: CHOSEN, clientAddress: '192.0.2.1' });
    const isLetIn = (await Promise.all(strangers)).some(({ ok }) => ok);
    await db.deleteFrom('attempts').execute(); // the strangers' share the owner's count
    const late = await signIn(deps, { ...theirs, clientAddress: '192.0.2.2' });
    const owner = await signIn(deps, { email, password: CHOSEN, clientAddress: '192.0.2.1' });
    const admins = await db.selectFrom('userRoles').select('userId').execute();
    for (const table of ['users', 'attempts'] as const) await db.deleteFrom(table).execute();
    return { isTaken: isLetIn || late.ok || admins.length !== 1, isOwned: 'userId' in owner && owner.userId === admins[0]?.userId };
  });
  report('race at the set-up link', outcomes);
  await db.destroy();
}

/** On the use cases, because the site counts the attempts of one thief and one owner. */
async function raceWithPasskeys() {
  const db = await openDatabase({ databaseUrl: '', dataDir: mkdtempSync(path.join(folder, 'passkeys-')) });
  await migrate(db);
  report('race with a planted passkey', await oneByOne(emailsFor('passkey'), (email) => raceWithPasskey(db, email)));
  await db.destroy();
}

async function withSite(dataDir: string, admins: readonly string[], work: (site: { url: string }) => Promise<void>) {
  const site = await startSite(dataDir, { TRUSTED_PROXIES: '127.0.0.1', ADMIN_EMAILS: admins.join(',') });
  try {
    await work(site);
  } finally {
    await site.stop();
  }
}

function emailsFor(way: string) {
  return Array.from({ length: rounds }, (_, round) => `${way.replaceAll(' ', '-')}.${round}@example.org`);
}

async function oneByOne<T>(emails: readonly string[], act: (email: string) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (const email of emails) results.push(await act(email));
  return results;
}

function report(way: string, outcomes: Outcome[]) {
  const taken = outcomes.filter(({ isTaken }) => isTaken).length;
  const owned = outcomes.filter(({ isOwned }) => isOwned).length;
  process.stdout.write(`${way}: ${outcomes.length} rounds, ${taken} taken, the owner is the admin in ${owned}\n`);
  if (taken > 0 || owned < outcomes.length) process.exitCode = 1;
}

await main();
