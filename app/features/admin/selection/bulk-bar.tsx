import { useId, useState } from 'react';
import { CATEGORIES, categoryTitle } from '#features/publishing/category.ts';
import type { KindSummary } from '#features/publishing/content-kind.ts';
import { TRASH_DAYS } from '#features/publishing/dates.ts';
import { Field } from '#ui/field.tsx';
import { useToast } from '#ui/toast.tsx';
import type { ActionBody } from '../actions/actions.ts';
import { useAction } from '../actions/use-action.ts';
import { ConfirmDialog } from '../requests/confirm-dialog.tsx';
import { FormDialog } from '../requests/form-dialog.tsx';
import type { Selection } from './selection.tsx';

type Change = ActionBody<'content.bulk'>['change'];

const DONE = {
  delete: 'deleted',
  restore: 'restored',
  publish: 'published',
  unpublish: 'unpublished',
  category: 'moved to another category',
  tag: 'tagged',
};

/** Of those that a change was refused for. */
const MAX_NAMED = 5;

export interface BulkProps {
  kind: KindSummary;
  selection: Selection;
  titles: ReadonlyMap<string, string>;
}

/** Stands at the foot of the window while rows are chosen. */
export function BulkBar({ kind, selection, titles }: BulkProps) {
  const [asked, setAsked] = useState<'delete' | 'category' | 'tag'>();
  const { isBusy, change } = useBulk(kind, titles);
  const { ids } = selection;
  const id = useId();
  const count = countItems(kind, ids.length);
  const close = () => setAsked(undefined);

  async function take(wanted: Change) {
    if (await change([...ids], wanted)) selection.chooseAll(false);
    close();
  }

  if (ids.length === 0) return null;
  const words = kind.hasDrafts ? { publish: 'Publish', unpublish: 'Unpublish' } : { publish: 'Show', unpublish: 'Hide' };
  return (
    <section className="bulk-bar" aria-label="Selected">
      <p role="status">{count} selected</p>
      <button type="button" className="tool" disabled={isBusy} onClick={() => void take({ action: 'publish' })}>
        {words.publish}
      </button>
      <button type="button" className="tool" disabled={isBusy} onClick={() => void take({ action: 'unpublish' })}>
        {words.unpublish}
      </button>
      {kind.hasCategory && (
        <button type="button" className="tool" disabled={isBusy} onClick={() => setAsked('category')}>
          Change category
        </button>
      )}
      {kind.filters.some(({ type }) => type === 'tag') && (
        <button type="button" className="tool" disabled={isBusy} onClick={() => setAsked('tag')}>
          Add tag
        </button>
      )}
      <button type="button" className="tool admin-row-delete" disabled={isBusy} onClick={() => setAsked('delete')}>
        Delete
      </button>
      <button type="button" className="tool bulk-clear" onClick={() => selection.chooseAll(false)}>
        Clear
      </button>
      {asked === 'delete' && (
        <ConfirmDialog
          title={`Delete ${count}`}
          label={`Delete ${count}`}
          isBusy={isBusy}
          onConfirm={() => take({ action: 'delete' })}
          onClose={close}
        >
          <p>
            Are you sure you want to delete {ids.length === 1 ? 'this item' : `these ${ids.length} items`}?{' '}
            {ids.length === 1 ? 'It stays' : 'They stay'} in the trash for {TRASH_DAYS} days.
          </p>
        </ConfirmDialog>
      )}
      {asked === 'category' && (
        <FormDialog
          title={`Category of ${count}`}
          label="Change category"
          isBusy={isBusy}
          onClose={close}
          onSubmit={(form) => take({ action: 'category', category: String(form.get('category')) })}
        >
          <Field id={`${id}-category`} label="Category">
            {(control) => (
              <select {...control} name="category" className="input">
                {CATEGORIES.map((category) => (
                  <option key={category} value={category}>
                    {categoryTitle(category)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </FormDialog>
      )}
      {asked === 'tag' && (
        <FormDialog
          title={`Tag ${count}`}
          label="Add tag"
          isBusy={isBusy}
          noValidate={false}
          onClose={close}
          onSubmit={(form) => take({ action: 'tag', tag: String(form.get('tag')) })}
        >
          <Field id={`${id}-tag`} label="Tag">
            {(control) => (
              <input {...control} name="tag" className="input" required maxLength={50} pattern="[^,]+" dir="auto" autoComplete="off" />
            )}
          </Field>
        </FormDialog>
      )}
    </section>
  );
}

function useBulk(kind: KindSummary, titles: ReadonlyMap<string, string>) {
  const { run, isBusy } = useAction();
  const showToast = useToast();

  /** True if the site has answered with what came of it. */
  async function change(ids: string[], wanted: Change): Promise<boolean> {
    const about = `bulk ${kind.name}`;
    const { action } = wanted;
    const names = kind.hasDrafts ? DONE : { ...DONE, publish: 'shown', unpublish: 'hidden' };
    const outcome = await run(
      'content.bulk',
      { kind: kind.name, ids, change: wanted },
      { about, failed: `Failed: nothing was ${names[action]}` },
    );
    if (!outcome) return false;
    const { done, failed } = outcome;
    if (done.length > 0) {
      const undo = action === 'delete' && { action: { label: 'Undo', act: () => void change(done, { action: 'restore' }) } };
      showToast('success', `${countItems(kind, done.length)} ${names[action]}`, { about, ...undo });
    }
    if (failed.length > 0) {
      const named = failed.slice(0, MAX_NAMED).map(({ id, reason }) => `${titles.get(id) || 'Untitled'}: ${reason}`);
      const more = failed.length - named.length;
      const cause = [...named, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
      showToast('error', `${countItems(kind, failed.length)} not ${names[action]}`, { about: `${about} failed`, cause });
    }
    return true;
  }

  return { isBusy, change };
}

function countItems({ noun }: KindSummary, count: number): string {
  return `${count} ${noun.toLowerCase()}${count === 1 ? '' : 's'}`;
}
