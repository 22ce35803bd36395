import { expect, test } from 'vitest';
import { credentialsForm, peopleForm, recoverForm } from '#features/accounts/account-forms.ts';
import { parseSignUp } from '#features/site/newsletter/sign-up.server.ts';
import { PASSWORD } from '#tests/factories/accounts.ts';
import { readAddressFile } from './address-file.ts';
import { sortAddresses } from './import-subscribers.server.ts';
import { subscribeForm } from './subscribe.server.ts';

const ACCEPTED = [
  ['r&d@firm.example.com', 'r&d@firm.example.com'],
  ['dept/sales@example.com', 'dept/sales@example.com'],
  ['taro.@docomo.ne.jp', 'taro.@docomo.ne.jp'],
  [' olga@пример.рф ', 'olga@xn--e1afmkfd.xn--p1ai'],
  ["o'neil+x=y@EXAMPLE.com", "o'neil+x=y@example.com"],
] as const;

const REFUSED = [
  'ama@localhost',
  'ama@[192.0.2.1]',
  'ama＠example.com',
  'ama@example.com.',
  '"a b"@example.com',
  'a@example.com, v@evil.example',
  'a@example.com\r\nBcc: v@evil.example',
  '<a@example.com>',
  `a@${'l'.repeat(64)}.com`,
  `${'a'.repeat(250)}@example.com`,
];

const places: Record<string, (email: string) => unknown> = {
  'the newsletter’s form': (email) => subscribeForm.safeParse({ email, source: 'home' }).data?.email,
  'signing in': (email) => parsedEmail(credentialsForm.safeParse({ intent: 'sign-in', email, password: PASSWORD }).data),
  recovery: (email) => recoverForm.safeParse({ email }).data?.email,
  'an invitation': (email) =>
    parsedEmail(peopleForm.safeParse({ intent: 'invite', email, role: 'editor', currentPassword: PASSWORD }).data),
  'an import of subscribers': (email) => sortAddresses([[1, email]]).subscribed[0]?.[1],
};

function parsedEmail(form: unknown) {
  return typeof form === 'object' && form !== null && 'email' in form ? form.email : undefined;
}

for (const [place, read] of Object.entries(places)) {
  test.each(ACCEPTED)(`[CONF-1] [CONF-2] ${place} takes %j as one address`, (written, address) => expect(read(written)).toBe(address));
  test.each(REFUSED)(`[CONF-1] [CONF-2] ${place} refuses %j`, (written) => expect(read(written)).toBeUndefined());
}

test('[CONF-2] a file of subscribers may hold every address that can be sent to', async () => {
  const rows = await readAddressFile(new File([['email', ...ACCEPTED.map(([written]) => written)].join('\n')], 'readers.csv'));
  if ('problem' in rows) throw new Error(rows.problem);
  const { subscribed, invalid } = sortAddresses(rows);
  expect([subscribed.map(([, address]) => address), invalid]).toEqual([ACCEPTED.map(([, address]) => address), 0]);
});

test('[HOME-6] the home page’s form takes an address that browsers accept', async () => {
  const post = (email: string) =>
    parseSignUp(new Request('https://www.example.com', { method: 'POST', body: new URLSearchParams({ email }) }));
  for (const [written] of ACCEPTED) expect(await post(written)).toMatchObject({ ok: true });
  for (const written of REFUSED) expect(await post(written)).toMatchObject({ ok: false });
});
