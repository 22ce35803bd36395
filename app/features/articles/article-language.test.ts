import { expect, test } from 'vitest';
import { getTextLanguage } from '#features/publishing/language.ts';

test.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['ckb', 'rtl'],
  ['nqo', 'rtl'],
  ['ff-Adlm', 'rtl'],
  ['ha-Arab', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['ku', 'ltr'],
  ['ff', 'ltr'],
  ['tw', 'ltr'],
  ['pt-BR', 'ltr'],
  ['zh', 'ltr'],
  ['no tag', 'ltr'],
])('[ART-8] a text in %s reads %s', (lang, dir) => {
  expect(getTextLanguage(lang)).toEqual({ lang, dir });
});

test('[ART-8] a text in the site’s own language shows its direction itself', () => {
  expect(getTextLanguage(null)).toEqual({ dir: 'auto' });
});
