import { type FormEvent, useId } from 'react';
import { Link } from 'react-router';
import { useAction } from '#features/admin/actions/use-action.ts';
import { deletion } from '#features/admin/content-list/content-row.ts';
import { AdminList, ListHead } from '#features/admin/list/admin-list.tsx';
import type { AdminRowData } from '#features/admin/list/admin-row.tsx';
import type { ListPage } from '#features/admin/list/list.server.ts';
import { useLiveProgress } from '#features/admin/requests/use-live-progress.ts';
import type { SavedContent } from '#features/editor/save/save-response.ts';
import { categoryTitle } from '#features/publishing/category.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { Field, FormError } from '#ui/field.tsx';
import { newsletterKind } from './newsletter-kind.ts';
import type { NewsletterSummary } from './newsletters.server.ts';
import { describeProgress, STATE_WORDS } from './progress.ts';

/** `mailing` are the settings of the newsletter, while it is off. */
export function NewslettersPage({ mailing, list }: { mailing: SavedContent | null; list: ListPage<NewsletterSummary> }) {
  const { timeZone } = useSite();
  useLiveProgress(list.items.some(({ state }) => state === 'sending' || state === 'scheduled'));
  return (
    <>
      <ListHead title="Newsletters">
        {!mailing && (
          <Link className="button" to="/admin/newsletters/new">
            Write an email
          </Link>
        )}
      </ListHead>
      {mailing && <TurnOnForm mailing={mailing} />}
      <AdminList
        shape={{ path: '/admin/newsletters' }}
        list={list}
        empty={!mailing && 'Nothing has been sent yet. Write an email, or open a published article and choose “Send as email”.'}
        row={(newsletter) => toRow(newsletter, timeZone)}
      />
    </>
  );
}

/** Saves the settings of the newsletter with its switch on. */
function TurnOnForm({ mailing: { fields, version } }: { mailing: SavedContent }) {
  const { run, isBusy, formError, fieldErrors } = useAction();
  const id = useId();

  function turnOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const postalAddress = String(new FormData(event.currentTarget).get('postalAddress'));
    const form = { ...fields, hasNewsletter: 'on', postalAddress, intent: 'publish', version: String(version) };
    void run('content.save', { kind: 'mailing', id: 'mailing', form }, { about: 'newsletter', done: 'The newsletter is on' });
  }

  return (
    <form className="form admin-column" onSubmit={turnOn}>
      <p>
        The newsletter is off, so nothing will be sent. Once it’s on, people can subscribe on the home page, at the end of every page and
        under Follow. They confirm by email, and unsubscribe with one click.
      </p>
      <FormError message={fieldErrors.hasNewsletter ?? formError} />
      <Field
        id={id}
        label="Postal address"
        hint="Shown at the end of each email. Many countries require one."
        error={fieldErrors.postalAddress}
        isRequired
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            name="postalAddress"
            rows={3}
            dir="auto"
            maxLength={300}
            required
            defaultValue={fields.postalAddress}
          />
        )}
      </Field>
      <div className="button-row">
        <button type="submit" className="button" disabled={isBusy} aria-busy={isBusy}>
          Turn it on
        </button>
        <Link className="button button-quiet" to="/admin/site/mailing">
          All settings
        </Link>
      </div>
    </form>
  );
}

function toRow(newsletter: NewsletterSummary, timeZone: string): AdminRowData {
  const { id, articleId, title, audience, state, problem } = newsletter;
  const path = `/admin/newsletters/${id}`;
  return {
    key: id,
    title: title || 'No subject',
    href: path,
    flags: [{ text: STATE_WORDS[state], look: 'status' }],
    facts: [
      articleId === null ? 'Note' : 'Article',
      audience ? `Subscribers to ${categoryTitle(audience)}` : 'Everyone',
      describeDate(newsletter, timeZone),
      describeProgress(newsletter),
    ],
    problem,
    actions: [{ label: state === 'draft' ? 'Edit' : 'Open', to: path }, state === 'draft' && deletion(newsletterKind, { id, title })],
  };
}

function describeDate({ state, scheduledAt, startedAt, publishedAt }: NewsletterSummary, timeZone: string): string {
  if (state === 'scheduled' && scheduledAt) return `For ${formatDateTime(scheduledAt, timeZone)}`;
  return startedAt ? `Started ${formatDateTime(startedAt, timeZone)}` : `Written ${formatDateTime(publishedAt, timeZone)}`;
}
