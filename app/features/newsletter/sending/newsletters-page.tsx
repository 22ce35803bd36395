import type { ReactNode } from 'react';
import { Link } from 'react-router';
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
  newsletters: readonly NewsletterSummary[];
  pagination: ReactNode;
}

export function NewslettersPage({ mailing, newsletters, pagination }: NewslettersPageProps) {
  useLiveProgress(newsletters.some(({ state }) => state === 'sending' || state === 'scheduled'));
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Newsletters</h1>
        <div className="admin-head-actions">
          <Link className="tool" to="/admin/subscribers">
            Subscribers
          </Link>
          {!mailing && (
            <Link className="button" to="/admin/newsletters/new">
              Write a note
            </Link>
          )}
        </div>
      </header>
      {mailing && <TurnOnForm mailing={mailing} />}
      {newsletters.length === 0 ? (
        !mailing && (
          <p className="empty empty-title">
            Nothing has been sent yet. Write a note, or open a published article and choose “Send as email”.
          </p>
        )
      ) : (
        <ul className="admin-list">
          {newsletters.map((newsletter) => (
            <NewsletterRow key={newsletter.id} newsletter={newsletter} />
          ))}
        </ul>
      )}
      {pagination}
    </>
  );
}

function NewsletterRow({ newsletter }: { newsletter: NewsletterSummary }) {
  const { timeZone } = useSite();
  const { id, kind, subject, category, state, scheduledAt, createdAt, startedAt, problem } = newsletter;
  const path = `/admin/newsletters/${id}`;
  const progress = describeProgress(newsletter);
  return (
    <li className="admin-row" tabIndex={-1} data-edit={path}>
      <div className="admin-row-text">
        <h2 className="admin-row-title" dir="auto">
          <Link to={path}>{subject || 'No subject'}</Link>
        </h2>
        <p className="meta">
          <span className="badge badge-status">{STATE_WORDS[state]}</span>
          <span>{kind === 'article' ? 'Article' : 'Note'}</span>
          <span>{category ? `Subscribers to ${categoryTitle(category)}` : 'Everyone'}</span>
          <span>
            {state === 'scheduled' && scheduledAt
              ? `For ${formatDateTime(scheduledAt, timeZone)}`
              : startedAt
                ? `Started ${formatDateTime(startedAt, timeZone)}`
                : `Written ${formatDateTime(createdAt, timeZone)}`}
          </span>
          {progress && <span>{progress}</span>}
        </p>
        {problem && <p className="field-error">{problem}</p>}
      </div>
      <div className="admin-row-actions">
        <Link className="tool" to={path}>
          {state === 'draft' ? 'Edit' : 'Open'}
          <span className="visually-hidden"> {subject}</span>
        </Link>
      </div>
    </li>
  );
}
