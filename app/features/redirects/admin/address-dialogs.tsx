import { useId, useState } from 'react';
import { useAction } from '#features/admin/actions/use-action.ts';
import { FormDialog } from '#features/admin/requests/form-dialog.tsx';
import { CsvField, ImportReport } from '#features/admin/requests/import-report.tsx';
import { Field, FormError } from '#ui/field.tsx';
import type { RedirectReport, WrittenRedirect } from '../redirects.server.ts';

interface RedirectDialogProps {
  written: WrittenRedirect;
  /** A stored one keeps its address. */
  isStored: boolean;
  onClose: () => void;
}

export function RedirectDialog({ written, isStored, onClose }: RedirectDialogProps) {
  const { run, formError, fieldErrors, isBusy } = useAction();
  const id = useId();
  async function save(form: FormData) {
    const address = String(form.get('address') ?? written.address);
    if (await run('redirect.save', { address, target: String(form.get('target')) })) onClose();
  }
  return (
    <FormDialog title={isStored ? 'Edit redirect' : 'Add redirect'} label="Save" isBusy={isBusy} onClose={onClose} onSubmit={save}>
      <FormError message={formError} />
      <Field id={`${id}-address`} label="Old address" hint="For example /2019/05/old-title" error={fieldErrors.address} isRequired>
        {(control) => (
          <input
            {...control}
            className="input"
            name="address"
            required
            maxLength={500}
            defaultValue={written.address}
            disabled={isStored}
          />
        )}
      </Field>
      <Field
        id={`${id}-target`}
        label="New address"
        hint="A page on this site, such as /blog/title, or an address elsewhere. Leave it empty if the page is gone for good."
        error={fieldErrors.target}
      >
        {(control) => <input {...control} className="input" name="target" maxLength={500} defaultValue={written.target} />}
      </Field>
    </FormDialog>
  );
}

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { run, formError, isBusy } = useAction();
  const [report, setReport] = useState<RedirectReport>();
  async function importFile(form: FormData) {
    const file = form.get('file');
    const imported = await run('redirect.import', { csv: file instanceof File ? await file.text() : '' });
    if (imported) setReport(imported.report);
  }
  if (report) {
    const { saved, refused, lines } = report;
    return (
      <ImportReport lines={lines} refused={refused} onClose={onClose}>
        <p>
          <strong>{saved.toLocaleString('en')}</strong> saved{refused > 0 && `, ${refused.toLocaleString('en')} refused`}
        </p>
      </ImportReport>
    );
  }
  return (
    <FormDialog title="Import redirects" label="Import" isBusy={isBusy} onClose={onClose} onSubmit={importFile}>
      <FormError message={formError} />
      <CsvField hint="Two columns: the old address and the new one. Leave the new one empty if the page is gone. At most 20,000 rows and 1 MB." />
    </FormDialog>
  );
}
