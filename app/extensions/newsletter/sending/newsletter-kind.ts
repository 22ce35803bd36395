import type { Selectable } from 'kysely';
import type { Database } from '#db/schema.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { deriveForm, getFieldColumns } from '#features/publishing/derive-form.ts';
import type { FormField } from '#features/publishing/form-field.ts';
import { draftSchema, MAX_PREHEADER, type NewsletterFields } from './newsletter.ts';

const { title, content, preheader, audience, articleId } = draftSchema.shape;

export const newsletterFields = {
  title: { label: 'Subject', schema: title, control: 'text' },
  preheader: {
    label: 'Preview line',
    hint: 'Email apps show it next to the subject.',
    schema: preheader,
    control: 'line',
    maxLength: MAX_PREHEADER,
  },
  audience: { label: 'Who gets it', schema: audience, control: 'select', options: [] },
  content: { label: 'Text', schema: content, control: 'text' },
  articleId: { label: 'Article', schema: articleId, control: 'custom' },
} as const satisfies Record<string, FormField>;

const COLUMNS = getFieldColumns(newsletterFields);

/** A note, or what is sent of an article. */
export const newsletterKind = {
  name: 'newsletter',
  noun: 'Newsletter',
  label: 'Newsletters',
  adminSegment: 'newsletters',
  addLabel: 'Write an email',
  emptyText: '',
  table: 'newsletters',
  hasDrafts: true,
  hasOnlyDrafts: true,
  hasSwitch: false,
  hasCategory: false,
  page: null,
  comparedAs: null,
  list: { columns: [], toItem: ({ id, title }) => ({ id: String(id), title: String(title), href: '', facts: [], isHidden: false }) },
  form: {
    ...deriveForm(newsletterFields),
    toNewColumns: () => ({ state: 'draft', version: 1 }),
    toColumns: ({ audience, articleId, ...form }: NewsletterFields) => ({
      ...form,
      audience: audience || null,
      articleId: articleId || null,
    }),
    toFields: ({ audience, articleId, ...row }: Pick<Selectable<Database['newsletters']>, (typeof COLUMNS)[number]>) => ({
      ...row,
      audience: audience ?? '',
      articleId: articleId ?? '',
    }),
    isSearched: false,
  },
} satisfies ContentKind<'newsletters'>;
