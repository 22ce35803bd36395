import { expect, test } from 'vitest';
import { getFirstError, parseForm } from './parse-form.ts';
import { z } from './zod.ts';

const schema = z.strictObject({ name: z.string().max(3), kind: z.enum(['a', 'b']).optional() });

test('each field has one sentence, and what is about no field speaks for the form', () => {
  expect(parseForm(schema, { name: 'Ama' })).toEqual({ ok: true, form: { name: 'Ama' } });
  expect(parseForm(schema, {})).toEqual({ ok: false, fieldErrors: { name: 'Please fill in this field.' } });
  const errors = parseForm(schema, { name: 'Kwame', kind: 'c', role: 'admin' });
  expect(errors).toEqual({
    ok: false,
    formError: 'The form sent something unexpected. Please try again.',
    fieldErrors: { name: 'At most 3 characters', kind: 'The form sent something unexpected. Please try again.' },
  });
  expect(!errors.ok && getFirstError(errors)).toBe('At most 3 characters');
});
