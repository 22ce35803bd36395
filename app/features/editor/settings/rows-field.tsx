import { useLayoutEffect, useRef, useState } from 'react';
import type { RowsControl } from '#features/publishing/form-field.ts';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '#ui/icons.tsx';
import type { DrawnFieldProps } from '../fields/field-foot.tsx';
import { GroupField } from './group-field.tsx';

interface Row {
  key: number;
  texts: string[];
}

/** A field of one item a line, as rows to add, remove and move; rows that are still empty are not in the field. */
export function RowsField({ rows: control, ...props }: DrawnFieldProps & { rows: RowsControl }) {
  const { formId, name, fields, errors, write } = props;
  const { parts, most = Number.POSITIVE_INFINITY, noun, isWrong, split = (line) => [line], toName } = control;
  const error = errors[name];
  const { rows, told, list, getName, move, remove, add, edit } = useRows(control, fields[name] ?? '', (text) => write({ [name]: text }));
  const describe = (text: string) =>
    text
      .split('\n')
      .map((line) => toName?.(line) ?? split(line)[0])
      .join(', ');

  return (
    <GroupField {...props} className="rows-field" error={error} describe={describe}>
      <ol ref={list} className="rows-list">
        {rows.map((row, at) => (
          <li key={row.key} data-row={row.key} className="rows-row">
            {toName ? (
              <span className="rows-name">{getName(row)}</span>
            ) : (
              <div className="rows-texts">
                {parts.map((part, column) => (
                  <input
                    key={part.label}
                    className="input"
                    type={part.type ?? 'text'}
                    dir={part.type === 'url' ? 'ltr' : 'auto'}
                    autoComplete="off"
                    placeholder={part.placeholder ?? part.label}
                    list={part.list}
                    aria-label={`${part.label} of ${noun} ${at + 1}`}
                    aria-invalid={(error && (isWrong?.(row.texts) ?? true)) || undefined}
                    aria-describedby={error && `${formId}-${name}-error`}
                    value={row.texts[column] ?? ''}
                    onChange={(event) => edit(row, column, event.target.value)}
                  />
                ))}
              </div>
            )}
            <RowTools
              name={getName(row)}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
              onMove={(step) => move(row, step)}
              onRemove={toName ? undefined : () => remove(row)}
            />
          </li>
        ))}
      </ol>
      {!toName && (
        <button
          type="button"
          className="button button-quiet rows-add"
          aria-invalid={(error && rows.length === 0) || undefined}
          disabled={rows.length >= most}
          onClick={add}
        >
          Add a {noun}
        </button>
      )}
      {rows.length >= most && <p className="field-hint">At most {most}.</p>}
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </GroupField>
  );
}

interface RowToolsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: (() => void) | undefined;
}

function RowTools({ name, isFirst, isLast, onMove, onRemove }: RowToolsProps) {
  return (
    <div className="rows-tools">
      <button type="button" className="tool rows-up" aria-disabled={isFirst} aria-label={`Move ${name} up`} onClick={() => onMove(-1)}>
        <ArrowUpIcon />
      </button>
      <button type="button" className="tool rows-down" aria-disabled={isLast} aria-label={`Move ${name} down`} onClick={() => onMove(1)}>
        <ArrowDownIcon />
      </button>
      {onRemove && (
        <button type="button" className="tool rows-remove" aria-label={`Remove ${name}`} onClick={onRemove}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
}

/** The rows of a text; `told` says what a button has done, which also moves the focus. */
function useRows(control: RowsControl, value: string, write: (text: string) => void) {
  const { parts, noun, split = (line) => [line], join = ([line = '']) => line, toName } = control;
  const lastKey = useRef(0);
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<{ key?: number; selector: string }>(undefined);
  const [told, setTold] = useState('');
  const [shown, setShown] = useState(() => ({ text: value, rows: read(value) }));
  if (shown.text !== value) setShown({ text: value, rows: read(value) }); // it came from elsewhere: the default, a revision
  const { rows } = shown;

  useLayoutEffect(() => {
    const { key, selector } = focusNext.current ?? {};
    focusNext.current = undefined;
    const place = key === undefined ? list.current?.parentElement : list.current?.querySelector(`[data-row="${key}"]`);
    if (selector) place?.querySelector<HTMLElement>(selector)?.focus();
  });

  function read(text: string): Row[] {
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => toRow(split(line)));
  }

  function toRow(texts: string[]): Row {
    lastKey.current += 1;
    return { key: lastKey.current, texts };
  }

  function change(next: Row[]) {
    const filled = next.filter(({ texts }) => texts.some(Boolean));
    const text = filled.map(({ texts }) => join(texts)).join('\n');
    setShown({ text, rows: next });
    write(text);
  }

  const getName = ({ texts }: Row) => toName?.(join(texts)) ?? (texts.find(Boolean) || `empty ${noun}`);

  return {
    rows,
    told,
    list,
    getName,
    move(row: Row, step: -1 | 1) {
      const from = rows.indexOf(row);
      const to = from + step;
      if (to < 0 || to >= rows.length) return;
      focusNext.current = { key: row.key, selector: step < 0 ? '.rows-up' : '.rows-down' };
      change(rows.toSpliced(from, 1).toSpliced(to, 0, row));
      setTold(`${getName(row)}: ${to + 1} of ${rows.length}`);
    },
    remove(row: Row) {
      const at = rows.indexOf(row);
      const next = rows[at + 1] ?? rows[at - 1];
      focusNext.current = next ? { key: next.key, selector: '.rows-remove' } : { selector: '.rows-add' };
      change(rows.filter((other) => other !== row));
      setTold(`${getName(row)} removed`);
    },
    add() {
      const row = toRow(parts.map(() => ''));
      focusNext.current = { key: row.key, selector: 'input' };
      change([...rows, row]);
    },
    edit(row: Row, at: number, text: string) {
      change(rows.map((other) => (other === row ? { ...row, texts: row.texts.with(at, text) } : other)));
    },
  };
}
