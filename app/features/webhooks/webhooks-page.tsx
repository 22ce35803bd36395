import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { PasswordField } from '#features/accounts/account-fields.tsx';
import type { AccountFormFailure } from '#features/accounts/account-forms.ts';
import { PasskeyProof } from '#features/accounts/security/passkey-section.tsx';
import { SecurityForm, type SecurityFormProps, type SecurityResult } from '#features/accounts/security/security-form.tsx';
import { CopyOnce } from '#features/admin/requests/copy-once.tsx';
import { DeleteDialog } from '#features/admin/requests/delete-dialog.tsx';
import { useChange } from '#features/admin/requests/use-change.ts';
import { useLiveProgress } from '#features/admin/requests/use-live-progress.ts';
import { formatDateTime, formatLongDate } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { Field } from '#ui/field.tsx';
import { CHANGE_PATH, EVENTS, type ListedDelivery, type ListedWebhook, MAX_WEBHOOKS, TEST_TYPE } from './webhook.ts';

export type WebhookResult = SecurityResult & { secret?: string };

interface WebhooksPageProps {
  webhooks: ListedWebhook[];
  deliveries: ListedDelivery[];
  hasUnseen: boolean;
  readAt: string;
  hasPasskeys: boolean;
  result: WebhookResult | undefined;
  busyIntent: string | undefined;
}

export function WebhooksPage({ webhooks, deliveries, hasUnseen, readAt, hasPasskeys, ...props }: WebhooksPageProps) {
  useMarkSeen(hasUnseen, readAt);
  useLiveProgress(deliveries.some(({ state, attempts }) => state === 'waiting' && attempts === 0));
  const hosts = new Map(webhooks.map(({ id, url }) => [id, new URL(url).host]));
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Webhooks</h1>
      </header>
      <p className="admin-list-note">
        A webhook notifies another program as soon as something on your site is published, changes or is removed. Drafts are never
        mentioned.
      </p>
      {webhooks.length > 0 && (
        <ul className="admin-list">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      <section className="account-section people-form" aria-labelledby="add">
        <h2 id="add">Add a webhook</h2>
        <AddWebhook count={webhooks.length} hasPasskeys={hasPasskeys} {...props} />
      </section>
      {deliveries.length > 0 && (
        <section className="site-group webhook-log" aria-labelledby="deliveries">
          <h2 className="site-group-title" id="deliveries">
            Latest deliveries
          </h2>
          <ul className="admin-list">
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} host={hosts.get(delivery.webhookId) ?? ''} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface AddWebhookProps extends SecurityFormProps {
  result: WebhookResult | undefined;
  count: number;
  hasPasskeys: boolean;
}

function AddWebhook({ count, hasPasskeys, ...props }: AddWebhookProps) {
  const { result } = props;
  if (result?.ok && result.secret) {
    return (
      <>
        <p role="status">The webhook is added. The program checks with this secret that a message comes from your site.</p>
        <CopyOnce value={result.secret} noun="secret" />
        <p>
          <Link to="/admin/webhooks">Done</Link>
        </p>
      </>
    );
  }
  if (count >= MAX_WEBHOOKS) return <p className="field-hint">There are {MAX_WEBHOOKS} webhooks. Delete one to add another.</p>;
  return (
    <SecurityForm
      intent="add"
      button="Add webhook"
      {...(count > 0 && { summary: 'Add another' })}
      alternative={hasPasskeys && <PasskeyProof />}
      {...props}
    >
      {(failure) => (
        <>
          <UrlField failure={failure} />
          <EventsField />
          <PasswordField name="currentPassword" label="Confirm your password to add it" failure={failure} />
        </>
      )}
    </SecurityForm>
  );
}

function UrlField({ failure }: { failure: AccountFormFailure | undefined }) {
  return (
    <Field
      id={useId()}
      label="Address"
      hint="The program that receives the messages shows it. It begins with https://"
      error={failure?.fieldErrors.url}
    >
      {(control) => (
        <input {...control} className="input" name="url" type="url" autoComplete="off" spellCheck={false} required maxLength={500} />
      )}
    </Field>
  );
}

function EventsField() {
  return (
    <fieldset className="field webhook-events">
      <legend className="field-label">Notify it when</legend>
      {Object.entries(EVENTS).map(([event, label]) => (
        <label key={event} className="check">
          <input type="checkbox" name={event} defaultChecked />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function WebhookRow({ webhook: { id, url, events, problem, createdBy, createdAt } }: { webhook: ListedWebhook }) {
  const { timeZone } = useSite();
  const [isAsking, setIsAsking] = useState(false);
  const { change, isBusy } = useWebhookChange();
  async function deleteWebhook() {
    await change({ action: 'delete', id }, 'Webhook deleted', 'Failed to delete the webhook');
    setIsAsking(false);
  }
  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <h2 className="admin-row-title" dir="ltr">
          {url}
        </h2>
        <p className="meta">
          {problem && <span className="badge status-badge-stop">Paused</span>}
          <span>{capitalize(events.join(', '))}</span>
          <span>
            Added {formatLongDate(createdAt, timeZone)} by {createdBy}
          </span>
        </p>
        {problem && <p className="field-error">{problem} Nothing is sent until you resume it.</p>}
      </div>
      <div className="admin-row-actions">
        {problem ? (
          <RowButton isBusy={isBusy} about={url} onClick={() => change({ action: 'resume', id }, 'Webhook resumed', 'Failed to resume it')}>
            Resume
          </RowButton>
        ) : (
          <RowButton isBusy={isBusy} about={url} onClick={() => change({ action: 'test', id }, 'Test on its way', 'Failed to send a test')}>
            Send a test
          </RowButton>
        )}
        <button type="button" className="tool admin-row-delete" disabled={isBusy} onClick={() => setIsAsking(true)}>
          Delete<span className="visually-hidden"> {url}</span>
        </button>
      </div>
      {isAsking && (
        <DeleteDialog title="Delete webhook" isBusy={isBusy} onDelete={deleteWebhook} onClose={() => setIsAsking(false)}>
          <p>Nothing more is sent to {new URL(url).host}, and its deliveries leave the list. You can’t get its secret back.</p>
        </DeleteDialog>
      )}
    </li>
  );
}

const STATES: Record<ListedDelivery['state'], { label: string; className: string }> = {
  waiting: { label: 'Waiting', className: 'badge badge-status' },
  sent: { label: 'Delivered', className: 'badge badge-status badge-published' },
  failed: { label: 'Failed', className: 'badge status-badge-stop' },
};

function DeliveryRow({ delivery, host }: { delivery: ListedDelivery; host: string }) {
  const { timeZone } = useSite();
  const { change, isBusy } = useWebhookChange();
  const { id, type, title, state, attempts, status, answer, createdAt, dueAt, settledAt } = delivery;
  const name = type === TEST_TYPE ? 'Test' : title || type;
  const { label, className } = STATES[state];
  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <h3 className="admin-row-title" dir="auto">
          {name}
        </h3>
        <p className="meta">
          <span className={className}>{label}</span>
          <span>{type}</span>
          <span dir="ltr">{host}</span>
          <span>{formatDateTime(settledAt ?? createdAt, timeZone)}</span>
          {attempts > 1 && <span>{attempts} attempts</span>}
          {state === 'waiting' && attempts > 0 && dueAt && <span>Next try {formatDateTime(dueAt, timeZone)}</span>}
        </p>
        {(status !== null || answer) && (
          <p className="field-hint" dir="auto">
            {status === null ? `${capitalize(answer)}.` : `Answered ${status}${answer && `: ${answer}`}`}
          </p>
        )}
      </div>
      {state !== 'waiting' && (
        <div className="admin-row-actions">
          <RowButton
            isBusy={isBusy}
            about={`${name} to ${host}`}
            onClick={() => change({ action: 'send-again', id }, 'On its way again', 'Failed to send it again')}
          >
            Send again
          </RowButton>
        </div>
      )}
    </li>
  );
}

interface RowButtonProps {
  isBusy: boolean;
  about: string;
  onClick: () => Promise<unknown>;
  children: ReactNode;
}

function RowButton({ isBusy, about, onClick, children }: RowButtonProps) {
  return (
    <button type="button" className="tool" disabled={isBusy} onClick={() => void onClick()}>
      {children}
      <span className="visually-hidden"> {about}</span>
    </button>
  );
}

function useWebhookChange() {
  const { change, isBusy } = useChange();
  const send = (body: { action: string; id: string }, done: string, failed: string) =>
    change({ path: CHANGE_PATH, body, about: `webhook ${body.id}`, done, failed });
  return { change: send, isBusy };
}

function useMarkSeen(hasUnseen: boolean, until: string) {
  const { change } = useChange();
  const isDue = useRef(hasUnseen);
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    void change({ path: CHANGE_PATH, body: { action: 'seen', until }, failed: 'Failed to mark the failures as seen' });
  }, [change, until]);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
