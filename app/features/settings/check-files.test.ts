import { expect, test } from 'vitest';
import { findFileProblems } from './check-files.ts';
import { claims } from './parts/claims.ts';
import { contact } from './parts/contact.ts';
import { identity } from './parts/identity.ts';

const identityWith = (defaults: object) => ['site.config.ts', { ...identity, defaults: { ...identity.defaults, ...defaults } }] as const;

test('[SITE-1] [SITE-8] what the files of the repository hold is taken by the fields of the admin', () => {
  expect(findFileProblems()).toEqual([]);
});

test('[SITE-1] a value that a field refuses is named with its file, its place and what to do', () => {
  const wrong = { name: ' ', email: 'hello', timeZone: 'Mars/Olympus', social: 'X http://x.com/ama', whatsapp: '+44 20' };
  expect(findFileProblems([identityWith(wrong)])).toEqual([
    'site.config.ts: author.name is empty. Write a name',
    'site.config.ts: author.email is “hello”. Enter an email address, such as name@example.com',
    'site.config.ts: whatsapp is “+44 20”. Enter the number with its country code, digits only, such as 442079460123',
    'site.config.ts: social is “X http://x.com/ama”. “X” needs a name of at most 40 letters and an address that begins with https://',
    'site.config.ts: timeZone is “Mars/Olympus”. Choose a time zone',
  ]);
  const figure = { ...claims, defaults: { ...claims.defaults, growthFigure: '' } };
  expect(findFileProblems([['site.config.ts', figure]])).toEqual(['site.config.ts: claims.growth.figure is empty. Write the figure']);
});

test('[SITE-1] of a value that is far too long the line holds the beginning, on one line', () => {
  const [line = ''] = findFileProblems([identityWith({ tagline: 'one\ntwo '.repeat(20_000) })]);
  expect(line).toMatch(/^site\.config\.ts: author\.tagline is “one two .{1,80}…”\. At most 160 characters$/);
  const page = { ...contact, defaults: { ...contact.defaults, headline: 'x'.repeat(100_000) } };
  expect(findFileProblems([['content/pages/contact.ts', page]])[0]).toMatch(/^content\/pages\/contact\.ts: headline is “x{60}…”\. At most/);
});
