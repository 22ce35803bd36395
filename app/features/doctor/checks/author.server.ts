import { site as configured } from '#site';
import { type Finding, hint, well } from '../findings/checkup.ts';

interface Texts {
  author: { email: string };
  social: readonly { url: string }[];
}

/** Whether site.config.ts still has what it came with: an address that nobody reads, links to nobody. */
export function checkAuthor({ author, social }: Texts = configured): Finding[] {
  const samples = [
    ...(author.email.endsWith('@example.com') ? [`the email address ${author.email}`] : []),
    ...(social.some(({ url }) => /\/@?example$/.test(url)) ? ['the links to networks'] : []),
  ];
  if (samples.length === 0) return [well('site.config.ts has no samples left that can be told as such.')];
  return [
    hint(
      `site.config.ts still has samples: ${samples.join(' and ')}.`,
      'Put the author’s own name, addresses, links and figures there, then build.',
    ),
  ];
}
