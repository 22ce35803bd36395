import { expect, test } from 'vitest';
import { parseAccountForm, recoverForm } from './account-forms.ts';

test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
  '[AUTH-1] a body of type %s that is no form is bad input, not a failure',
  async (type) => {
    const request = new Request('http://localhost/auth', { method: 'POST', headers: { 'content-type': type }, body: '{"email":1}' });
    expect(await parseAccountForm(request, recoverForm)).toMatchObject({ ok: false });
  },
);

test('[AUTH-6] fields that a form does not have are refused', async () => {
  const body = new URLSearchParams({ email: 'a@example.org', role: 'admin' });
  const request = new Request('http://localhost/auth', { method: 'POST', body });
  expect(await parseAccountForm(request, recoverForm)).toMatchObject({ ok: false });
});
