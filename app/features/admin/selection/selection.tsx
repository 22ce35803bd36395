import { type ComponentProps, useState } from 'react';

export interface Selection {
  /** Ids of the chosen rows that are shown. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Chooses or leaves a row; with `isRange` all rows from the last one on. */
  choose: (id: string, isRange: boolean) => void;
  chooseAll: (isChosen: boolean) => void;
  chooseOnly: (ids: readonly string[]) => void;
}

/** Rows that are no longer shown are no longer chosen. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const ids = shown.filter((id) => chosen.has(id));
  return {
    ids,
    has: (id) => chosen.has(id),
    choose(id, isRange) {
      const [from, to] = [shown.indexOf(last ?? id), shown.indexOf(id)];
      const range = isRange && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      const next = new Set(ids);
      for (const each of range) {
        if (chosen.has(id)) next.delete(each);
        else next.add(each);
      }
      setChosen(next);
      setLast(id);
    },
    chooseAll: (isChosen) => setChosen(new Set(isChosen ? shown : [])),
    chooseOnly: (only) => setChosen(new Set(only)),
  };
}

export function SelectRow({
  item: { id, title },
  selection,
}: {
  item: { id: string; title: string };
  selection: Pick<Selection, 'has' | 'choose'>;
}) {
  return (
    <CheckBox
      label={`Select ${title || 'Untitled'}`}
      checked={selection.has(id)}
      onChange={({ nativeEvent }) => selection.choose(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}

export function SelectAll({ count, selection: { ids, chooseAll } }: { count: number; selection: Selection }) {
  const isWhole = count > 0 && ids.length === count;
  return <CheckBox label="Select all shown" checked={isWhole} onChange={() => chooseAll(!isWhole)} />;
}

function CheckBox({ label, ...box }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="row-check">
      <input type="checkbox" aria-label={label} {...box} />
    </label>
  );
}
