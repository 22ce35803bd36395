import { expect, test } from 'vitest';
import { defaultSite as site } from '#features/settings/site.ts';
import { writeSecurityTxt } from './well-known.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('[SEO-5] security.txt has what RFC 9116 asks for, and ends in the future but within a year, whenever it is asked for', () => {
  for (const now of ['2026-01-01T00:00:00.000Z', '2026-12-31T23:59:59.999Z', '2028-02-29T12:00:00.000Z']) {
    const fields = writeSecurityTxt({ site, siteUrl: 'https://www.example.com', now: new Date(now) })
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/));
    expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    const { Contact, Expires = '', Canonical } = Object.fromEntries(fields);
    expect(Contact).toBe(`mailto:${site.author.email}`);
    expect(Canonical).toBe('https://www.example.com/.well-known/security.txt');
    expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (Date.parse(Expires) - Date.parse(now)) / DAY_MS;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  }
});

test('[SEO-5] security.txt is the same all day, so that caches find it unchanged', () => {
  const write = (time: string) => writeSecurityTxt({ site, siteUrl: 'https://www.example.com', now: new Date(time) });
  expect(write('2026-01-01T00:00:00.000Z')).toBe(write('2026-01-01T23:59:59.999Z'));
});
