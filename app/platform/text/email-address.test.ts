import { expect, test } from 'vitest';
import { readCorpus } from '#tests/support/corpora.ts';
import { looksLikeEmailAddress, toEmailAddress, toEmailKey } from './email-address.ts';

const label = (length: number) => 'l'.repeat(length);

test.each([
  ['r&d@firm.example.com', 'r&d@firm.example.com'],
  ['dept/sales@example.com', 'dept/sales@example.com'],
  ['taro.@docomo.ne.jp', 'taro.@docomo.ne.jp'],
  ['.taro..yamada@docomo.ne.jp', '.taro..yamada@docomo.ne.jp'],
  ["o'neil+news@sub.example.co.uk", "o'neil+news@sub.example.co.uk"],
  ["'quoted'@example.com", "'quoted'@example.com"],
  ['!#$%&*/=?^_`{|}~-@example.com', '!#$%&*/=?^_`{|}~-@example.com'],
  [' Ama.Owusu@Example.COM\t', 'Ama.Owusu@example.com'],
  ['olga@пример.рф', 'olga@xn--e1afmkfd.xn--p1ai'],
  ['olga@ПРИМЕР.РФ', 'olga@xn--e1afmkfd.xn--p1ai'],
  ['olga@XN--E1AFMKFD.XN--P1AI', 'olga@xn--e1afmkfd.xn--p1ai'],
  ['info@例え。テスト', 'info@xn--r8jz45g.xn--zckzah'],
  ['info@ｅｘａｍｐｌｅ.com', 'info@example.com'],
  [`a@${label(63)}.com`, `a@${label(63)}.com`],
])('[CONF-1] %j is an email address', (written, address) => {
  expect(toEmailAddress(written)).toBe(address);
  expect(toEmailAddress(address)).toBe(address);
  expect(looksLikeEmailAddress(written)).toBe(true);
  expect(toEmailKey(written)).toBe(address.toLowerCase());
});

test.each([
  '',
  '@example.com',
  'ama@',
  'ama',
  'a@b@example.com',
  'a＠example.com',
  'a@example.com.',
  'a@example..com',
  'a@-example.com',
  `a@${label(64)}.com`,
  '"a b"@example.com',
  '"a"@example.com',
  'a@[192.0.2.1]',
  'a b@example.com',
  'a@b,c.example',
  'a@example.com, v@evil.example',
  'a@example.com;v@evil.example',
  'a@example.com\r\nBcc: v@evil.example',
  'a\n@example.com',
  'a@example.com\0',
  '<a@example.com>',
  'a@example.com>',
  'Ama <a@example.com>',
  'a(comment)@example.com',
  'a\\@example.com',
  'a@пример.рф/x',
  'a@пример.рф:25',
  'a@ПРИМЕР%2eрф',
  'a@x@пример.рф',
])('[CONF-1] %j is no email address', (written) => {
  expect(toEmailAddress(written)).toBeUndefined();
  expect(looksLikeEmailAddress(written)).toBe(false);
});

test.each(['ama@localhost', 'ama@192.0.2.1', 'ama@１９２.０.２.１', 'ama@example.c', 'анна@пример.рф', `${label(250)}@example.com`])(
  '[CONF-1] %j looks like an email address, but the site sends nothing to it',
  (written) => {
    expect(toEmailAddress(written)).toBeUndefined();
    expect(looksLikeEmailAddress(written)).toBe(true);
  },
);

const field = readCorpus('field/r2-5-addresses-that-browsers-accept/addresses.txt');

test.skipIf(!field)('[CONF-1] addresses that browsers accept are email addresses', () => {
  expect(field?.filter((written) => toEmailAddress(written) === undefined)).toEqual([]);
});
