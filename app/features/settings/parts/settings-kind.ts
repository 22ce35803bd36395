import type { FieldValues, FormKind } from '#features/publishing/content-kind.ts';
import { saveFields } from '#features/publishing/derive-form.ts';
import type { FormField } from '#features/publishing/form-field.ts';
import { z } from '#platform/forms/zod.ts';
import { parseStoredJson } from '#platform/health/damage.ts';

export type SettingField = FormField & { schema: z.ZodType<string>; default: string };

export interface FieldGroup<Name extends string = string> {
  title: string | ((fields: FieldValues) => string);
  hint?: string;
  fields: Record<Name, SettingField>;
  hasOwnWords?: true;
}

interface PreviewedPage {
  label: string;
  path: string;
}

/** Stands for the path of the newest article. */
export const NEWEST_ARTICLE = '/blog/';

/** Stores the fields that differ from their defaults in the row of `site_documents` with its name. */
export interface SettingsKind<Values = unknown> extends FormKind, SettingsWords {
  isSingle: true;
  hasDrafts: true;
  groups: readonly FieldGroup[];
  fields: Record<string, SettingField>;
  defaults: FieldValues;
  toValues(fields: FieldValues): Values;
}

interface SettingsWords {
  name: string;
  label: string;
  noun: string;
  description: string;
  lead?: string;
  hasPlaceholders?: true;
  /** Pages that show a change, the best first. */
  pages: readonly [PreviewedPage, ...PreviewedPage[]];
  hasNoDrafts?: boolean;
  findFaults?: NonNullable<FormKind['findFaults']>;
}

interface SettingsDefinition<Groups extends readonly FieldGroup[], Values> extends SettingsWords {
  groups: Groups;
  toValues: (fields: Record<FieldName<Groups[number]>, string>) => Values;
}

type FieldName<Group> = Group extends { fields: infer Fields } ? keyof Fields & string : never;

export function defineSettings<const Groups extends readonly FieldGroup[], Values>(
  definition: SettingsDefinition<Groups, Values>,
): SettingsKind<Values> {
  const { groups, pages, hasNoDrafts } = definition;
  const fields: Record<string, SettingField> = Object.assign({}, ...groups.map((group) => group.fields));
  const defaults = mapFields(fields, (field) => field.default);
  return {
    ...definition,
    fields,
    defaults,
    isSingle: true,
    hasDrafts: true,
    adminSegment: 'site',
    table: 'siteDocuments',
    hasSwitch: false,
    page: { folder: '/', path: () => pages[0].path, columns: [] },
    form: {
      fields,
      schema: z.strictObject({
        ...saveFields,
        ...mapFields(fields, ({ schema }) => schema),
        publishAt: z.literal('').default(''),
        ...(hasNoDrafts && { intent: z.literal('publish').default('publish') }),
      }),
      empty: defaults,
      labels: mapFields(fields, ({ label }) => label),
      imageFields: Object.keys(fields).filter((name) => fields[name]?.control === 'image'),
      columns: ['fields'],
      toNewColumns: () => ({}),
      toColumns: (form) => ({ fields: JSON.stringify(getChangedFields({ defaults }, { ...(form as object) })) }), // of a form nothing but texts are fields
      toFields: (row) => getSettingsFields({ fields, defaults }, parseFields(String(row.fields))),
      isSearched: false,
    },
  };
}

/** Puts stored values over the defaults; a value that its field no longer accepts gives way to the default. */
export function getSettingsFields({ fields, defaults }: Pick<SettingsKind, 'fields' | 'defaults'>, stored: FieldValues): FieldValues {
  const read = (name: string) => (Object.hasOwn(stored, name) ? fields[name]?.schema.safeParse(stored[name]).data : undefined);
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, read(name) ?? value]));
}

export function getChangedFields({ defaults }: Pick<SettingsKind, 'defaults'>, form: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(form).filter(([name, value]) => name in defaults && value !== defaults[name]));
}

/** None where they are damaged. */
export function parseFields(json: string): FieldValues {
  const fields = parseStoredJson(json);
  return Object.fromEntries(
    Object.entries(typeof fields === 'object' && fields !== null ? fields : {}).map(([name, value]) => [name, String(value)]),
  );
}

function mapFields<Value>(fields: Record<string, SettingField>, toValue: (field: SettingField) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toValue(field)]));
}
