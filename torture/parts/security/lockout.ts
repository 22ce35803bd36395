import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ClientResponse, sendRequest, signIn as setUp } from '#tests/support/admin-client.ts';
import { type Server, startSite } from '#tests/support/processes.ts';
import { parseEmail } from '#tests/support/smtp-server.ts';
import { amount } from '../../report.ts';

const OWNER = 'owner@example.org';
const FIRST_PASSWORD = 'seven green rivers';
const ATTACK_SECONDS = amount(600, 90); // each recovery frees five guesses: in less time few are told to wait
const ADDRESSES = 100;
const SIGN_INS = 100;
/** At which parts of the attack the owner comes in by recovery, each time from a device that has never been there. */
const RECOVERIES = [0.2, 0.8];

/**
 * One request a second from a hundred addresses, to sign-in and recovery with the owner's email address, for ten minutes or the
 * seconds given. The owner signs in a hundred times from the device that they know, and from new ones by recovery.
 */
async function main(seconds: number) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-lockout-'));
  const site = await startSite(dataDir, { TRUSTED_PROXIES: '127.0.0.1' });
  try {
    await attack(site, dataDir, seconds);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true });
  }
}

async function attack(site: Server, dataDir: string, seconds: number) {
  const { cookie = '' } = await setUp(site);
  const owner = { password: FIRST_PASSWORD, device: findDevice(cookie.split('; ')) };
  const counts = { signIns: 0, entered: 0, recoveries: 0, recovered: 0, guesses: 0, slowedDown: 0 };
  const startedAt = performance.now();
  for (let second = 0; second < seconds; second++) {
    const guess = await sendGuess(site, second);
    counts.guesses++;
    if (guess.status === 429) counts.slowedDown++;
    if (RECOVERIES.some((part) => Math.floor(part * seconds) === second)) {
      counts.recoveries++;
      const password = `nine blue mountains ${second}`;
      if (await recover(site, { dataDir, password, address: `203.0.113.${counts.recoveries + 1}` })) {
        counts.recovered++;
        owner.password = password;
      }
    }
    while (counts.signIns < (SIGN_INS * (second + 1)) / seconds) {
      counts.signIns++;
      const answer = await signIn(site, { password: owner.password, cookie: owner.device, address: '203.0.113.1' });
      if (isSignedIn(answer)) counts.entered++;
    }
    await wait(Math.max(0, startedAt + (second + 1) * 1000 - performance.now()));
  }
  const stranger = await signIn(site, { password: owner.password, cookie: '', address: '203.0.113.99' });
  process.stdout.write(
    `the owner from the known device: ${counts.entered} of ${counts.signIns}; from new ones by recovery: ${counts.recovered} of ${counts.recoveries}\n` +
      `guesses: ${counts.guesses}, told to wait: ${counts.slowedDown}; the right password from an unknown device at the end: ${stranger.status}\n`,
  );
  const isHeld = counts.entered === SIGN_INS && counts.recovered === RECOVERIES.length && counts.slowedDown > counts.guesses / 4;
  process.exitCode = isHeld ? 0 : 1;
}

/** By turns a wrong password and a request for a link. */
function sendGuess(site: Server, second: number) {
  const address = `198.51.100.${1 + (second % ADDRESSES)}`;
  const isSignIn = (second + Math.floor(second / ADDRESSES)) % 2 === 0; // each address does both;
  return isSignIn
    ? signIn(site, { password: `guess ${second}`, cookie: '', address })
    : post(site, '/auth/recover', { email: OWNER }, { address });
}

/** As the owner does it: asks for the link, opens the newest that has arrived within the hour, chooses a password, signs in with it. */
async function recover(site: Server, { dataDir, password, address }: { dataDir: string; password: string; address: string }) {
  await post(site, '/auth/recover', { email: OWNER }, { address });
  await wait(1000); // the email is sent after the answer, and after those before it
  for (const token of readTokens(dataDir).reverse()) {
    const answer = await post(site, `/auth/reset?token=${token}`, { password, token }, { address });
    if (answer.status !== 302) continue;
    return isSignedIn(await signIn(site, { password, cookie: findDevice(answer.cookies), address }));
  }
  return false;
}

function readTokens(dataDir: string): string[] {
  const outbox = path.join(dataDir, 'outbox');
  const emails = readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .toSorted();
  return emails.flatMap(
    (file) => /\/auth\/reset\?token=([\w-]+)/.exec(parseEmail(readFileSync(path.join(outbox, file), 'utf8')).text)?.[1] ?? [],
  );
}

function signIn(site: Server, { password, ...from }: { password: string; cookie: string; address: string }) {
  return post(site, '/auth', { intent: 'sign-in', email: OWNER, password, to: '' }, from);
}

function post(site: Server, to: string, form: Record<string, string>, { address, cookie }: { address: string; cookie?: string }) {
  const headers = {
    origin: site.url,
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': address,
    ...(cookie && { cookie }),
  };
  return sendRequest(site, to, { method: 'POST', headers, body: new URLSearchParams(form).toString() });
}

function isSignedIn({ status, cookies }: ClientResponse): boolean {
  return status === 302 && cookies.some((cookie) => /^byline\.session_token=./.test(cookie));
}

function findDevice(cookies: readonly string[]): string {
  return cookies.find((cookie) => cookie.startsWith('byline.device=')) ?? '';
}

await main(ATTACK_SECONDS);
