import { useEffect, useId, useRef } from 'react';
import type { AccountFormFailure } from '#features/accounts/account-forms.ts';
import { SecurityDialog } from '#features/accounts/security/security-dialog.tsx';
import type { SecurityFormProps, SecurityResult } from '#features/accounts/security/security-form.tsx';
import { useAction } from '#features/admin/actions/use-action.ts';
import { AdminList } from '#features/admin/list/admin-list.tsx';
import { AdminRow, type AdminRowData, type RowFlag } from '#features/admin/list/admin-row.tsx';
import type { ListPage } from '#features/admin/list/list.server.ts';
import { CopyOnce } from '#features/admin/requests/copy-once.tsx';
import { useLiveProgress } from '#features/admin/requests/use-live-progress.ts';
import { formatDateTime, formatLongDate } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { capitalize } from '#platform/text/capitalize.ts';
import { Field } from '#ui/field.tsx';
import { EVENTS, type ListedDelivery, type ListedWebhook, MAX_WEBHOOKS, TEST_TYPE } from './webhook.ts';

export type WebhookResult = SecurityResult & { secret?: string };

interface WebhooksPageProps extends SecurityFormProps {
  webhooks: ListedWebhook[];
  deliveries: ListPage<ListedDelivery>;
  hasUnseen: boolean;
  readAt: string;
  result: WebhookResult | undefined;
}

export function WebhooksPage({ webhooks, deliveries, hasUnseen, readAt, ...props }: WebhooksPageProps) {
  const { timeZone } = useSite();
  useMarkSeen(hasUnseen, readAt);
  useLiveProgress(deliveries.items.some(({ state, attempts }) => state === 'waiting' && attempts === 0));
  const hosts = new Map(webhooks.map(({ id, url }) => [id, new URL(url).host]));
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Webhooks</h1>
        {webhooks.length < MAX_WEBHOOKS && <AddWebhook {...props} />}
      </header>
      <p className="admin-list-note">
        A webhook notifies another program as soon as something on your site is published, changes or is removed. Drafts are never
        mentioned.
      </p>
      {webhooks.length > 0 && (
        <ul className="admin-list">
          {webhooks.map((webhook) => (
            <AdminRow key={webhook.id} row={toWebhookRow(webhook, timeZone)} heading="h2" />
          ))}
        </ul>
      )}
      {webhooks.length >= MAX_WEBHOOKS && <p className="field-hint">There are {MAX_WEBHOOKS} webhooks. Delete one to add another.</p>}
      {deliveries.count > 0 && (
        <section className="site-group" aria-labelledby="deliveries">
          <h2 className="site-group-title" id="deliveries">
            Latest deliveries
          </h2>
          <AdminList
            shape={{ path: '/admin/webhooks' }}
            list={deliveries}
            empty={null}
            row={(delivery) => toDeliveryRow(delivery, { host: hosts.get(delivery.webhookId) ?? '', timeZone })}
            heading="h3"
          />
        </section>
      )}
    </>
  );
}

interface AddWebhookProps extends SecurityFormProps {
  result: WebhookResult | undefined;
}

function AddWebhook(props: AddWebhookProps) {
  const secret = props.result?.ok && props.result.secret;
  return (
    <SecurityDialog
      title="Add webhook"
      intent="add"
      button="Add"
      confirm="Confirm your password to add it"
      {...props}
      answer={
        secret && (
          <>
            <p role="status">The webhook is added. The program checks with this secret that a message comes from your site.</p>
            <CopyOnce value={secret} noun="secret" />
          </>
        )
      }
    >
      {(failure) => (
        <>
          <UrlField failure={failure} />
          <EventsField />
        </>
      )}
    </SecurityDialog>
  );
}

function UrlField({ failure }: { failure: AccountFormFailure | undefined }) {
  return (
    <Field id={useId()} label="Address" hint="Copy it from the receiving program. It starts with https://" error={failure?.fieldErrors.url}>
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

function toWebhookRow({ id, url, events, problem, createdBy, createdAt }: ListedWebhook, timeZone: string): AdminRowData {
  const about = `webhook ${id}`;
  return {
    key: id,
    title: url,
    dir: 'ltr',
    flags: problem ? [{ text: 'Paused', look: 'stop' }] : [],
    facts: [capitalize(events.join(', ')), `Added ${formatLongDate(createdAt, timeZone)} by ${createdBy ?? 'someone'}`],
    problem: problem && `${problem} Nothing is sent until you resume it.`,
    actions: [
      problem
        ? { label: 'Resume', action: 'webhook.resume', body: { id }, options: { about, failed: 'Failed to resume it' } }
        : { label: 'Send a test', action: 'webhook.test', body: { id }, options: { about, failed: 'Failed to send a test' } },
      {
        label: 'Delete',
        isDanger: true,
        action: 'webhook.delete',
        body: { id },
        options: { about, failed: 'Failed to delete the webhook' },
        question: {
          title: 'Delete webhook',
          button: 'Delete',
          paragraphs: [`Nothing more is sent to ${new URL(url).host}, and its deliveries leave the list. You can’t get its secret back.`],
        },
      },
    ],
  };
}

const STATES: Record<ListedDelivery['state'], RowFlag> = {
  waiting: { text: 'Waiting', look: 'status' },
  sent: { text: 'Delivered', look: 'published' },
  failed: { text: 'Failed', look: 'stop' },
};

function toDeliveryRow(delivery: ListedDelivery, { host, timeZone }: { host: string; timeZone: string }): AdminRowData {
  const { id, type, title, state, attempts, status, answer, createdAt, dueAt, settledAt } = delivery;
  const name = type === TEST_TYPE ? 'Test' : title || type;
  return {
    key: id,
    title: name,
    name: `${name} to ${host}`,
    flags: [STATES[state]],
    facts: [
      type,
      { text: host, dir: 'ltr' },
      formatDateTime(settledAt ?? createdAt, timeZone),
      attempts > 1 && `${attempts} attempts`,
      state === 'waiting' && attempts > 0 && dueAt && `Next try ${formatDateTime(dueAt, timeZone)}`,
    ],
    hints: describeAnswer(status, answer),
    actions: [
      state !== 'waiting' && {
        label: 'Send again',
        action: 'delivery.send-again',
        body: { id },
        options: { about: `delivery ${id}`, failed: 'Failed to send it again' },
      },
    ],
  };
}

function describeAnswer(status: number | null, answer: string): string[] {
  if (status !== null) return [`Answered ${status}${answer && `: ${answer}`}`];
  return answer ? [`${capitalize(answer)}.`] : [];
}

function useMarkSeen(hasUnseen: boolean, until: string) {
  const { run } = useAction();
  const isDue = useRef(hasUnseen);
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    void run('delivery.mark-seen', { until }, { failed: 'Failed to mark the failures as seen' });
  }, [run, until]);
}
