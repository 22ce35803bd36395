import { endAllSessions, removeTwoFactor } from '#features/accounts/rescue/rescue.server.ts';
import { compareSecret, keepSecret, listUnreadableTwoFactors } from '#features/accounts/rescue/secret-mark.server.ts';
import { issueRescueLink, SET_UP_HOURS } from '#features/accounts/sign-in/set-up.server.ts';
import { keepFilesPrivate } from '#platform/env/data-folder.server.ts';
import { exitWithMessage } from './exit-with-message.ts';
import { checkAccounts } from './rescue/check-accounts.ts';
import { checkDatabase } from './rescue/check-database.ts';
import { checkFolder } from './rescue/check-folder.ts';
import { checkImages } from './rescue/check-images.ts';
import type { Finding } from './rescue/finding.ts';
import { openSite, type Site } from './rescue/open-site.ts';

const HELP = `npm run rescue -- COMMAND

For whoever has the machine, while the site runs or is stopped. Run it as the user that the site runs as, with the same settings.

  link                    prints a link that creates an admin, also where there is one; works once, for ${SET_UP_HOURS} hours.
                          An account that has the address that is chosen there is replaced; what it has written stays.
  two-factor EMAIL off    that account signs in without a code
  sign-out everybody      ends every session
  secret keep             goes on with the secret of today where the old one is lost; codes stored under it stay unreadable
  check                   looks for what is wrong, and changes nothing
  mend                    as check, and puts right what can be with nothing destroyed
`;

/** What was done or found, and whether that is well. */
interface Outcome {
  lines: string[];
  isWell: boolean;
}

type Command = (site: Site) => Promise<Outcome>;

/** `npm run rescue`: see HELP. */
async function main(words: string[]) {
  const command = findCommand(words);
  if (!command) {
    process.stdout.write(HELP);
    process.exitCode = words.length === 0 ? 0 : 1;
    return;
  }
  keepFilesPrivate();
  const site = await openSite();
  try {
    const { lines, isWell } = await command(site);
    process.stdout.write(`${lines.join('\n')}\n`);
    process.exitCode = isWell ? 0 : 1;
  } finally {
    await site.db.destroy();
  }
}

function findCommand(words: string[]): Command | undefined {
  const [first, second, third] = words;
  if (first === 'two-factor' && second && third === 'off' && words.length === 3) return (site) => turnTwoFactorOff(site, second);
  const name = words.join(' ');
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
}

const COMMANDS: Record<string, Command> = {
  async link({ db, settings }) {
    const link = await issueRescueLink({ db, settings, now: () => new Date() });
    return done(`This link creates an admin. It works once, for ${SET_UP_HOURS} hours, while the site runs:`, link);
  },
  async 'sign-out everybody'({ db }) {
    const sessions = await endAllSessions(db);
    return sessions > 0 ? done(`Signed everybody out: ${sessions} sessions have ended.`) : refused('Nobody was signed in.');
  },
  'secret keep': keepTodaysSecret,
  async check(site) {
    const findings = await findAll(site);
    return report(findings.map(({ message, mend }) => `- ${message}${mend ? ' To mend it: npm run rescue -- mend' : ''}`));
  },
  async mend(site) {
    const findings = await findAll(site);
    const mended: string[] = [];
    for (const { mend } of findings) if (mend) mended.push(`+ ${await mend()}`);
    const left = mended.length > 0 ? await findAll(site) : findings;
    const { lines, isWell } = report(left.map(({ message }) => `- ${message}`));
    return { lines: [...mended, ...lines], isWell };
  },
};

async function turnTwoFactorOff({ db }: Site, email: string): Promise<Outcome> {
  const outcome = await removeTwoFactor(db, email);
  if (outcome === 'no account') return refused(`No account has the address ${email}. Nothing was changed.`);
  if (outcome === 'already off') return refused(`${email} signs in without a code already. Nothing was changed.`);
  return done(`Two-factor sign-in of ${email} is off: the password alone signs in.`);
}

async function keepTodaysSecret(site: Site): Promise<Outcome> {
  if (!site.settings.SESSION_SECRET) return refused('There is no secret to keep. The next start of the site makes one.');
  if ((await compareSecret(site)) === 'same') return refused('The secret is the one of the accounts already. Nothing was changed.');
  await keepSecret(site);
  const unreadable = await listUnreadableTwoFactors(site);
  return done(
    'The site goes on with the secret of today. Everybody signs in again.',
    ...unreadable.map(({ email }) => `The codes of ${email} cannot be checked: npm run rescue -- two-factor ${email} off`),
  );
}

/** Each part by itself: one that cannot be looked at says so, and the others are. */
async function findAll(site: Site): Promise<Finding[]> {
  const parts = { database: checkDatabase, accounts: checkAccounts, images: checkImages, 'data folder': checkFolder };
  const findings: Finding[] = [];
  for (const [name, check] of Object.entries(parts)) {
    try {
      findings.push(...(await check(site)));
    } catch (error) {
      findings.push({ message: `The ${name} could not be checked: ${error instanceof Error ? error.message : error}.` });
    }
  }
  return findings;
}

function report(problems: string[]): Outcome {
  return problems.length > 0 ? { lines: problems, isWell: false } : done('Nothing is wrong.');
}

function done(...lines: string[]): Outcome {
  return { lines, isWell: true };
}

function refused(line: string): Outcome {
  return { lines: [line], isWell: false };
}

await main(process.argv.slice(2)).catch(exitWithMessage);
