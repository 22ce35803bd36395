import { type FormEvent, useId, useState } from 'react';
import { useAction } from '#features/admin/actions/use-action.ts';
import type { ContentListItem } from '#features/publishing/content-kind.ts';
import { Dialog } from '#ui/dialog.tsx';
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
      {isDating && <DateDialog item={item} onClose={() => setIsDating(false)} />}
    </>
  );
}

function DateDialog({ item: { id, title, date = '' }, onClose }: { item: ContentListItem; onClose: () => void }) {
  const formId = useId();
  const { isBusy, run } = useAction();
  const [value, setValue] = useState(date);
  const [error, setError] = useState<string>();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!value) return setError('Enter a date');
    if (await run('video.date', { id, date: value }, { about: `date ${id}`, failed: 'Failed to change the date' })) onClose();
  }

  return (
    <Dialog title="Date of the video" onClose={onClose}>
      <form id={formId} className="dialog-body form" noValidate onSubmit={(event) => void save(event)}>
        <p dir="auto">
          <strong>{title}</strong>
        </p>
        <Field id={`${formId}-date`} label="Date" hint="The newest video comes first" error={error} isRequired>
          {(control) => (
            <input {...control} className="input" type="date" value={value} onChange={(event) => setValue(event.target.value)} />
          )}
        </Field>
      </form>
      <footer className="dialog-foot">
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
        <button type="submit" form={formId} className="button" aria-busy={isBusy}>
          Save
        </button>
      </footer>
    </Dialog>
  );
}
