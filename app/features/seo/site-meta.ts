import type { MetaDescriptor } from 'react-router';
import { colours } from '#features/colours/brand-colours.ts';
import type { Site } from '#features/settings/site.ts';
import { oklchToHex } from '#ui/oklch.ts';
import { getAuthorNames } from './graph/site-nodes.ts';

/** The colour of the paper, in the site's one theme or by the device's scheme. */
export function describeThemeColours({ theme }: Site['looks']): MetaDescriptor[] {
  const getPaper = (scheme: 'light' | 'dark') => oklchToHex(...colours.paper[scheme]);
  if (theme !== 'both') return [{ name: 'theme-color', content: getPaper(theme) }];
  return (['light', 'dark'] as const).map((scheme) => ({
    name: 'theme-color',
    media: `(prefers-color-scheme: ${scheme})`,
    content: getPaper(scheme),
  }));
}

export function describeAccounts(site: Site): MetaDescriptor[] {
  const account = findXAccount(site);
  return account ? [{ name: 'twitter:site', content: `@${account}` }] : [];
}

export function describeAuthorAccounts(site: Site): MetaDescriptor[] {
  const x = findXAccount(site);
  const fediverse = getFediverseAccount(site.social.find(({ name }) => name === 'Mastodon')?.url);
  return [
    ...(x ? [{ name: 'twitter:creator', content: `@${x}` }] : []),
    ...(fediverse ? [{ name: 'fediverse:creator', content: fediverse }] : []),
  ];
}

export function describeProfile(author: Site['author']): MetaDescriptor[] {
  const { givenName, familyName } = getAuthorNames(author);
  return [
    { property: 'profile:first_name', content: givenName },
    { property: 'profile:last_name', content: familyName },
  ].filter(({ content }) => content);
}

/** Adds the region where a language is mostly spoken: `en` to `en_US`. */
export function toOpenGraphLocale(language: string): string {
  const { language: name, region } = new Intl.Locale(language).maximize();
  return region ? `${name}_${region}` : name;
}

/** `https://mastodon.example/@ama` to `@ama@mastodon.example`. */
export function getFediverseAccount(url = ''): string | undefined {
  const [, host, name] = /^https:\/\/([^/]+)\/@(\w+)\/?$/.exec(url) ?? [];
  return name && `@${name}@${host}`;
}

function findXAccount({ social }: Site): string | undefined {
  return social.map(({ url }) => /^https:\/\/(?:www\.)?(?:x|twitter)\.com\/(\w+)\/?$/.exec(url)?.[1]).find(Boolean);
}
