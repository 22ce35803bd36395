import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { actions } from '#app/actions.server.ts';
import { storedKinds } from '#app/all-kinds.server.ts';
import { settingsKinds } from '#app/settings-kinds.ts';
import { isWritten } from '#features/publishing/content-kind.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';

/** Words that the validator uses and no sentence of ours does. */
const RAW = /\b(invalid (input|string|option|value|url|uuid)|expected|received|unrecognized|too (big|small)|undefined|nan)\b/i;

const files = globSync('app/{features,extensions}/**/*-form{,s}.ts', { exclude: ['**/use-*', '**/derive-form.ts'] });
const kinds = [...storedKinds.filter(isWritten), ...settingsKinds].map(({ name, form }) => [name, form.schema] as const);

test.each(files)('no validator’s words reach a person by %s', async (file) => {
  const values: unknown[] = Object.values(await import(path.resolve(file)));
  const exported = values.map((value) => (value instanceof z.ZodPipe ? value.in : value));
  const schemas = exported.filter((value) => value instanceof z.ZodObject || value instanceof z.ZodDiscriminatedUnion);
  expect(schemas.length).toBeGreaterThan(0);
  for (const schema of schemas) expect(listRawSentences(schema)).toEqual([]);
});

test.each(kinds)('no validator’s words reach a person by the form of %s', (_, schema) => expect(listRawSentences(schema)).toEqual([]));

test.each(Object.entries(actions))('no validator’s words reach a person by the action %s', (_, { schema }) =>
  expect(listRawSentences(schema)).toEqual([]),
);

test('no schema has the validator’s words, whatever it is made of and however it is parsed', () => {
  const value = z.union([z.number().int().gt(1), z.array(z.email()).min(2), z.record(z.uuid(), z.url()), z.date(), z.tuple([z.boolean()])]);
  const schemas = [
    value,
    z.strictObject({ value }),
    z.array(value),
    z.map(value, value),
    z.literal(1),
    z.enum(['a']),
    z.coerce.number(),
    z.never(),
  ];
  const messages = schemas.flatMap((schema) =>
    hostileInputs(z.object({ value })).flatMap((input) => schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []),
  );
  expect(messages.length).toBeGreaterThan(100);
  expect(messages.filter((text) => RAW.test(text))).toEqual([]);
});

test('the validator is imported from the one place that gives it our words', () => {
  const sources = globSync('{app,server}/**/*.{ts,tsx}').filter((file) => file !== path.normalize('app/platform/forms/zod.ts'));
  expect(sources.filter((file) => /^import (?!type )[^;]*from 'zod/m.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the forms are found', () => expect(files.length).toBeGreaterThan(1));

function listRawSentences(schema: z.ZodType): string[] {
  const sentences = hostileInputs(schema).flatMap((input) => sentencesFor(schema, input));
  return sentences.filter((text) => RAW.test(text));
}

function sentencesFor(schema: z.ZodType, input: unknown): string[] {
  const parsed = parseForm(schema, input);
  if (parsed.ok) return [];
  const sentences = Object.values(parsed.fieldErrors);
  if (parsed.formError !== undefined) sentences.push(parsed.formError);
  expect(sentences).not.toEqual([]);
  return sentences;
}

/** Every field missing, empty, too long, and of every wrong kind; and what is no form at all. */
function hostileInputs(schema: z.ZodType): unknown[] {
  const objects = schema instanceof z.ZodDiscriminatedUnion ? schema.options : [schema];
  const values = [undefined, null, '', ' ', 'x'.repeat(600_000), 'x', -1, Number.NaN, true, [], ['x'], {}, new File([], 'x')];
  const forms = objects.flatMap((object) => {
    if (!(object instanceof z.ZodObject)) throw new Error('a form that is no object');
    const literals = Object.entries(object.shape).flatMap(([name, field]) => (field instanceof z.ZodLiteral ? [[name, field.value]] : []));
    const names = Object.keys(object.shape);
    return values.flatMap((value) => [
      Object.fromEntries(names.map((name) => [name, value])),
      { ...Object.fromEntries(names.map((name) => [name, value])), ...Object.fromEntries(literals) },
    ]);
  });
  return [...forms, ...values, { role: 'admin' }, { ['__proto__']: 1, constructor: 2 }];
}
