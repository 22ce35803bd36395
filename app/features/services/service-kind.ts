import type { Selectable } from 'kysely';
import type { ServiceTable } from '#db/tables/services.ts';
import { contentFields } from '#features/editor/form/form-fields.ts';
import { findCategoryBySlug } from '#features/publishing/category.ts';
import type { ContentKind, SubmittedForm } from '#features/publishing/content-kind.ts';
import { saveFields } from '#features/publishing/save-fields.ts';
import { parseFields } from '#features/settings/parts/settings-kind.ts';
import { EMPTY_SERVICE, getChangedServiceFields, getServiceFields, servicePath, splitList, toService } from '#features/settings/service.ts';
import { checkbox, optionalText, requiredText } from '#platform/forms/text-fields.ts';
import { z } from '#platform/forms/zod.ts';

const MAX_DELIVERABLES = 20;
const MAX_TOPICS = 30;

const serviceFormSchema = z.strictObject({
  ...saveFields,
  title: requiredText(120, 'Write a title'),
  promise: requiredText(400, 'Write what it promises'),
  content: contentFields.content,
  /** One a line. */
  deliverables: optionalText(6000)
    .transform((text) => splitList(text, '\n').join('\n'))
    .refine((text) => text.split('\n').length <= MAX_DELIVERABLES, `At most ${MAX_DELIVERABLES} lines`),
  suits: optionalText(1000),
  /** Slugs, one a line. */
  categories: optionalText(300).refine((text) => splitList(text, '\n').every(findCategoryBySlug), 'Choose among the six categories'),
  /** Separated by commas. */
  topics: optionalText(1000)
    .transform((text) => splitList(text, ',').join(', '))
    .refine((text) => text.split(',').length <= MAX_TOPICS, `At most ${MAX_TOPICS} topics`),
  /** Ticked: visible on the site. */
  isActive: checkbox,
});

const LIST = ['id', 'fields', 'isActive'] as const;
const FOUND = ['id', 'fields'] as const;

type ServiceColumns = Pick<Selectable<ServiceTable>, 'fields' | 'isActive'>;

/** What can be commissioned. Its texts are those of content/pages where the owner has not changed them; it has no tab in the admin, is in no feed and counted in no statistics. */
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
  limits: { least: 1, most: 12 },
  page: {
    path: servicePath,
    heading: 'Services',
    jsonLdType: 'Service',
    hasMarkdown: true,
    isInFeeds: false,
    columns: [],
  },
  list: {
    columns: LIST,
    toItem: ({ id, fields, isActive }: Pick<Selectable<ServiceTable>, (typeof LIST)[number]>) => {
      const { title, promise } = readService(id, fields);
      return { id, title, href: servicePath(id), facts: [promise], isHidden: !isActive };
    },
  },
  form: {
    schema: serviceFormSchema,
    empty: { ...EMPTY_SERVICE, isActive: 'on' },
    labels: {
      title: 'Title',
      promise: 'Promise',
      content: 'Text',
      deliverables: 'What the client receives',
      suits: 'Whom it suits',
      categories: 'Categories it answers',
      topics: 'Topics it answers',
      isActive: 'Visible on the site',
    },
    columns: ['fields', 'isActive'],
    unseenFields: ['isActive'],
    toNewColumns: () => ({}),
    toColumns: ({ isActive, ...fields }: SubmittedForm & { isActive?: boolean }, { id }) => ({
      title: fields.title,
      fields: JSON.stringify(getChangedServiceFields(id, { ...(fields as object) })), // nothing but texts are left
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
      const { title, promise, content, deliverables, suits } = readService(id, fields);
      return {
        title,
        excerpt: promise,
        content: [content, `${deliverables.join('; ')}.`, suits].join(' '),
        href: servicePath(id),
        language: null,
      };
    },
  },
} satisfies ContentKind<'services'>;

function readService(id: string, fields: string) {
  return toService(id, getServiceFields(id, parseFields(fields)));
}
