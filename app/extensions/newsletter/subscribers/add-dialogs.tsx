import { useId, useState } from 'react';
import { useAction } from '#features/admin/actions/use-action.ts';
import { FormDialog } from '#features/admin/requests/form-dialog.tsx';
import { CsvField, ImportReport } from '#features/admin/requests/import-report.tsx';
import { Field, FormError } from '#ui/field.tsx';
import { readAddressFile } from './address-file.ts';
import type { ImportReport as SubscriberReport } from './import-subscribers.server.ts';

export function AddDialog({ onClose }: { onClose: () => void }) {
  const { run, formError, fieldErrors, isBusy } = useAction();
  const emailId = useId();
  async function add(form: FormData) {
    if (await run('subscriber.add', { email: String(form.get('email')), consent: String(form.get('consent')) })) onClose();
  }
  return (
    <FormDialog title="Add subscriber" label="Add" isBusy={isBusy} onClose={onClose} onSubmit={add}>
      <FormError message={formError ?? fieldErrors.consent} />
      <Field id={emailId} label="Email" error={fieldErrors.email} isRequired>
        {(control) => <input {...control} className="input" name="email" type="email" required maxLength={254} autoComplete="off" />}
      </Field>
      <ConsentField who="they agreed" />
    </FormDialog>
  );
}

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { run, formError, fieldErrors, isBusy } = useAction();
  const [report, setReport] = useState<Report>();
  const [problem, setProblem] = useState<string>();
  async function importFile(form: FormData) {
    const file = form.get('file');
    const consent = String(form.get('consent'));
    const rows = file instanceof File ? await readAddressFile(file) : [];
    setProblem('problem' in rows ? rows.problem : undefined);
    if ('problem' in rows) return;
    const imported = await run('subscriber.import', { rows, consent });
    if (imported) setReport({ ...imported.report, isAsked: !consent });
  }
  if (report) return <ReportDialog report={report} onClose={onClose} />;
  return (
    <FormDialog title="Import subscribers" label="Import" isBusy={isBusy} onClose={onClose} onSubmit={importFile}>
      <FormError message={problem ?? formError ?? fieldErrors.consent ?? fieldErrors.rows} />
      <CsvField hint="From a spreadsheet or another newsletter, with a column of email addresses: at most 20,000 rows. Anyone it lists as unsubscribed, bounced or blocked, or with a status that isn’t understood, won’t be subscribed." />
      <ConsentField who="all of them agreed" />
    </FormDialog>
  );
}

interface Report extends SubscriberReport {
  /** By email, as no consent was stated. */
  isAsked: boolean;
}

function ReportDialog({
  report: { added, known, repeated, left, invalid, lines, notes, isAsked },
  onClose,
}: {
  report: Report;
  onClose: () => void;
}) {
  const facts = [
    [added, isAsked ? 'added, and asked by email to confirm' : 'added'],
    [known, 'already on the list'],
    [repeated, 'more than once in the file'],
    [left, 'unsubscribed before, not brought back'],
    [invalid, 'not an email address'],
  ] as const;
  return (
    <ImportReport lines={lines} refused={invalid} onClose={onClose}>
      <ul>
        {facts
          .filter(([count], at) => count > 0 || at === 0)
          .map(([count, text]) => (
            <li key={text}>
              <strong>{count.toLocaleString('en')}</strong> {text}
            </li>
          ))}
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </ImportReport>
  );
}

function ConsentField({ who }: { who: string }) {
  return (
    <Field
      id={useId()}
      label={`How ${who} to get the newsletter`}
      hint="For example: signed up on paper at the conference in May 2026. This is recorded with the date. Leave it empty to ask them by email."
    >
      {(control) => <textarea {...control} className="input" name="consent" rows={2} maxLength={500} />}
    </Field>
  );
}
