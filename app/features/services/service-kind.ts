import type { Selectable } from 'kysely';
import type { ServiceTable } from '#db/schema.ts';
import { contentFields } from '#features/editor/form/form-fields.ts';
import { findCategoryBySlug } from '#features/publishing/category.ts';
import type { ContentKind, SubmittedForm } from '#features/publishing/content-kind.ts';
import { deriveForm } from '#features/publishing/derive-form.ts';
import type { FormField } from '#features/publishing/form-field.ts';
import { parseFields } from '#features/settings/parts/settings-kind.ts';
import { getChangedServiceFields, getServiceFields, servicePath, splitList, toService } from '#features/settings/service.ts';
import { checkbox, optionalText, requiredText } from '#platform/forms/zod.ts';

const MAX_DELIVERABLES = 20;
const MAX_TOPICS = 30;

const fields = {
  title: { label: 'Title', schema: requiredText(120, 'Write a title'), control: 'text' },
  promise: {
    label: 'Promise',
    hint: 'One sentence under the title, and on sharing',
    schema: requiredText(400, 'Write what it promises'),
    control: 'lines',
  },
  content: { ...contentFields.content, label: 'Text' },
  deliverables: {
    separator: '\n',
    label: 'What the client gets',
    hint: 'One per line',
    schema: optionalText(6000)
      .transform((text) => splitList(text, '\n').join('\n'))
      .refine((text) => text.split('\n').length <= MAX_DELIVERABLES, `At most ${MAX_DELIVERABLES} lines`),
    control: 'lines',
    rows: 6,
  },
  suits: { label: 'Who it is for', schema: optionalText(1000), control: 'lines', rows: 4 },
  figure: {
    label: 'Figure',
    hint: 'A number you can stand behind, such as 40+ or 12 weeks, set large; leave it empty and nothing is shown',
    schema: optionalText(20),
    control: 'line',
  },
  figureLabel: { label: 'What the figure counts', schema: optionalText(80), control: 'line' },
  proof: {
    label: 'Proof',
    hint: 'A result, or a client’s own words with their consent',
    schema: optionalText(400),
    control: 'lines',
    rows: 3,
  },
  proofSource: {
    label: 'Source of the proof',
    hint: 'Who said it, or where it can be checked',
    schema: optionalText(160),
    control: 'line',
  },
  price: {
    label: 'Price',
    hint: 'Such as From 18,000 cedis; leave it empty and nothing is shown',
    schema: optionalText(80),
    control: 'line',
  },
  duration: { label: 'Duration', hint: 'Such as Six to eight weeks', schema: optionalText(80), control: 'line' },
  nextStep: {
    label: 'Button',
    hint: 'Opens the contact page with this service filled in. Empty: Ask about, and the title',
    schema: optionalText(60),
    control: 'line',
  },
  categories: {
    separator: '\n',
    label: 'Categories it answers',
    hint: 'An article of these may end with this service where nothing else fits better',
    schema: optionalText(300).refine((text) => splitList(text, '\n').every(findCategoryBySlug), 'Choose among the six categories'),
    control: 'categories',
  },
  topics: {
    separator: ',',
    label: 'Topics it answers',
    hint: 'Tags of articles, separated by commas: such an article may end with this service',
    schema: optionalText(1000)
      .transform((text) => splitList(text, ',').join(', '))
      .refine((text) => text.split(',').length <= MAX_TOPICS, `At most ${MAX_TOPICS} topics`),
    control: 'line',
  },
  isActive: { label: 'Visible on the site', schema: checkbox, control: 'check', initial: 'on', isUnseen: true },
} as const satisfies Record<string, FormField>;

const LIST = ['id', 'fields', 'isActive'] as const;
const FOUND = ['id', 'fields'] as const;

type ServiceColumns = Pick<Selectable<ServiceTable>, 'fields' | 'isActive'>;

/** Its texts default to those of content/pages. It has no tab in the admin, is in no feed and counted in no statistics. */
export const serviceKind = {
  name: 'service',
  noun: 'Service',
  label: 'Services',
  adminSegment: 'services',
  addLabel: 'Add service',
  emptyText: 'No services yet.',
  table: 'services',
  hasDrafts: true,
  hasSwitch: true,
  hasCategory: false,
  hasPlaceholders: true,
  limits: { least: 1, most: 12 },
  page: {
    folder: '/services/',
    path: ({ id }) => servicePath(id),
    heading: 'Services',
    jsonLdType: 'Service',
    hasMarkdown: true,
    isInFeeds: false,
    columns: [],
  },
  comparedAs: null, // those that the site shows are offered
  list: {
    columns: LIST,
    toItem: ({ id, fields, isActive }: Pick<Selectable<ServiceTable>, (typeof LIST)[number]>) => {
      const { title, promise } = readService(id, fields);
      return { id, title, href: servicePath(id), facts: [promise], isHidden: !isActive };
    },
  },
  form: {
    ...deriveForm(fields),
    columns: ['fields', 'isActive'],
    toNewColumns: () => ({}),
    toColumns: ({ isActive, ...form }: SubmittedForm & { isActive?: boolean }, { id }) => ({
      title: form.title,
      fields: JSON.stringify(getChangedServiceFields(id, { ...(form as object) })), // nothing but texts are left
      isActive: isActive ?? false,
    }),
    toFields: ({ fields, isActive }: ServiceColumns, id = '') => ({
      ...getServiceFields(id, parseFields(fields)),
      isActive: isActive ? 'on' : '',
    }),
    isSearched: false,
  },
  found: {
    columns: FOUND,
    orderBy: 'position',
    toItem: ({ id, fields }: Pick<Selectable<ServiceTable>, (typeof FOUND)[number]>) => {
      const { title, promise, content, deliverables, suits, proof } = readService(id, fields);
      return {
        title,
        excerpt: promise,
        content: [content, `${deliverables.join('; ')}.`, suits, proof].join(' '),
        href: servicePath(id),
        language: null,
      };
    },
  },
} satisfies ContentKind<'services'>;

function readService(id: string, fields: string) {
  return toService(id, getServiceFields(id, parseFields(fields)));
}
