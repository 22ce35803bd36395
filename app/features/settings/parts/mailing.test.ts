import { expect, test } from 'vitest';
import { mailing } from './mailing.ts';

const OWN = { canSend: true, email: 'ama@mensah.example' };
const ON = { ...mailing.defaults, takesMessages: 'on', hasNewsletter: 'on', postalAddress: '1 Ring Road, Accra' };
const find = (fields: Record<string, string>, given = OWN) => mailing.findFaults?.(fields, given);

test('[CONF-1] [CONF-2] each switch is refused with what is missing: mail, an own address, a postal address', () => {
  expect(find(ON)).toEqual({});
  expect(find(ON, { ...OWN, canSend: false })).toEqual({
    takesMessages: expect.stringMatching(/Email, under Site/),
    hasNewsletter: expect.stringMatching(/Email, under Site/),
  });
  expect(find(ON, { ...OWN, email: 'hello@example.com' })).toEqual({
    takesMessages: expect.stringMatching(/hello@example\.com is a sample/),
    hasNewsletter: expect.stringMatching(/hello@example\.com is a sample/),
  });
  expect(find({ ...ON, postalAddress: ' ' })).toEqual({ postalAddress: 'A newsletter needs a postal address.' });
  expect(Object.keys(find({ ...ON, postalAddress: '' }, { canSend: false, email: '' }) ?? {})).toHaveLength(3); // all at once
  expect(find(mailing.defaults, { canSend: false, email: '' })).toEqual({});
});
