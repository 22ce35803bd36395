import { expect, test } from 'vitest';
import { notFound, rateLimited, unauthorized, unavailable } from './app-error.ts';
import { inAction, inEndpoint, inForm, inLoader } from './respond.server.ts';

test('[ADM-1] a page that nobody may see is 403, and its boundary is told why', async () => {
  const failing = inLoader(async () => {
    throw unauthorized('nobody is signed in');
  });
  await expect(failing).rejects.toMatchObject({ data: { code: 'unauthorized', message: 'Please sign in.' }, init: { status: 403 } });
});

test('[ADM-18] an action returns a failure instead of throwing, so that its form stays', async () => {
  const result = await inAction(async () => {
    throw unauthorized('nobody is signed in');
  });
  expect(result).toMatchObject({ data: { ok: false, code: 'unauthorized' }, init: { status: 401 } });
});

test('[AUTH-9] of several forms on a page the failure names its own, with what was typed', async () => {
  const form = { intent: 'change-email', email: 'ama@example.org', currentPassword: 'secret' };
  const result = await inForm(form, async () => {
    throw rateLimited('too many', 60);
  });
  expect(result).toMatchObject({ data: { ok: false, intent: 'change-email', email: 'ama@example.org' }, init: { status: 429 } });
  expect(JSON.stringify(result)).not.toContain('secret');
});

test('[AUTH-9] an endpoint says how long to wait', async () => {
  const response = await inEndpoint(async () => {
    throw rateLimited('too many', 60);
  });
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toEqual({
    ok: false,
    code: 'rate-limited',
    formError: 'Too many attempts. Please wait 60 seconds.',
    fieldErrors: {},
  });
});

test('[AUTH-6] an outage is 503, what is not there 404, and an unexpected error is thrown on', async () => {
  const getStatus = async (error: Error) =>
    (
      await inEndpoint(async () => {
        throw error;
      })
    ).status;
  expect(await getStatus(unavailable('no database'))).toBe(503);
  expect(await getStatus(notFound('no such article'))).toBe(404);
  await expect(getStatus(new TypeError('a bug'))).rejects.toThrow('a bug');
});
