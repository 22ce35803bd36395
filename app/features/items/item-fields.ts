import type { ContentKind, FieldValues, WrittenKind } from '#features/publishing/content-kind.ts';
import { hasFirstDate } from '#features/publishing/content-kind.ts';
import type { FormField } from '#features/publishing/form-field.ts';
import { checkbox, z } from '#platform/forms/zod.ts';

export type ItemValue = string | number | boolean | string[] | null;

type FieldShape = Record<string, z.ZodType>;

/** The fields of a kind's form, as values of JSON. */
export function listFormFields({ form }: WrittenKind): [name: string, field: FormField][] {
  return Object.entries(form.fields).filter(([, { control }]) => control !== 'date-box');
}

export function toValue(field: FormField | undefined, text: string): ItemValue {
  if (field && isBox(field)) return text === 'on';
  return field?.separator ? splitText(text, field.separator) : text;
}

/** The inverse of `toValue`. */
export function toFormFields({ form }: WrittenKind, values: Record<string, unknown>): FieldValues {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, toFormText(form.fields[name], value)]));
}

/** What a program may send of each field: its type, and the bounds that the form's own rule checks. A new item needs its title. */
export function getSentShape(kind: WrittenKind, { isNew }: { isNew: boolean }): FieldShape {
  return Object.fromEntries(
    listFormFields(kind).map(([name, field]) => {
      const value = getValueSchema(field);
      const schema = isNew && name === 'title' ? value : value.optional();
      return [name, schema.meta({ ...getBounds(field), ...toWords(field) })];
    }),
  );
}

/** What everyone may read. */
export function listPublicNames(kind: ContentKind): string[] {
  return [...new Set([...getMetaNames(kind), ...Object.keys(getPublicShape(kind))])];
}

function getPublicShape(kind: ContentKind): FieldShape {
  if (!isForm(kind)) return kind.publicColumns ?? {};
  return getShape(listFormFields(kind).filter(([, field]) => !field.namesItems));
}

/** What the author reads besides: the state of an item, and fields that only the form shows. */
export function listAuthorNames(kind: ContentKind): string[] {
  const own = isForm(kind) ? [...Object.keys(AUTHOR_META), ...listFormFields(kind).map(([name]) => name)] : [];
  return [...new Set([...listPublicNames(kind), ...own])];
}

export function getItemShape(kind: ContentKind): FieldShape {
  const fields = isForm(kind) ? { ...AUTHOR_META, ...getShape(listFormFields(kind)) } : getPublicShape(kind);
  const optional = { ...getDates(kind), ...fields };
  return { id: META.id, url: META.url, ...Object.fromEntries(Object.entries(optional).map(([name, schema]) => [name, schema.optional()])) };
}

function getMetaNames(kind: ContentKind): string[] {
  return ['id', 'url', ...Object.keys(getDates(kind))];
}

const META = {
  id: z.string().meta({ description: 'Stays the same for as long as the item exists' }),
  url: z.url().meta({ description: 'Its page' }),
};

const AUTHOR_META = {
  state: z.enum(['draft', 'scheduled', 'published']),
  version: z.int().meta({ description: 'For If-Match' }),
  isChanged: z.boolean().meta({ description: 'It is public, and has changes that are not' }),
};

function getDates(kind: ContentKind): FieldShape {
  const date = (description: string) => z.iso.datetime().meta({ description });
  return {
    publishedAt: date('Lists are ordered by it'),
    ...(isForm(kind) && { updatedAt: date('Last change that readers see') }),
    ...(hasFirstDate(kind) && { firstPublishedAt: date('When readers first saw it') }),
  };
}

function isForm(kind: ContentKind): kind is WrittenKind {
  return kind.form !== null;
}

function getShape(fields: [string, FormField][]): FieldShape {
  return Object.fromEntries(fields.map(([name, field]) => [name, getValueSchema(field).meta(toWords(field))]));
}

function getValueSchema(field: FormField): z.ZodType {
  if (isBox(field)) return z.boolean();
  return field.separator ? z.array(z.string()) : z.string();
}

function isBox({ schema }: FormField): boolean {
  return schema === checkbox;
}

function getBounds(field: FormField): object {
  if (isBox(field) || field.separator) return {};
  const {
    default: _,
    $schema: _schema,
    '~standard': _standard,
    ...bounds
  } = z.toJSONSchema(field.schema, { io: 'input', unrepresentable: 'any' });
  return { ...bounds, ...('options' in field && { enum: field.options.map(({ value }) => value) }) };
}

function toWords({ label, hint, separator }: FormField): { description: string } {
  return { description: hint && !separator ? `${label}: ${hint}` : label };
}

function toFormText(field: FormField | undefined, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : '';
  return Array.isArray(value) ? value.join(field?.separator === '\n' ? '\n' : ', ') : String(value);
}

function splitText(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
