import type { FieldValues } from '#features/publishing/content-kind.ts';
import type { z } from '#platform/forms/zod.ts';

/**
 * One part of the site that the owner can set: who they are, its looks, the text of a page. Its fields are texts, as a form holds them; what
 * differs from the defaults is stored in the row of `site_documents` that has its name as id.
 */
export interface SiteDocument<Values> {
  name: string;
  /** What a field must hold; the file's defaults are held against the same. */
  fields: Record<string, z.ZodType<string>>;
  /** What holds where the owner has set nothing, from site.config.ts and content/pages. */
  defaults: FieldValues;
  /** What the site reads, of fields that have passed. */
  toValues(fields: FieldValues): Values;
}

/** The fields with what is stored over the defaults. A stored value that its field no longer takes gives way to the default. */
export function getDocumentFields({ fields, defaults }: SiteDocument<unknown>, stored: FieldValues): FieldValues {
  const read = (name: string) => (Object.hasOwn(stored, name) ? fields[name]?.safeParse(stored[name]).data : undefined);
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, read(name) ?? value]));
}

/** What is to be stored of a form: the fields that differ from their defaults. */
export function getChangedFields({ defaults }: SiteDocument<unknown>, form: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(form).filter(([name, value]) => name in defaults && value !== defaults[name]));
}

/** The fields of a document as its row holds them. */
export function parseFields(json: string): FieldValues {
  const fields: unknown = JSON.parse(json);
  return Object.fromEntries(
    Object.entries(typeof fields === 'object' && fields !== null ? fields : {}).map(([name, value]) => [name, String(value)]),
  );
}
