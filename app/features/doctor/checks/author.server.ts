import { findFileProblems } from '#features/site-settings/check-files.ts';
import { defaultSite, type Site } from '#features/site-settings/site.ts';
import { createSiteReader } from '#features/site-settings/site-reader.server.ts';
import type { CheckedSite } from '../findings/checked-site.server.ts';
import { type Finding, hint, well, wrong } from '../findings/checkup.ts';

interface Texts {
  author: Pick<Site['author'], 'email'>;
  social: readonly { url: string }[];
}

/** Whether the site's files hold what its fields take, and whether what readers see is still what the site came with. */
export async function checkAuthor({ openDb }: Pick<CheckedSite, 'openDb'>): Promise<Finding[]> {
  const problems = findFileProblems().map((problem) => wrong(`${problem}.`, 'Until it is mended the site does not start; build after it.'));
  return [...problems, describeAuthor(await readSite(openDb))];
}

/** An address that nobody reads, or links to nobody. */
export function describeAuthor({ author, social }: Texts): Finding {
  const samples = [
    ...(author.email.endsWith('@example.com') ? [`the email address ${author.email}`] : []),
    ...(social.some(({ url }) => /\/@?example$/.test(url)) ? ['the links to networks'] : []),
  ];
  if (samples.length === 0) return well('What the site says of its author has no samples left that can be told as such.');
  return hint(
    `The site still shows samples: ${samples.join(' and ')}.`,
    'Put the author’s own name, addresses, links and figures under Site in the admin, or into site.config.ts and build.',
  );
}

/** What the owner has set; what the file says where the database has none of it or does not open, which another check tells. */
async function readSite(openDb: CheckedSite['openDb']): Promise<Texts> {
  try {
    const { site } = await createSiteReader({ db: await openDb(), contentVersion: { current: () => 0 } }).read();
    return site;
  } catch {
    return defaultSite;
  }
}
