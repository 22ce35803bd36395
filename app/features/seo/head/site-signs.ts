import type { MetaDescriptor } from 'react-router';
import { colours } from '#features/colours/brand-colours.ts';
import { site } from '#site';
import { oklchToHex } from '#ui/oklch.ts';
import { authorNames } from '../graph/site-nodes.ts';

const social: readonly { name: string; url: string }[] = site.social;
const xAccount = findAccount(/^https:\/\/(?:www\.)?(?:x|twitter)\.com\/(\w+)\/?$/);
const fediverseAccount = getFediverseAccount(social.find(({ name }) => name === 'Mastodon')?.url);

/** The colour of a browser's frame: that of the paper, by the device's scheme. */
export const themeColours: MetaDescriptor[] = (['light', 'dark'] as const).map((scheme) => ({
  name: 'theme-color',
  media: `(prefers-color-scheme: ${scheme})`,
  content: oklchToHex(...colours.paper[scheme]),
}));

/** Whose site it is on X. */
export const accounts: MetaDescriptor[] = xAccount ? [{ name: 'twitter:site', content: `@${xAccount}` }] : [];

/** Whom X and Mastodon name beside what the site's author wrote. */
export const authorAccounts: MetaDescriptor[] = [
  ...(xAccount ? [{ name: 'twitter:creator', content: `@${xAccount}` }] : []),
  ...(fediverseAccount ? [{ name: 'fediverse:creator', content: fediverseAccount }] : []),
];

/** The names of the site's author, as Open Graph has them. */
export const profileNames: MetaDescriptor[] = [
  { property: 'profile:first_name', content: authorNames.givenName },
  { property: 'profile:last_name', content: authorNames.familyName },
].filter(({ content }) => content);

/** A BCP 47 tag as Open Graph writes it, with the region where it is mostly spoken when it names none: `en` to `en_US`. */
export function toOpenGraphLocale(language: string): string {
  const { language: name, region } = new Intl.Locale(language).maximize();
  return region ? `${name}_${region}` : name;
}

/** `https://mastodon.example/@ama` to `@ama@mastodon.example`; undefined for what is no account. */
export function getFediverseAccount(url = ''): string | undefined {
  const [, host, name] = /^https:\/\/([^/]+)\/@(\w+)\/?$/.exec(url) ?? [];
  return name && `@${name}@${host}`;
}

function findAccount(pattern: RegExp): string | undefined {
  return social.map(({ url }) => pattern.exec(url)?.[1]).find(Boolean);
}
