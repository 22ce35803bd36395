import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useRequest } from '#features/admin/actions/use-request.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { getJson } from '#platform/http/send-json.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FormError } from '#ui/field.tsx';
import { Difference, listChanged } from '../recovery/difference.tsx';
import type { ListedRevision, RevisionList } from './list-history.server.ts';

export interface HistoryProps {
  kind: string;
  id: string;
  fields: FieldValues;
  labels: Readonly<Record<string, string>>;
  onRestore: (fields: FieldValues) => void;
  onClose: () => void;
}

const IN_FORM = 'Current text';

export function HistoryDialog({ kind, id, fields, labels, onRestore, onClose }: HistoryProps) {
  const { revisions, hasMore, problem, texts, readText, readMore } = useRevisions(`/admin/revisions/${kind}/${encodeURIComponent(id)}`);
  const [chosen, setChosen] = useState<number>();
  const [other, setOther] = useState<number>(); // undefined: the form
  const [newest, earlier] = revisions ?? [];
  const number = chosen ?? (earlier ?? newest)?.number;
  const listId = useId();
  useEffect(() => {
    for (const wanted of [number, other]) if (wanted !== undefined) void readText(wanted);
  }, [number, other, readText]);

  const text = number === undefined ? undefined : texts[number];
  return (
    <Dialog title="History" onClose={onClose} size="page">
      <div className="dialog-body history">
        <FormError message={problem} />
        {revisions?.length === 0 && <p>No revisions yet. From now on, every save is kept here.</p>}
        {!revisions && !problem && <p role="status">Loading…</p>}
        {revisions && number !== undefined && (
          <>
            <fieldset className="history-list">
              <legend className="field-label">Saved</legend>
              {revisions.map((revision) => (
                <RevisionChoice
                  key={revision.number}
                  name={listId}
                  revision={revision}
                  isChosen={revision.number === number}
                  onChoose={() => setChosen(revision.number)}
                />
              ))}
              {hasMore && (
                <button type="button" className="tool" onClick={readMore}>
                  Show earlier ones
                </button>
              )}
            </fieldset>
            <Comparison
              revisions={revisions}
              number={number}
              other={other}
              texts={{ ...texts, form: fields }}
              labels={labels}
              onOther={setOther}
            />
          </>
        )}
      </div>
      <footer className="dialog-foot">
        <p className="history-hint">Puts this version into the editor. Save to keep it.</p>
        <button
          type="button"
          className="button"
          disabled={!text || listChanged(text, fields).length === 0}
          onClick={() => {
            if (text) onRestore(text);
            onClose();
          }}
        >
          Restore
        </button>
      </footer>
    </Dialog>
  );
}

interface ComparisonProps extends Pick<HistoryProps, 'labels'> {
  revisions: readonly ListedRevision[];
  number: number;
  other: number | undefined;
  texts: Record<number | 'form', FieldValues | undefined>;
  onOther: (number: number | undefined) => void;
}

function Comparison({ revisions, number, other, texts, labels, onOther }: ComparisonProps) {
  const { timeZone } = useSite();
  const selectId = useId();
  const [before, after] = [texts[number], texts[other ?? 'form']];
  const getName = (wanted: number) => {
    const revision = revisions.find((each) => each.number === wanted);
    return revision ? toName(revision, timeZone) : '';
  };
  return (
    <div className="history-difference">
      <label className="field-label" htmlFor={selectId}>
        Compare with
      </label>
      <select
        id={selectId}
        className="input"
        value={other ?? ''}
        onChange={({ target }) => onOther(target.value ? Number(target.value) : undefined)}
      >
        <option value="">{IN_FORM}</option>
        {revisions
          .filter((revision) => revision.number !== number)
          .map((revision) => (
            <option key={revision.number} value={revision.number}>
              {toName(revision, timeZone)}
            </option>
          ))}
      </select>
      {before && after && (
        <Difference
          key={`${number} ${other}`}
          before={before}
          after={after}
          beforeName={getName(number)}
          afterName={other === undefined ? IN_FORM : getName(other)}
          labels={labels}
        />
      )}
    </div>
  );
}

interface RevisionChoiceProps {
  name: string;
  revision: ListedRevision;
  isChosen: boolean;
  onChoose: () => void;
}

function RevisionChoice({ name, revision, isChosen, onChoose }: RevisionChoiceProps) {
  const { timeZone } = useSite();
  const { savedAt, savedBy, proposedBy, scheduledFor, words } = revision;
  return (
    <label className="history-choice">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>
        {isFromTheStart(savedAt) ? FROM_THE_START : <time dateTime={savedAt}>{formatDateTime(savedAt, timeZone)}</time>}
        <span className="history-facts">
          {scheduledFor ? `Scheduled for ${formatDateTime(scheduledFor, timeZone)}` : getState(revision)}
          {savedBy ? ` · ${savedBy}` : ' · what the site came with'}
          {proposedBy && ` · proposed by ${proposedBy}`}
          {words && (words.added > 0 || words.removed > 0) && ` · +${words.added}\u00a0−${words.removed}\u00a0words`}
        </span>
      </span>
    </label>
  );
}

const FROM_THE_START = 'Before the first change';

/** An item that nobody has changed has the first date of all. */
const isFromTheStart = (savedAt: string) => savedAt < '1970-01-02';

function toName(revision: ListedRevision, timeZone: string) {
  if (isFromTheStart(revision.savedAt)) return FROM_THE_START;
  return `${formatDateTime(revision.savedAt, timeZone)} (${getState(revision).toLowerCase()})`;
}

function getState({ isPublished, scheduledFor }: ListedRevision): string {
  if (!isPublished) return 'Draft';
  return scheduledFor ? 'Scheduled' : 'Published';
}

function useRevisions(path: string) {
  const [revisions, setRevisions] = useState<ListedRevision[]>();
  const [hasMore, setHasMore] = useState(false);
  const [texts, setTexts] = useState<Record<number, FieldValues>>({});
  const asked = useRef(new Set<number>());
  const { request, problem } = useRequest('The history isn’t available right now.');

  const readList = useCallback(
    async (known: readonly ListedRevision[]) => {
      const before = known.at(-1)?.number;
      const more = await request<RevisionList>(() => getJson(before === undefined ? path : `${path}?before=${before}`));
      if (!more) return;
      setRevisions([...known, ...more.revisions]);
      setHasMore(more.hasMore);
    },
    [path, request],
  );
  useEffect(() => void readList([]), [readList]);

  const readText = useCallback(
    async (number: number) => {
      if (asked.current.has(number)) return;
      asked.current.add(number);
      const one = await request<{ revision: { fields: FieldValues } }>(() => getJson(`${path}/${number}`));
      if (one) setTexts((texts) => ({ ...texts, [number]: one.revision.fields }));
      else asked.current.delete(number);
    },
    [path, request],
  );

  return { revisions, hasMore, problem, texts, readText, readMore: () => void readList(revisions ?? []) };
}
