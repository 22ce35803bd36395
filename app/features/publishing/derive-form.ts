import { checkbox, z } from '#platform/forms/zod.ts';
import type { SubmittedForm } from './content-kind.ts';
import type { FormField } from './form-field.ts';

type FieldColumn<Fields extends Record<string, FormField>> = {
  [Name in keyof Fields & string]: Fields[Name]['control'] extends 'date-box' ? never : Name;
}[keyof Fields & string];

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
    imageFields: entries.filter(([, { isImage, control }]) => isImage || control === 'cover' || control === 'image').map(([name]) => name),
    unseenFields: entries.filter(([, { isUnseen }]) => isUnseen).map(([name]) => name),
  };
}

export function getFieldColumns<Fields extends Record<string, FormField>>(fields: Fields): FieldColumn<Fields>[] {
  const names = Object.keys(fields).filter((name) => fields[name]?.control !== 'date-box');
  return names as FieldColumn<Fields>[]; // the type says the same
}

/** Separated by spaces. */
const proposalIds = z
  .string()
  .max(2000)
  .default('')
  .transform((ids) => ids.split(' ').filter(Boolean));

export const saveFields = {
  intent: z.enum(['publish', 'draft']).default('publish'),
  /** `now` by the server's clock, empty for the usual date. */
  publishAt: z
    .union([z.literal(['', 'now']), z.iso.datetime({ offset: true })])
    .default('')
    .transform((date) => (date === '' || date === 'now' ? date : new Date(date).toISOString()))
    .refine((date) => date === '' || date === 'now' || (date >= '1900' && date < '9000'), 'Enter a date between the years 1900 and 9000'),
  restores: checkbox,
  /** Created once per opened form, so that saving twice creates one item. */
  creationKey: z.uuid().optional(),
  /** Created for each save, and repeated when the save is sent again. */
  saveId: z.string().max(100).optional(),
  /** Proposals with changes in the form, and those among them with nothing left to decide. */
  takenProposals: proposalIds,
  finishedProposals: proposalIds,
  /** Absent for a new item. */
  version: z.coerce.number().int().positive().optional(),
};
