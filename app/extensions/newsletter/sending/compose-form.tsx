import { type FormEvent, useId, useRef, useState } from 'react';
import { useAction } from '#features/admin/actions/use-action.ts';
import { LibraryPicker } from '#features/admin/library/library-picker.tsx';
import { ContentField } from '#features/editor/body/content-field.tsx';
import { formatInZone, getTimeZoneName, toLocalInput } from '#features/editor/publication/publication-words.ts';
import { UploadsProvider, useUploads } from '#features/editor/upload/uploads.tsx';
import { articlePath } from '#features/publishing/paths.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field, focusFirstError } from '#ui/field.tsx';
import type { OpenedNewsletter } from './compose.server.ts';
import { EmailPreview } from './email-preview.tsx';
import { MAX_PREHEADER, MAX_SUBJECT, type NewsletterFields } from './newsletter.ts';
import { NOTHING_CHANGED } from './progress.ts';
import { useDraft } from './use-draft.ts';

export function ComposeForm({ opened }: { opened: OpenedNewsletter }) {
  return <UploadsProvider onClose={() => undefined}>{() => <Compose opened={opened} />}</UploadsProvider>;
}

const LINES = [
  { name: 'subject', label: 'Subject', isRequired: true },
  { name: 'preheader', label: 'Preview line', hint: 'Email apps show it next to the subject.' },
] as const;

function Compose({ opened }: { opened: OpenedNewsletter }) {
  const { article, audiences } = opened;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { fields, write, save, words, otherId } = useDraft(opened);
  const { waitingFor, pending } = useUploads();
  const [errors, setErrors] = useState<Partial<Record<keyof NewsletterFields, string>>>({});
  const [isSending, setIsSending] = useState(false);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { run } = useAction();
  const articleId = article?.id ?? null;
  const audience = audiences.find(({ category }) => category === fields.category) ?? audiences[0];

  const sendTest = () => run('newsletter.test', { articleId, fields }, { failed: 'The test wasn’t sent' });

  function ask(event: FormEvent) {
    event.preventDefault();
    const missing: typeof errors = {
      ...(fields.subject.trim() === '' && { subject: 'Write a subject' }),
      ...(!article && fields.content.trim() === '' && { content: 'Write the text' }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return void setTimeout(() => focusFirstError(form.current));
    setIsSending(true);
  }

  async function send(at: Date | null) {
    setIsSending(false);
    const stored = await save();
    if (!stored) return;
    await run('newsletter.schedule', { ...stored, at: at?.toISOString() ?? null }, { about: stored.id, failed: NOTHING_CHANGED });
  }

  async function remove() {
    const stored = await save();
    if (!stored) return;
    await run('newsletter.delete', stored, { about: stored.id, failed: NOTHING_CHANGED, leaveTo: '/admin/newsletters' });
  }

  return (
    <>
      <form ref={form} id={formId} className="admin-column newsletter-form" noValidate onSubmit={ask}>
        {opened.summary?.problem && <p className="notice notice-error">{opened.summary.problem}</p>}
        {otherId && (
          <p className="notice" role="status">
            <a href={`/admin/newsletters/${otherId}`} target="_blank" rel="noopener">
              This draft
            </a>{' '}
            has been changed or sent in another window. Your version is now a separate draft, so nothing is lost.
          </p>
        )}
        {article && (
          <p className="field-hint">
            The email has the article’s title, its picture and its text, and leads to{' '}
            <a href={articlePath(article)} target="_blank" rel="noopener">
              {article.title}
            </a>
            . A long text is cut short, with a link to the rest.
          </p>
        )}
        {LINES.map(({ name, ...line }) => (
          <Field key={name} id={`${formId}-${name}`} error={errors[name]} {...line}>
            {(control) => (
              <input
                {...control}
                className="input"
                dir="auto"
                maxLength={name === 'subject' ? MAX_SUBJECT : MAX_PREHEADER}
                value={fields[name]}
                onChange={(event) => write({ [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Field id={`${formId}-category`} label="Who gets it">
          {(control) => (
            <select {...control} className="input" value={fields.category} onChange={(event) => write({ category: event.target.value })}>
              {audiences.map(({ category, label, count }) => (
                <option key={category} value={category}>
                  {label}: {describeCount(count)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {!article && (
          <LibraryPicker>
            <ContentField
              id={`${formId}-content`}
              label="Text"
              value={fields.content}
              error={errors.content}
              onChange={(content) => write({ content })}
            />
          </LibraryPicker>
        )}
        <p className="button-row">
          <button type="submit" className="button" disabled={pending.length > 0} aria-busy={waitingFor !== undefined}>
            Send…
          </button>
          <button type="button" className="button button-quiet" onClick={() => void sendTest()}>
            Send a test to me
          </button>
          <button type="button" className="button button-quiet" aria-expanded={isPreviewed} onClick={() => setIsPreviewed(!isPreviewed)}>
            Preview
          </button>
          {opened.id && (
            <button type="button" className="button button-quiet" onClick={() => void remove()}>
              Delete draft
            </button>
          )}
          <span className="field-hint" role="status">
            {pending.length > 0 ? 'Waiting for an image…' : words}
          </span>
        </p>
      </form>
      {isPreviewed && <EmailPreview articleId={articleId} fields={fields} />}
      {isSending && audience && <SendDialog audience={audience} onSend={(at) => void send(at)} onClose={() => setIsSending(false)} />}
    </>
  );
}

function describeCount(count: number): string {
  return count === 1 ? '1 subscriber' : `${count.toLocaleString('en')} subscribers`;
}

interface SendDialogProps {
  audience: OpenedNewsletter['audiences'][number];
  onSend: (at: Date | null) => void;
  onClose: () => void;
}

function SendDialog({ audience, onSend, onClose }: SendDialogProps) {
  const id = useId();
  const [date, setDate] = useState('');
  const [error, setError] = useState<string>();
  function send() {
    const at = date === '' ? null : new Date(date);
    if (at && !(at.getTime() > Date.now())) return setError('Choose a date and time in the future');
    onSend(at);
  }
  const chosen = Date.parse(date);
  return (
    <Dialog title={`Send to ${describeCount(audience.count)}`} onClose={onClose}>
      <div className="dialog-body">
        <p>
          {audience.count === 0
            ? 'Nobody has confirmed a subscription yet, so nobody will get it.'
            : 'Once it’s sent, you can’t take it back. People who subscribe after sending starts won’t get it.'}
        </p>
        <Field id={id} label="Date" hint={`Leave this empty to send now. Your time zone: ${getTimeZoneName()}`} error={error}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              className="input"
              min={toLocalInput(new Date())}
              max="8999-12-31T23:59"
              value={date}
              onChange={(event) => setDate(event.target.value)}
            />
          )}
        </Field>
        {Number.isFinite(chosen) && <p>It will be sent on {formatInZone(new Date(chosen).toISOString())}.</p>}
      </div>
      <footer className="dialog-foot">
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="button" onClick={send}>
          {date === '' ? `Send to ${describeCount(audience.count)} now` : 'Schedule'}
        </button>
      </footer>
    </Dialog>
  );
}
