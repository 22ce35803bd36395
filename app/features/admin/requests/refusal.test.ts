import { expect, test } from 'vitest';
import { getPassingRefusal } from './refusal.ts';

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
