import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '#features/admin/actions/use-action.ts';
import { ListHead } from '#features/admin/list/admin-list.tsx';
import { ConfirmDialog } from '#features/admin/requests/confirm-dialog.tsx';
import { useLiveProgress } from '#features/admin/requests/use-live-progress.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { OpenedNewsletter } from './compose.server.ts';
import { ComposeForm } from './compose-form.tsx';
import { EmailView } from './email-preview.tsx';
import type { CHANGES } from './newsletter.ts';
import type { NewsletterSummary, UnsentDelivery } from './newsletters.server.ts';
import { countAll, describeProgress, NOTHING_CHANGED, STATE_WORDS } from './progress.ts';

interface NewsletterPageProps {
  recoveryId: string;
  opened: OpenedNewsletter;
  /** Why nothing is sent at the moment. */
  outage: string | null;
}

export function NewsletterPage({ recoveryId, opened, outage }: NewsletterPageProps) {
  const { summary } = opened;
  useLiveProgress(summary?.state === 'sending' || summary?.state === 'scheduled');
  const isDraft = summary === null || summary.state === 'draft';
  return (
    <>
      <ListHead title="Newsletter">
        <Link className="tool" to="/admin/newsletters">
          All newsletters
        </Link>
      </ListHead>
      {isDraft ? (
        <ComposeForm key={opened.saved?.id} recoveryId={recoveryId} opened={opened} />
      ) : (
        <Progress summary={summary} opened={opened} outage={outage} />
      )}
    </>
  );
}

const NEXT: Partial<Record<NewsletterSummary['state'], [keyof typeof CHANGES, label: string]>> = {
  scheduled: ['unschedule', 'Don’t send yet'],
  sending: ['pause', 'Pause'],
  paused: ['resume', 'Continue'],
  sent: ['retry', 'Send to those who failed'],
};

interface ProgressProps {
  summary: NewsletterSummary;
  opened: OpenedNewsletter;
  outage: string | null;
}

function Progress({ summary, opened: { article, sent, unsent }, outage }: ProgressProps) {
  const { timeZone } = useSite();
  const { id, version, title, state, deliveries, problem, scheduledAt, startedAt, finishedAt } = summary;
  const { run, isBusy } = useAction();
  const [isStopping, setIsStopping] = useState(false);
  const act = (change: keyof typeof CHANGES) => run('newsletter.change', { change, id, version }, { about: id, failed: NOTHING_CHANGED });
  const all = countAll(deliveries);
  const next = state === 'sent' && !deliveries.failed ? undefined : NEXT[state];
  const waiting = (deliveries.waiting ?? 0) + (deliveries.sending ?? 0);
  return (
    <>
      <section className="admin-column">
        <h2 className="admin-row-title" dir="auto">
          {title}
        </h2>
        <p className="meta">
          <span className="badge badge-status">{STATE_WORDS[state]}</span>
          {state === 'scheduled' && scheduledAt && <span>For {formatDateTime(scheduledAt, timeZone)}</span>}
          {startedAt && <span>Started {formatDateTime(startedAt, timeZone)}</span>}
          {finishedAt && <span>Finished {formatDateTime(finishedAt, timeZone)}</span>}
          {article && <Link to={`/admin/articles/${encodeURIComponent(article.id)}`}>Article</Link>}
        </p>
        {startedAt && (
          <>
            <progress className="progress-bar" max={all} value={all - waiting} aria-label="Progress" />
            <p role="status">{describeProgress(summary)}</p>
          </>
        )}
        {problem && <p className="notice notice-error">{problem}</p>}
        {outage && <p className="notice">Nothing is being sent: {outage}. Sending will continue automatically.</p>}
        <p className="button-row">
          {next && (
            <button type="button" className="button" onClick={() => act(next[0])}>
              {next[1]}
            </button>
          )}
          {(state === 'sending' || state === 'paused') && (
            <button type="button" className="button button-quiet" onClick={() => setIsStopping(true)}>
              Stop…
            </button>
          )}
        </p>
        {unsent.count > 0 && <Unsent newsletterId={id} state={state} unsent={unsent} />}
        {isStopping && (
          <ConfirmDialog
            title="Stop sending"
            label="Stop sending"
            isBusy={isBusy}
            onConfirm={async () => {
              setIsStopping(false);
              await act('stop');
            }}
            onClose={() => setIsStopping(false)}
          >
            <p>{waiting.toLocaleString('en')} haven’t got it yet, and won’t. You can’t continue it later.</p>
          </ConfirmDialog>
        )}
      </section>
      {sent && <EmailView label="The email as it was sent" email={sent} />}
    </>
  );
}

const UNSENT_WORDS: Partial<Record<UnsentDelivery['state'], string>> = {
  doubtful: 'Unclear',
  failed: 'Failed',
  refused: 'Refused',
  waiting: 'Will be tried again',
};

interface UnsentProps extends Pick<OpenedNewsletter, 'unsent'>, Pick<NewsletterSummary, 'state'> {
  newsletterId: string;
}

function Unsent({ newsletterId, state, unsent }: UnsentProps) {
  const { run } = useAction();
  const repeat = (subscriberId: string) =>
    void run('newsletter.repeat', { id: newsletterId, subscriberId }, { about: newsletterId, failed: NOTHING_CHANGED });
  return (
    <>
      <h2 className="admin-row-title">Not sent, or unclear</h2>
      <p className="field-hint">
        “Unclear” means that the site or the mail server stopped while the email was being handed over. It may have arrived, so it isn’t
        sent again automatically.
      </p>
      <ul className="admin-list">
        {unsent.items.map(({ subscriberId, email, state: delivery, reason, hasLeft }) => (
          <li key={subscriberId} className="admin-row">
            <div className="admin-row-text">
              <h3 className="admin-row-title" dir="auto">
                {email ?? 'Someone who has unsubscribed'}
              </h3>
              <p className="meta">
                <span className="badge badge-status">{UNSENT_WORDS[delivery]}</span>
                {delivery === 'refused' && hasLeft && <span>Unsubscribed</span>}
                <span dir="auto">{reason}</span>
              </p>
            </div>
            {delivery === 'doubtful' && email && state !== 'stopped' && (
              <div className="admin-row-actions">
                <button type="button" className="tool" onClick={() => repeat(subscriberId)}>
                  Send again<span className="visually-hidden"> to {email}</span>
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {unsent.count > unsent.items.length && (
        <p className="field-hint">
          The first {unsent.items.length} of {unsent.count.toLocaleString('en')} are shown.
        </p>
      )}
    </>
  );
}
