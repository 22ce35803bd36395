import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../../tests/factories/accounts.ts';
import { runCommand } from '../../tests/support/site.ts';
import type { openMailbox } from './mailbox.ts';
import { createPerson, type Person } from './person.ts';

export const THEIRS = 'of a stranger once';
const TYPED = 'seven green rivers';
export const CHOSEN = 'nine blue mountains';
/** Where strangers come in around what the owner does, in milliseconds. */
const OFFSETS_MS = [0, 40, 80];

export interface Round {
  site: { url: string };
  dataDir: string;
  mailbox: ReturnType<typeof openMailbox>;
  /** The owner's: named in `ADMIN_EMAILS`, new to the site. */
  email: string;
}

export interface Outcome {
  isTaken: boolean;
  /** Whether the owner is the admin at the end. */
  isOwned: boolean;
}

type Way = (round: Round) => Promise<Outcome>;

/** Each way by which a stranger could come to the account of an address that makes an admin. */
export const ways: Record<string, Way> = {
  'sign-up after naming': async (round) => {
    await signUpBefore(round);
    await confirmElsewhere(round);
    return judge(round, { owner: CHOSEN });
  },
  'race at the confirmation by click': async (round) => {
    const owner = createPerson(round.site);
    await owner.signUp(round.email, TYPED);
    const token = await round.mailbox.getToken(round.email, 'Confirm your email address');
    const strangers = signUpAround(round);
    await wait(Math.random() * 80);
    const { status } = await owner.get(`/auth/confirm?token=${token}`);
    const isConfirmed = status === 302;
    if (!isConfirmed) await confirmElsewhere(round, owner);
    await Promise.all(strangers);
    return judge(round, { owner: isConfirmed ? TYPED : CHOSEN });
  },
  'race at the confirmation by password': async (round) => {
    await signUpBefore(round);
    const strangers = signUpAround(round);
    await wait(Math.random() * 40);
    await confirmElsewhere(round);
    await Promise.all(strangers);
    return judge(round, { owner: CHOSEN });
  },
  'race at the recovery': async (round) => {
    await createPerson(round.site).signUp(round.email, TYPED);
    await confirmElsewhere(round);
    const { thief, isIn } = await signInAsThief(round); // the password has leaked
    const owner = createPerson(round.site);
    await owner.post('/auth/recover', { email: round.email });
    const token = await round.mailbox.getToken(round.email, 'Choose a new password');
    const change = { intent: 'change-password', currentPassword: CHOSEN, newPassword: THEIRS };
    const late = OFFSETS_MS.slice(1).map(async (offset) => {
      // two: with a fifth wrong password the owner, too, would have to wait
      await wait(offset);
      return (await signInAsThief(round)).thief;
    });
    const changing = wait(Math.random() * 80).then(() => thief.post('/admin/security', change));
    await wait(Math.random() * 80);
    const { status } = await owner.post('/auth/reset', { token, password: TYPED });
    await changing;
    const isReset = status === 302;
    if (!isIn) throw new Error('the leaked password does not sign in: nothing was tried');
    if (!isReset) await takeBack(round, owner); // the thief was first, and an email has told of it
    return judge(round, { owner: TYPED, thieves: [thief, ...(await Promise.all(late))] });
  },
  'race at the second factor': async (round) => {
    await createPerson(round.site).signUp(round.email, TYPED);
    await confirmElsewhere(round);
    const { thief } = await signInAsThief(round); // the password has leaked
    const { text } = await thief.post('/admin/security', { intent: 'start-two-factor', currentPassword: CHOSEN });
    const uri = /otpauth:[^"]+/.exec(text)?.[0].replaceAll('&amp;', '&');
    if (!uri) throw new Error('the thief has no key to confirm: nothing was tried');
    const owner = createPerson(round.site);
    await owner.post('/auth/recover', { email: round.email });
    const token = await round.mailbox.getToken(round.email, 'Choose a new password');
    const confirmation = { intent: 'confirm-two-factor', uri, code: codeOf(uri) };
    const confirming = wait(Math.random() * 120).then(() => thief.post('/admin/security', confirmation));
    await wait(Math.random() * 80);
    await owner.post('/auth/reset', { token, password: TYPED });
    const isFirst = hasKey(round); // the answer to the thief may be the sign-in page: their session has ended meanwhile
    await confirming;
    if (isFirst) await takeKeyAway(round); // else no key may be left
    return judge(round, { owner: TYPED, thieves: [thief] });
  },
};

/** The stranger signs up with the owner's address, and waits for them to follow the link. */
export async function signUpBefore({ site, email }: Pick<Round, 'site' | 'email'>): Promise<void> {
  await createPerson(site).signUp(email, THEIRS);
}

/** The owner opens the emailed link in a browser that never signed up. */
export async function confirmElsewhere(
  { site, mailbox, email }: Omit<Round, 'dataDir'>,
  owner: Person = createPerson(site),
): Promise<void> {
  const token = await mailbox.getToken(email, 'Confirm your email address');
  await owner.get(`/auth/confirm?token=${token}`);
  const { status } = await owner.post('/auth/confirm', { token, password: CHOSEN });
  if (status !== 302) throw new Error(`confirming was answered with ${status}`);
}

/** Whether any of the stranger's passwords or sessions opens the admin, and the owner's does. */
export async function judge(
  { site, email }: Pick<Round, 'site' | 'email'>,
  { owner, thieves = [] }: { owner: string; thieves?: Person[] },
): Promise<Outcome> {
  const late = createPerson(site);
  const isLetIn = await late.signIn(email, THEIRS);
  const opened = await Promise.all([late, ...thieves].map((thief) => thief.isAdmin()));
  const person = createPerson(site);
  const isOwned = (await person.signIn(email, owner)) && (await person.isAdmin());
  return { isTaken: isLetIn || opened.includes(true), isOwned };
}

function signUpAround({ site, email }: Round): Promise<void>[] {
  return OFFSETS_MS.map(async (offset) => {
    await wait(offset);
    await createPerson(site).signUp(email, THEIRS);
  });
}

async function signInAsThief({ site, email }: Round) {
  const thief = createPerson(site);
  return { thief, isIn: await thief.signIn(email, CHOSEN) };
}

/** The thief changed the password first: the owner reports it by the email about it, and chooses another. */
async function takeBack({ mailbox, email }: Round, owner: Person) {
  const report = await mailbox.getToken(email, 'Your password was changed');
  await owner.post('/auth/not-me', { token: report });
  await owner.post('/auth/recover', { email });
  const token = await mailbox.getToken(email, 'Choose a new password', 1);
  await owner.post('/auth/reset', { token, password: TYPED });
}

function hasKey({ dataDir, email }: Round): boolean {
  const file = new DatabaseSync(path.join(dataDir, 'byline.sqlite'), { readOnly: true });
  const user = file.prepare('select is_two_factor_enabled as has_key from users where email = ?').get(email);
  file.close();
  return user?.has_key === 1;
}

/** The thief's key was confirmed before the reset, which has ended their session: whoever has the machine takes it away. */
async function takeKeyAway({ dataDir, email }: Round) {
  const { output, status } = await runCommand('server/commands/rescue.ts', ['two-factor', email, 'off'], { DATA_DIR: dataDir });
  if (status !== 0) throw new Error(output);
}
