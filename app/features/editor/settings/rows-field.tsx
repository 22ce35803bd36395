import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { RowsControl } from '#features/publishing/form-field.ts';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '#ui/icons.tsx';
import { type DrawnFieldProps, FieldFoot, getLabel } from '../fields/field-foot.tsx';

interface RowsFieldProps extends DrawnFieldProps {
  rows: RowsControl;
}

interface Row {
  key: number;
  texts: string[];
}

/** Edits a field that holds one item a line as rows. Empty rows are not in the field. */
export function RowsField(props: RowsFieldProps) {
  const { formId, name, field, fallback = '', fields, errors, write } = props;
  const { parts, split = (line) => [line], join = ([line = '']) => line } = props.rows;
  const { most = Number.POSITIVE_INFINITY, noun, isWrong, toName } = props.rows;
  const { hint } = field;
  const value = fields[name] ?? '';
  const error = errors[name];
  const id = `${formId}-${name}`;
  const lastKey = useRef(0);
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<{ key?: number; selector: string }>(undefined);
  const [told, setTold] = useState('');
  const [shown, setShown] = useState(() => ({ text: value, rows: read(value) }));
  if (shown.text !== value) setShown({ text: value, rows: read(value) }); // it came from elsewhere: the default, a revision
  const { rows } = shown;
  const titleId = useId();

  function read(text: string): Row[] {
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ key: getKey(), texts: split(line) }));
  }

  function getKey() {
    lastKey.current += 1;
    return lastKey.current;
  }

  function toText(from: readonly Row[]) {
    return from
      .filter(({ texts }) => texts.some(Boolean))
      .map(({ texts }) => join(texts))
      .join('\n');
  }

  function change(next: Row[]) {
    const text = toText(next);
    setShown({ text, rows: next });
    write({ [name]: text });
  }

  useLayoutEffect(() => {
    const { key, selector } = focusNext.current ?? {};
    focusNext.current = undefined;
    const place = key === undefined ? list.current?.parentElement : list.current?.querySelector(`[data-row="${key}"]`);
    if (selector) place?.querySelector<HTMLElement>(selector)?.focus();
  });

  const getName = ({ texts }: Row) => toName?.(join(texts)) ?? (texts.find(Boolean) || `empty ${noun}`);

  function move(row: Row, step: -1 | 1) {
    const from = rows.indexOf(row);
    const to = from + step;
    if (to < 0 || to >= rows.length) return;
    focusNext.current = { key: row.key, selector: step < 0 ? '.rows-up' : '.rows-down' };
    change(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    setTold(`${getName(row)}: ${to + 1} of ${rows.length}`);
  }

  function remove(row: Row) {
    const at = rows.indexOf(row);
    const next = rows[at + 1] ?? rows[at - 1];
    focusNext.current = next ? { key: next.key, selector: '.rows-remove' } : { selector: '.rows-add' };
    change(rows.filter((other) => other !== row));
    setTold(`${getName(row)} removed`);
  }

  function add() {
    const key = getKey();
    focusNext.current = { key, selector: 'input' };
    change([...rows, { key, texts: parts.map(() => '') }]);
  }

  function edit(row: Row, at: number, text: string) {
    change(rows.map((other) => (other === row ? { ...row, texts: row.texts.with(at, text) } : other)));
  }

  return (
    <fieldset
      className="rows-field"
      aria-labelledby={titleId}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <span className="field-label" id={titleId}>
        {getLabel(field)}
      </span>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
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
                    aria-label={`${part.label} of ${noun} ${at + 1}`}
                    aria-invalid={(error && (isWrong?.(row.texts) ?? true)) || undefined}
                    aria-describedby={error && `${id}-error`}
                    value={row.texts[column] ?? ''}
                    onChange={(event) => edit(row, column, event.target.value)}
                  />
                ))}
              </div>
            )}
            <div className="rows-tools">
              <button
                type="button"
                className="tool rows-up"
                aria-disabled={at === 0}
                aria-label={`Move ${getName(row)} up`}
                onClick={() => move(row, -1)}
              >
                <ArrowUpIcon />
              </button>
              <button
                type="button"
                className="tool rows-down"
                aria-disabled={at === rows.length - 1}
                aria-label={`Move ${getName(row)} down`}
                onClick={() => move(row, 1)}
              >
                <ArrowDownIcon />
              </button>
              {!toName && (
                <button type="button" className="tool rows-remove" aria-label={`Remove ${getName(row)}`} onClick={() => remove(row)}>
                  <CloseIcon />
                </button>
              )}
            </div>
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
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <FieldFoot
        field={field}
        value={value}
        fallback={fallback}
        describe={(text) =>
          text
            .split('\n')
            .map((line) => toName?.(line) ?? split(line)[0])
            .join(', ')
        }
        onWrite={(text) => write({ [name]: text })}
      />
    </fieldset>
  );
}
