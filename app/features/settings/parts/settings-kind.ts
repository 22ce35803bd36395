import type { FieldValues, FormKind } from '#features/publishing/content-kind.ts';
import { saveFields } from '#features/publishing/derive-form.ts';
import type { FormField } from '#features/publishing/form-field.ts';
import { z } from '#platform/forms/zod.ts';

/** A field of the settings: a text, whose default stands in site.config.ts or content/pages. */
export type SettingField = FormField & { schema: z.ZodType<string>; default: string };

/** Fields of a form under a heading. */
export interface FieldGroup<Name extends string = string> {
  title: string | ((fields: FieldValues) => string);
  hint?: string;
  fields: Record<Name, SettingField>;
  /** Shows what the site says of itself before the fields. */
  hasOwnWords?: true;
}

interface PreviewedPage {
  label: string;
  /** A path of the site, or that of the newest article. */
  path: string;
}

/** Stands for the path of the article that was published last. */
export const NEWEST_ARTICLE = '/blog/';

/**
 * One part of what the owner can set: who they are, the looks, the text of a page. Fields that differ from their defaults are stored in the
 * row of `site_documents` that has its name as id; it has the same form, saves, drafts and history as content.
 */
export interface SettingsKind<Values = unknown> extends FormKind, SettingsWords {
  isSingle: true;
  /** As the image library asks: changes of it may wait. */
  hasDrafts: true;
  groups: readonly FieldGroup[];
  fields: Record<string, SettingField>;
  defaults: FieldValues;
  /** Reads fields that have passed their schemas. */
  toValues(fields: FieldValues): Values;
}

interface SettingsWords {
  name: string;
  /** Its name in lists. */
  label: string;
  /** In messages: `Contact page`. */
  noun: string;
  /** What it is for, in a line. */
  description: string;
  /** Above the fields. */
  lead?: string;
  /** Its texts may hold placeholders. */
  hasPlaceholders?: true;
  /** The pages on which a change of it is seen, the best first. */
  pages: readonly [PreviewedPage, ...PreviewedPage[]];
  /** Each save is on the site at once. */
  hasNoDrafts?: boolean;
}

interface SettingsDefinition<Groups extends readonly FieldGroup[], Values> extends SettingsWords {
  groups: Groups;
  toValues: (fields: Record<FieldName<Groups[number]>, string>) => Values;
}

type FieldName<Group> = Group extends { fields: infer Fields } ? keyof Fields & string : never;

/** Settings as a kind whose one row has its name as id. */
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
    page: { path: () => pages[0].path, columns: [] },
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

/** The fields with what is stored over the defaults. A stored value that its field no longer takes gives way to the default. */
export function getSettingsFields({ fields, defaults }: Pick<SettingsKind, 'fields' | 'defaults'>, stored: FieldValues): FieldValues {
  const read = (name: string) => (Object.hasOwn(stored, name) ? fields[name]?.schema.safeParse(stored[name]).data : undefined);
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, read(name) ?? value]));
}

/** The fields of a form that differ from their defaults. */
export function getChangedFields({ defaults }: Pick<SettingsKind, 'defaults'>, form: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(form).filter(([name, value]) => name in defaults && value !== defaults[name]));
}

/** The fields that a row holds. */
export function parseFields(json: string): FieldValues {
  const fields: unknown = JSON.parse(json);
  return Object.fromEntries(
    Object.entries(typeof fields === 'object' && fields !== null ? fields : {}).map(([name, value]) => [name, String(value)]),
  );
}

function mapFields<Value>(fields: Record<string, SettingField>, toValue: (field: SettingField) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toValue(field)]));
}
