import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { defaultSite } from '#features/settings/site.ts';
import { isGate } from '#tests/support/tier.ts';
import { isCommonPassword } from './common-passwords.server.ts';
import { findPasswordProblem } from './password.server.ts';
import { hashPassword, verifyPassword } from './password-hash.server.ts';
import { foldPassword } from './password-rules.ts';

const site = { email: 'ama.owusu@example.org', siteName: defaultSite.author.name };

test.each([
  'seven green rivers',
  'a'.repeat(31) + 'bcd'.repeat(11),
  `${'längeres Wort '.repeat(9)}xy`,
  '漢字が八文字以上の合言葉',
  'xk7#Qp2v',
])('[AUTH-9] %s is accepted', async (password) => {
  expect(await findPasswordProblem(password, site)).toBeUndefined();
});

test('[AUTH-9] seven characters are too few, a hundred and twenty-eight are not too many', async () => {
  expect(await findPasswordProblem('xk7#Qp2', site)).toBe('Use 8 characters or more.');
  expect(await findPasswordProblem('abc '.repeat(32), site)).toBeUndefined();
  expect(await findPasswordProblem(`${'abc '.repeat(32)}x`, site)).toBe('Use 128 characters at most.');
});

test.each([
  'password',
  'Password1',
  'P@ssw0rd',
  'PASSWORD123!',
  '12345678',
  'qwertyuiop',
  'iloveyou',
  'aaaaaaaaaa',
  'abababababab',
  'letmein123',
  'Welcome2025',
])('[AUTH-9] %s is refused as common', async (password) => {
  expect(await findPasswordProblem(password, site)).toMatch(/too common/);
});

const NAME = site.siteName.toLowerCase().replace(/\P{L}/gu, '');

test.each(['ama.owusu', 'AmaOwusu1!', NAME.padEnd(8, '1'), `${NAME}2026`, 'byline2026'])(
  '[AUTH-9] %s is refused as easy to guess here',
  async (password) => {
    expect(await findPasswordProblem(password, site)).toMatch(/easy to guess/);
  },
);

test('[AUTH-9] a password is kept as argon2id with 19 MiB, two passes and a salt of its own', async () => {
  const [first, second] = await Promise.all([hashPassword('seven green rivers'), hashPassword('seven green rivers')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(first).not.toBe(second);
  expect(await verifyPassword({ hash: first, password: 'seven green rivers' })).toBe(true);
  expect(await verifyPassword({ hash: first, password: 'seven green riverS' })).toBe(false);
  expect(await verifyPassword({ hash: 'plain text', password: 'plain text' })).toBe(false);
});

test('[AUTH-9] [OPS-2] a hash that another argon2 has made of the same password verifies', async () => {
  const hash = '$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$qaTzqQzmWiBBXeJ113J3jx1ZsVMLjVX2np5RRk77tQQ'; // by hash-wasm
  expect(await verifyPassword({ hash, password: 'un cafe\u0301 noisette' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'un cafe noisette' })).toBe(false);
});

test('[AUTH-9] a crowd of passwords leaves threads free for readers, and is not let in without end', async () => {
  let hashed = 0;
  const hash = () => hashPassword('seven green rivers').then(() => (hashed += 1));
  const hashing = Promise.allSettled(Array.from({ length: 120 }, hash));
  await promisify(deflate)('a page that a reader waits for');
  expect(hashed).toBeLessThan(4);
  const refused = (await hashing).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ reason: { code: 'rate-limited' } });
  expect(hashed + refused.length).toBe(120);
  await hashPassword('seven green rivers');
});

test('[AUTH-9] the same letters are the same password, however a keyboard composes them', async () => {
  const hash = await hashPassword('un café noisette');
  expect(await verifyPassword({ hash, password: 'un cafe\u0301 noisette' })).toBe(true);
});

const stolen = dictionary['passwords-common'].filter((password) => [...password].length >= 8);

test.each([100, 1000, 3000, ...(isGate ? [] : [stolen.length])])(
  '[AUTH-9] the first %i passwords of another list of stolen ones are all refused',
  async (count) => {
    const problems = await Promise.all(stolen.slice(0, count).map((password) => findPasswordProblem(password, site)));
    expect(problems.filter((problem) => problem === undefined)).toEqual([]);
  },
);

test('[AUTH-9] of ten thousand random passwords of eight characters none is taken for a common one', async () => {
  const random = Array.from({ length: 10_000 }, () => randomBytes(6).toString('base64url'));
  const common = await Promise.all(random.map((password) => isCommonPassword(foldPassword(password))));
  expect(common.filter(Boolean)).toEqual([]);
});
