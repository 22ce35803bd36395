import { findFileProblems } from '#features/settings/check-files.ts';
import { defaultSite, type Site } from '#features/settings/site.ts';
import { createSiteReader } from '#features/settings/site-reader.server.ts';
import { getSeveralProcessesWarning } from '#platform/env/settings.server.ts';
import type { CheckedSite } from './check.server.ts';
import { type Finding, hint, well, wrong } from './checkup.ts';

export async function checkSettings({ settings, wrongSettings, settingHints }: CheckedSite): Promise<Finding[]> {
  const several = getSeveralProcessesWarning(settings);
  return [
    ...(wrongSettings.length > 0 ? [] : [well('All settings are valid.')]),
    ...wrongSettings.map((sentence) => wrong(endSentence(sentence), 'Correct it in .env, or in the environment of the site.')),
    ...settingHints.map((sentence) => hint(endSentence(sentence), 'The site doesn’t know this setting, so it has no effect.')),
    ...(several ? [hint(endSentence(several), 'If you run one process, there’s nothing to do.')] : []),
  ];
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The first Node whose `node:crypto` has argon2. */
const OLDEST_NODE = [24, 7];

export async function checkVersions({ code }: Pick<CheckedSite, 'code'>, versions = process.versions): Promise<Finding[]> {
  return [checkNode(versions), well(`Byline ${code.release}.`), ...checkBuild(code.build)];
}

function checkNode({ node, sqlite = 'unknown' }: NodeJS.ProcessVersions): Finding {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  const isOld = major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
  if (isOld) return wrong(`Node ${node} is too old.`, `Install Node ${OLDEST_NODE.join('.')} or newer.`);
  return well(`Node ${node} with SQLite ${sqlite}.`);
}

function checkBuild(build: CheckedSite['code']['build']): Finding[] {
  if (build === 'running') return [];
  if (build === 'fresh') return [well('The build is up to date.')];
  return [hint('The build is missing or out of date.', 'The next npm start builds it, which takes a minute. To do it now: npm run build.')];
}

interface AuthorTexts {
  site: { author: Partial<Site['author']>; social: readonly { url: string }[] };
  texts?: unknown;
}

/** As `site.config.ts` comes. */
const SAMPLE = { name: 'Kwame Adeyemi', givenName: 'Kwame', familyName: 'Adeyemi' };

export async function checkAuthor({ openDb }: Pick<CheckedSite, 'openDb'>): Promise<Finding[]> {
  const problems = findFileProblems().map((problem) => wrong(`${problem}.`, 'The site won’t start until you correct it and build again.'));
  return [...problems, describeAuthor(await readSite(openDb))];
}

export function describeAuthor({ site, texts }: AuthorTexts): Finding {
  const { email = '', givenName, familyName } = site.author;
  const isNamed =
    JSON.stringify([site, texts]).includes(SAMPLE.name) || (givenName === SAMPLE.givenName && familyName === SAMPLE.familyName);
  const samples = [
    ...(isNamed ? [`the name ${SAMPLE.name}`] : []),
    ...(email.endsWith('@example.com') ? [`the email address ${email}`] : []),
    ...(site.social.some(({ url }) => /\/@?example$/.test(url)) ? ['the social links'] : []),
  ];
  if (samples.length === 0) return well('The author’s name, email address and links are your own.');
  return hint(
    `The site still shows samples: ${new Intl.ListFormat('en').format(samples)}.`,
    'Enter your own name, addresses, links and figures under Site in the admin, or in site.config.ts.',
  );
}

async function readSite(openDb: CheckedSite['openDb']): Promise<AuthorTexts> {
  try {
    return await createSiteReader({
      db: await openDb(),
      contentVersion: { current: () => 0 },
      canSend: async () => false,
      switches: [],
      now: () => new Date(),
    }).read();
  } catch {
    return { site: defaultSite };
  }
}
