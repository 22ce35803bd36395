import { expect, test } from 'vitest';
import { createTestDeps, createUser, linkIn, PASSWORD, requestWith } from '#tests/factories/accounts.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { fileReport } from '../ownership/report.server.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { changeEmail, requestEmailChange } from './change-email.server.ts';

const HERE = '192.0.2.1';
const ROUNDS = 6;

describeOnEachDatabase('two who want one address', (open) => {
  async function start() {
    const deps = createTestDeps(await open(), { SMTP_URL: 'smtp://localhost:1' });
    const ask = async (wanted: string, clientAddress: string) => {
      const { id, email } = await createUser(deps.db);
      const result = await signIn(deps, { email, password: PASSWORD, clientAddress });
      const request = requestWith('cookies' in result ? result.cookies : []);
      const from = { viewer: { id, email, role: null }, request, clientAddress };
      await requestEmailChange(deps, from, { email: wanted, currentPassword: PASSWORD });
      return { ...from, token: linkIn(deps.emails.at(-1)).searchParams.get('token') ?? '' };
    };
    return { deps, ask };
  }

  test('[AUTH-12] of two accounts that take an address at once one gets it and the other keeps its own', async () => {
    const { deps, ask } = await start();
    for (let round = 0; round < ROUNDS; round++) {
      const wanted = `wanted${round}@example.org`;
      const [one, two] = [await ask(wanted, HERE), await ask(wanted, '192.0.2.2')];
      const changed = await Promise.all([changeEmail(deps, one), changeEmail(deps, two)]);
      expect(changed.filter(Boolean)).toHaveLength(1);
      const emails = await deps.db.selectFrom('users').select('email').where('id', 'in', [one.viewer.id, two.viewer.id]).execute();
      expect(emails.filter(({ email }) => email === wanted)).toHaveLength(1);
      await deps.db.deleteFrom('attempts').execute();
    }
  });

  test('[AUTH-12] a link that is used twice at once changes the address once, and one email says so', async () => {
    const { deps, ask } = await start();
    const from = await ask('wanted@example.org', HERE);
    const changed = await Promise.all([1, 2, 3].map(() => changeEmail(deps, from)));
    expect(changed.filter(Boolean)).toHaveLength(1);
    const reports = deps.emails.filter(({ to }) => to === from.viewer.email);
    expect(reports).toHaveLength(1);
    const token = linkIn(reports[0]).searchParams.get('token') ?? '';
    const filed = await Promise.all([1, 2].map(() => fileReport(deps, { token, clientAddress: HERE })));
    expect(filed.filter(Boolean)).toEqual(['email']);
  });
});
