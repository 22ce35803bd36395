import { saveFields } from '#features/editor/form/form-fields.ts';
import type { FormKind } from '#features/publishing/content-kind.ts';
import { getChangedFields, getDocumentFields, parseFields, type SiteDocument } from '#features/site-settings/documents/site-document.ts';
import { z } from '#platform/forms/zod.ts';

/** A part of the site as the admin writes it: the same form, saves, drafts and history as content has. */
export interface DocumentKind extends FormKind {
  /** Its name in lists. */
  label: string;
  /** What it is for, in a line. */
  description: string;
  isSingle: true;
  /** As the image library asks: changes of it may wait. */
  hasDrafts: true;
  /** The pages on which a change of it is seen, the best first. */
  pages: readonly PreviewedPage[];
  document: SiteDocument<unknown>;
}

interface PreviewedPage {
  label: string;
  /** A path of the site, or that of the newest article. */
  path: string;
}

/** Stands for the path of the article that was published last. */
export const NEWEST_ARTICLE = '/blog/';

interface DocumentWords {
  label: string;
  /** In messages: `Contact page`. */
  noun: string;
  description: string;
  /** Of each field. */
  labels: Record<string, string>;
  pages: readonly [PreviewedPage, ...PreviewedPage[]];
  /** Each save is on the site at once: it has no drafts. */
  hasNoDrafts?: boolean;
  /** The fields that hold the path of an uploaded image, or nothing. */
  imageFields?: readonly string[];
}

/** The path of all of them in the admin: `/admin/site/about`. */
const SEGMENT = 'site';

/** A document of the site as a kind whose one row has its name as id. */
export function createDocumentKind(document: SiteDocument<unknown>, { labels, imageFields = [], ...words }: DocumentWords): DocumentKind {
  const { name, fields, defaults } = document;
  return {
    ...words,
    name,
    document,
    isSingle: true,
    hasDrafts: true,
    adminSegment: SEGMENT,
    table: 'siteDocuments',
    hasSwitch: false,
    page: { path: () => words.pages[0].path, columns: [] },
    form: {
      schema: z.strictObject({
        ...saveFields,
        ...fields,
        publishAt: z.literal('').default(''),
        ...(words.hasNoDrafts && { intent: z.literal('publish').default('publish') }),
      }),
      empty: defaults,
      labels,
      imageFields,
      columns: ['fields'],
      toNewColumns: () => ({}),
      toColumns: (form) => ({ fields: JSON.stringify(getChangedFields(document, { ...(form as object) })) }), // of a form nothing but texts are fields
      toFields: (row) => getDocumentFields(document, parseFields(String(row.fields))),
      isSearched: false,
    },
  };
}
