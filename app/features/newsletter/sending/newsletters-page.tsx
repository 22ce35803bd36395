import { Link } from 'react-router';
import { AdminList, ListHead } from '#features/admin/list/admin-list.tsx';
import type { AdminRowData } from '#features/admin/list/admin-row.tsx';
import type { ListPage } from '#features/admin/list/list.server.ts';
import { useLiveProgress } from '#features/admin/requests/use-live-progress.ts';
import type { SavedContent } from '#features/editor/save/save-response.ts';
import { categoryTitle } from '#features/publishing/category.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { TurnOnForm } from '../admin/turn-on-form.tsx';
import type { NewsletterSummary } from './newsletters.server.ts';
import { describeProgress, STATE_WORDS } from './progress.ts';

interface NewslettersPageProps {
  /** Its settings, while it is off. */
  mailing: SavedContent | null;
  list: ListPage<NewsletterSummary>;
}

export function NewslettersPage({ mailing, list }: NewslettersPageProps) {
  const { timeZone } = useSite();
  useLiveProgress(list.items.some(({ state }) => state === 'sending' || state === 'scheduled'));
  return (
    <>
      <ListHead title="Newsletters">
        <Link className="tool" to="/admin/subscribers">
          Subscribers
        </Link>
        {!mailing && (
          <Link className="button" to="/admin/newsletters/new">
            Write a note
          </Link>
        )}
      </ListHead>
      {mailing && <TurnOnForm mailing={mailing} />}
      <AdminList
        shape={{ path: '/admin/newsletters' }}
        list={list}
        empty={!mailing && 'Nothing has been sent yet. Write a note, or open a published article and choose “Send as email”.'}
        row={(newsletter) => toRow(newsletter, timeZone)}
      />
    </>
  );
}

function toRow(newsletter: NewsletterSummary, timeZone: string): AdminRowData {
  const { id, kind, subject, category, state, problem } = newsletter;
  const path = `/admin/newsletters/${id}`;
  return {
    key: id,
    title: subject || 'No subject',
    href: path,
    flags: [{ text: STATE_WORDS[state], look: 'status' }],
    facts: [
      kind === 'article' ? 'Article' : 'Note',
      category ? `Subscribers to ${categoryTitle(category)}` : 'Everyone',
      describeDate(newsletter, timeZone),
      describeProgress(newsletter),
    ],
    problem,
    actions: [{ label: state === 'draft' ? 'Edit' : 'Open', to: path }],
  };
}

function describeDate({ state, scheduledAt, startedAt, createdAt }: NewsletterSummary, timeZone: string): string {
  if (state === 'scheduled' && scheduledAt) return `For ${formatDateTime(scheduledAt, timeZone)}`;
  return startedAt ? `Started ${formatDateTime(startedAt, timeZone)}` : `Written ${formatDateTime(createdAt, timeZone)}`;
}
