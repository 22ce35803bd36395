import { expect, test } from 'vitest';
import { getCause, getPassingRefusal } from './refusal.ts';

const answered = (status: number) => ({ outcome: 'answered' as const, status, body: undefined });

test('[ADM-18] a request that a slow line did not bring in time is sent again, as one that nothing answered', () => {
  expect([408, 502, 503, 504, 400, 413].map((status) => getPassingRefusal(answered(status)) !== undefined)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('[OPS-6] the reason of a refusal is said where its field is not on the page', () => {
  const fieldErrors = { address: 'There is a page at this address' };
  const body = { ok: false, code: 'invalid', fieldErrors };
  expect(getCause({ outcome: 'answered', status: 400, body })).toBe('There is a page at this address');
  expect(getCause({ outcome: 'answered', status: 400, body: { ...body, formError: 'Check the form' } })).toBe('Check the form');
  expect(getCause({ outcome: 'answered', status: 500, body: 'no JSON' })).toBeUndefined();
});
