import { expect, test } from 'vitest';
import { getFediverseAccount, toOpenGraphLocale } from './site-meta.ts';

test('[SEO-4] a language is named with its region, as Open Graph wants it', () => {
  const locales = { en: 'en_US', 'en-GB': 'en_GB', 'pt-BR': 'pt_BR', fr: 'fr_FR', 'zh-Hant-HK': 'zh_HK', ha: 'ha_NG', yo: 'yo_NG' };
  for (const [language, locale] of Object.entries(locales)) expect(toOpenGraphLocale(language)).toBe(locale);
});

test('[SEO-4] an address of Mastodon is named as an account; what is none is left out', () => {
  expect(getFediverseAccount('https://mastodon.example/@ama')).toBe('@ama@mastodon.example');
  for (const url of [undefined, 'https://mastodon.example/', 'https://mastodon.example/@ama/1', 'https://x.com/ama'])
    expect(getFediverseAccount(url)).toBeUndefined();
});
