import { type ReactNode, useId } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';

export function CsvField({ hint }: { hint: string }) {
  return (
    <Field id={useId()} label="CSV file" hint={hint} isRequired>
      {(control) => <input {...control} className="input" name="file" type="file" accept=".csv,text/csv,text/plain" required />}
    </Field>
  );
}

interface ImportReportProps {
  /** The first lines that were refused. */
  lines: readonly { line: number; text: string; problem?: string }[];
  refused: number;
  onClose: () => void;
  /** What became of the others. */
  children: ReactNode;
}

export function ImportReport({ lines, refused, onClose, children }: ImportReportProps) {
  return (
    <Dialog title="Import finished" onClose={onClose}>
      <div className="dialog-body form">
        {children}
        {lines.length > 0 && (
          <ul className="field-hint">
            {lines.map(({ line, text, problem }) => (
              <li key={line}>
                Line {line}: <bdi>{text || 'empty'}</bdi>
                {problem && `. ${problem}`}
              </li>
            ))}
            {refused > lines.length && <li>and {(refused - lines.length).toLocaleString('en')} more</li>}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
