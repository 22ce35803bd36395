import { z } from '#platform/forms/zod.ts';
import type { SubmittedForm } from './content-kind.ts';
import type { FormField } from './form-field.ts';
import { saveFields } from './save-fields.ts';

/** The columns of fields, all but a box for the date. */
type FieldColumn<Fields extends Record<string, FormField>> = {
  [Name in keyof Fields & string]: Fields[Name]['control'] extends 'date-box' ? never : Name;
}[keyof Fields & string];

/** The parts of a kind's form that follow from its fields. */
export function deriveForm<Fields extends Record<string, FormField>>(fields: Fields) {
  const entries: [string, FormField][] = Object.entries(fields);
  const stored = entries.filter(([, { control }]) => control !== 'date-box');
  const dateBox = entries.find(([, { control }]) => control === 'date-box')?.[0];
  const schemas = Object.fromEntries(entries.map(([name, { schema }]) => [name, schema]));
  const schema: z.ZodType = z.strictObject({ ...saveFields, ...schemas });
  return {
    fields: fields as Record<string, FormField>,
    schema: schema as z.ZodType<SubmittedForm> & { shape: Record<string, z.ZodType> }, // saveFields are those of each form
    empty: Object.fromEntries(stored.map(([name, { initial = '' }]) => [name, initial])),
    ...(dateBox && { dateBox, preset: { [dateBox]: 'on' } }),
    labels: Object.fromEntries(entries.map(([name, { label }]) => [name, label])),
    columns: getFieldColumns(fields),
    unseenFields: entries.filter(([, { isUnseen }]) => isUnseen).map(([name]) => name),
  };
}

/** The columns that a form writes, in the order of its fields. */
export function getFieldColumns<Fields extends Record<string, FormField>>(fields: Fields): FieldColumn<Fields>[] {
  const names = Object.keys(fields).filter((name) => fields[name]?.control !== 'date-box');
  return names as FieldColumn<Fields>[]; // the type says the same
}
