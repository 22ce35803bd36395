import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '#features/admin/actions/use-action.ts';
import { ContentField } from '#features/editor/body/content-field.tsx';
import { KindFields } from '#features/editor/fields/content-kind-form.tsx';
import { ContentForm, type FieldsProps, useBackToList } from '#features/editor/form/content-form.tsx';
import { TitleField } from '#features/editor/form/shared-fields.tsx';
import { InBar, MenuItem } from '#features/editor/publication/publication-bar.tsx';
import { formatInZone, getTimeZoneName, toLocalInput } from '#features/editor/publication/publication-words.ts';
import type { SavedContent } from '#features/editor/save/save-response.ts';
import { UploadsProvider } from '#features/editor/upload/uploads.tsx';
import type { WrittenKind } from '#features/publishing/content-kind.ts';
import { articlePath } from '#features/publishing/paths.ts';
import { useSite } from '#features/settings/use-site.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field, focusFirstError } from '#ui/field.tsx';
import type { OpenedNewsletter } from './compose.server.ts';
import { EmailPreview } from './email-preview.tsx';
import { MAX_SUBJECT, sentSchema } from './newsletter.ts';
import { newsletterFields, newsletterKind } from './newsletter-kind.ts';
import { NOTHING_CHANGED } from './progress.ts';

export function ComposeForm({ recoveryId, ...given }: { recoveryId: string; opened: OpenedNewsletter }) {
  const [{ id, opened }] = useState({ id: recoveryId, ...given }); // what a reload brings must not touch what is being typed
  const [kind] = useState(() => createKind(opened));
  const close = useBackToList();
  return (
    <UploadsProvider onClose={close}>
      {(onClose) => (
        <ContentForm kind={kind} recoveryId={id} saved={opened.saved} onClose={onClose}>
          {(form) => <Fields {...form} kind={kind} opened={opened} />}
        </ContentForm>
      )}
    </UploadsProvider>
  );
}

/** Begins from the article, and names who may get it. */
function createKind({ preset, audiences }: OpenedNewsletter) {
  const { form } = newsletterKind;
  const options = audiences.map(({ category, label, count }) => ({ value: category, label: `${label}: ${describeCount(count)}` }));
  const fields = { ...form.fields, audience: { ...newsletterFields.audience, options } };
  return { ...newsletterKind, form: { ...form, fields, empty: { ...form.empty, ...preset } } };
}

const loadPreview = async () => ({ Preview: EmailPreview });

function Fields({ kind, opened, ...form }: FieldsProps & { kind: WrittenKind; opened: OpenedNewsletter }) {
  const { formId, fields, write, keep } = form;
  const { article, audiences, summary } = opened;
  const { mailing } = useSite();
  const { run } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const [stored, setStored] = useState<SavedContent>();
  const missing = isAsked ? parseForm(sentSchema, fields) : undefined;
  const errors = { ...(missing?.ok === false && missing.fieldErrors), ...form.errors };
  const audience = audiences.find(({ category }) => category === fields.audience) ?? audiences[0];

  async function ask() {
    setIsAsked(true);
    if (parseForm(sentSchema, fields).ok) setStored(await keep());
    else setTimeout(() => focusFirstError(document.getElementById(formId)));
  }

  async function send({ id, version }: SavedContent, at: Date | null) {
    setStored(undefined);
    const path = `/admin/newsletters/${encodeURIComponent(id)}`;
    await run('newsletter.schedule', { id, version, at: at?.toISOString() ?? null }, { about: id, failed: NOTHING_CHANGED, leaveTo: path });
  }

  return (
    <>
      <InBar place="end">
        <button type="button" className="button" onClick={() => void ask()}>
          Send…
        </button>
      </InBar>
      <InBar place="menu">
        <MenuItem onClick={() => void run('newsletter.test', fields, { failed: 'The test wasn’t sent' })}>Send a test to me</MenuItem>
      </InBar>
      <KindFields {...form} errors={errors} kind={kind}>
        <div className="content-form-text">
          {summary?.problem && <p className="notice notice-error">{summary.problem}</p>}
          {!mailing.hasNewsletter && (
            <p className="notice">
              The newsletter is off, so nothing will be sent. <Link to="/admin/site/mailing">Turn it on</Link>
            </p>
          )}
          <TitleField {...form} errors={errors} label="Subject" maxLength={MAX_SUBJECT} />
          {article ? (
            <>
              <p className="field-hint">
                The email has the article’s title, excerpt, picture and text, and leads to{' '}
                <a href={articlePath(article)} target="_blank" rel="noopener">
                  {article.title}
                </a>
                . A long text is cut short, with a link to the rest.
              </p>
              <EmailPreview form={{ fields }} />
            </>
          ) : (
            <ContentField
              id={`${formId}-content`}
              label="Text"
              value={fields.content ?? ''}
              error={errors.content}
              onChange={(content, how) => write({ content }, how)}
              preview={{ kind: form.kindName, id: form.id, fields, load: loadPreview }}
            />
          )}
        </div>
      </KindFields>
      {stored && audience && <SendDialog audience={audience} onSend={(at) => void send(stored, at)} onClose={() => setStored(undefined)} />}
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
