import { expect, test } from 'vitest';
import { menu } from './menu.ts';
import { getSettingsFields } from './settings-kind.ts';

const LINKS = menu.fields.headerLinks ?? expect.fail('no field for links');

function findMessage(text: string) {
  return LINKS.schema.safeParse(text).error?.issues[0]?.message;
}

test.each([
  'Talks /talks',
  'A talk on tea /talks/tea?of=all#notes',
  'Podcast https://pod.example/show',
  '🎙 https://pod.example',
  'حديث /حديث',
])('[SITE-8] a link of the menu leads to a page here or to a secure address: %s', (line) => expect(findMessage(line)).toBeUndefined());

test.each([
  'Talks javascript:alert(1)',
  'Talks JavaScript:alert(1)',
  'Talks data:text/html,hi',
  'Talks vbscript:x',
  'Talks //evil.example',
  'Talks /\\evil.example',
  'Talks \\\\evil.example',
  'Talks /\tevil.example',
  'Talks http://plain.example',
  'Talks https://user:secret@pod.example',
  'Talks https:evil.example',
  'Talks https://',
  'Talks talks',
  '/talks',
  'Talks',
  `${'x'.repeat(31)} /talks`,
  `Talks /${'x'.repeat(501)}`,
])('[SITE-8] a link of the menu is refused at its field: %s', (line) => {
  expect(findMessage(line)).toMatch(/needs a name of at most 30 letters, and a path such as/);
});

test('[SITE-8] at most six links, and no field takes 100,000 characters', () => {
  const lines = Array.from({ length: 7 }, (_, at) => `Talk ${at} /talks/${at}`);
  expect(findMessage(lines.slice(1).join('\n'))).toBeUndefined();
  expect(findMessage(lines.join('\n'))).toBe('At most 6 links');
  for (const field of Object.values(menu.fields)) expect(field.schema.safeParse('x /'.repeat(33_334)).success).toBe(false);
});

test('[HDR-2] [SITE-8] the six categories keep their places but for their order; what is stored otherwise gives way to the default', () => {
  const turned = (menu.defaults.categories ?? '').split('\n').reverse().join('\n');
  const read = (categories: string) => menu.toValues(getSettingsFields(menu, { categories })).categories;
  expect(read(turned)).toEqual(read('').toReversed());
  for (const wrong of ['brand', `${turned}\nbrand`, turned.replace('brand', 'marketing'), turned.replace('brand', 'gardening')])
    expect(menu.fields.categories?.schema.safeParse(wrong).error?.issues[0]?.message).toBe('List each of the six categories once');
  expect(read('brand')).toEqual(read(''));
});
