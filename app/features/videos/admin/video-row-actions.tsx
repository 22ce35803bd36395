import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAction } from '#features/admin/actions/use-action.ts';
import { FormDialog } from '#features/admin/requests/form-dialog.tsx';
import type { ContentListItem } from '#features/publishing/content-kind.ts';
import { Field } from '#ui/field.tsx';

export function VideoRowActions({ item }: { item: ContentListItem }) {
  const { id, title, image } = item;
  const { isBusy, run } = useAction();
  const [isDating, setIsDating] = useState(false);
  const fetchThumbnail = () => run('video.fetch-thumbnail', { id }, { about: `thumbnail ${id}`, failed: 'Failed to fetch the thumbnail' });
  return (
    <>
      {!image && (
        <button type="button" className="tool" disabled={isBusy} aria-busy={isBusy} onClick={() => void fetchThumbnail()}>
          Fetch thumbnail<span className="visually-hidden"> of {title}</span>
        </button>
      )}
      <button type="button" className="tool" onClick={() => setIsDating(true)}>
        Date<span className="visually-hidden"> of {title}</span>
      </button>
      {
        isDating &&
          createPortal(<DateDialog item={item} onClose={() => setIsDating(false)} />, document.body) /* a closed menu shows none */
      }
    </>
  );
}

function DateDialog({ item: { id, title, date }, onClose }: { item: ContentListItem; onClose: () => void }) {
  const { isBusy, run } = useAction();
  const [error, setError] = useState<string>();
  const fieldId = useId();

  async function save(form: FormData) {
    const value = String(form.get('date'));
    if (!value) return setError('Enter a date');
    if (await run('video.date', { id, date: value }, { about: `date ${id}`, failed: 'Failed to change the date' })) onClose();
  }

  return (
    <FormDialog title="Date of the video" label="Save" isBusy={isBusy} onClose={onClose} onSubmit={save}>
      <p dir="auto">
        <strong>{title}</strong>
      </p>
      <Field id={fieldId} label="Date" hint="The newest video comes first" error={error} isRequired>
        {(control) => <input {...control} className="input" name="date" type="date" defaultValue={date} />}
      </Field>
    </FormDialog>
  );
}
