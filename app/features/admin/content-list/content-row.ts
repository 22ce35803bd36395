import { categorySlug } from '#features/publishing/category.ts';
import type { KindSummary } from '#features/publishing/content-kind.ts';
import { formatDateTime, formatLongDate, TRASH_DAYS } from '#features/publishing/dates.ts';
import type { AdminRowData, RowAction, RowFlag } from '../list/admin-row.tsx';
import type { ListRow } from './list-content.server.ts';

interface ContentRowOptions {
  isAdmin: boolean;
  timeZone: string;
  /** The query that the form keeps. */
  search: string;
}

export function toContentRow(kind: KindSummary, item: ListRow, { isAdmin, timeZone, search }: ContentRowOptions): AdminRowData {
  const { id, title, href, category, image, badge, warning, facts, status, publishedAt, metricFacts, comments, proposal, isHidden } = item;
  const form = kind.hasForm ? `/admin/${kind.adminSegment}/${encodeURIComponent(id)}${search}` : undefined;
  const shownFacts = status === 'scheduled' && publishedAt ? facts.filter((fact) => fact !== formatLongDate(publishedAt, timeZone)) : facts; // its badge says when
  const isOnSite = status === null || status === 'published';
  const change = `${isHidden ? 'show' : 'hide'} ${kind.name}`;
  return {
    key: id,
    title: form ? title || 'Untitled' : title,
    name: title,
    href: form,
    siteHref: form ? undefined : href,
    look: category && `category-${categorySlug(category)}`,
    picture: image,
    flags: [
      ...listStates(item, timeZone),
      badge !== undefined && { text: badge },
      warning !== undefined && { text: warning },
      proposal !== null && { text: proposal },
    ],
    facts: [
      ...shownFacts.map((text, at) => (category && at === 0 ? { text, look: 'category' } : text)),
      isAdmin && comments > 0 && (comments === 1 ? '1 open comment' : `${comments} open comments`),
      ...(isAdmin && isOnSite ? metricFacts : []),
    ],
    actions: [
      form !== undefined && kind.hasPage && isOnSite && { label: 'View', href },
      form !== undefined && { label: 'Edit', to: form },
      form === undefined &&
        isAdmin && {
          label: isHidden ? 'Show' : 'Hide',
          action: 'content.show',
          body: { kind: kind.name, id, isActive: isHidden },
          options: { about: `${change} ${id}`, failed: `Failed to ${change}` },
        },
      form !== undefined && {
        label: 'Duplicate',
        action: 'content.duplicate',
        body: { kind: kind.name, id },
        options: {
          about: `duplicate ${kind.name} ${id}`,
          failed: `Failed to duplicate ${kind.name}`,
          leaveTo: (copy: { item: { id: string } }) => `/admin/${kind.adminSegment}/${encodeURIComponent(copy.item.id)}`,
        },
      },
      isAdmin && deletion(kind, item),
    ],
  };
}

export function deletion({ name }: Pick<KindSummary, 'name'>, { id, title }: Pick<ListRow, 'id' | 'title'>): RowAction {
  return {
    label: 'Delete',
    isDanger: true,
    action: 'content.trash',
    body: { kind: name, id },
    options: { about: `delete ${name} ${id}`, failed: `Failed to delete ${name}` },
    question: {
      title: `Delete ${name}`,
      button: 'Delete',
      paragraphs: ['Are you sure you want to delete this item?', { strong: title }, `It stays in the trash for ${TRASH_DAYS} days.`],
    },
  };
}

const STATUS = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' };

export function listStates({ status, publishedAt, isChanged, isHidden }: ListRow, timeZone: string): (RowFlag | false)[] {
  const changed = isChanged ? ', changed' : '';
  const date = status === 'scheduled' && publishedAt ? ` for ${formatDateTime(publishedAt, timeZone)}` : '';
  const isNamed = status !== null && (status !== 'published' || (isChanged && !isHidden)); // that it is published is as it should be
  return [
    isNamed && { text: STATUS[status] + date + changed, look: isChanged ? 'changed' : status },
    isHidden && { text: `Hidden${isNamed ? '' : changed}`, look: 'quiet' },
  ];
}
