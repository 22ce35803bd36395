import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { RECORDED } from '#features/publishing/proposals/taken-proposals.ts';
import { showInvisible } from '#platform/text/invisible-characters.ts';
import type { ChangedTextProps } from './changed-text.tsx';

const HTML_FIELDS = ['content'];

export function Difference({
  before,
  after,
  beforeName,
  afterName,
  labels,
  renderAction,
}: {
  before: FieldValues;
  after: FieldValues;
  beforeName: string;
  afterName: string;
  labels: Readonly<Record<string, string>>;
  renderAction?: (name: string) => ReactNode;
}) {
  const ChangedText = useChangedText();
  const [old, current] = [useDeferredValue(before), useDeferredValue(after)]; // typing goes first
  const names = listChanged(old, current);
  if (names.length === 0) return <p>There is no difference.</p>;
  if (!ChangedText) return null;
  return (
    <div className="difference">
      <p className="difference-key">
        <del>{beforeName}</del> <ins>{afterName}</ins>
      </p>
      <dl>
        {names.map((name) => (
          <Named
            key={name}
            name={name}
            label={labels[name] ?? name}
            before={old[name] ?? ''}
            after={current[name] ?? ''}
            partNames={{ removed: beforeName, added: afterName }}
            action={renderAction?.(name)}
            ChangedText={ChangedText}
          />
        ))}
      </dl>
    </div>
  );
}

interface FieldDifferenceProps extends Omit<ChangedTextProps, 'isHtml'> {
  name: string;
  label: string;
  action?: ReactNode;
}

/** The difference of one field, or of a part of it. */
export function FieldDifference(props: FieldDifferenceProps) {
  const ChangedText = useChangedText();
  return (
    ChangedText && (
      <dl>
        <Named {...props} ChangedText={ChangedText} />
      </dl>
    )
  );
}

interface NamedProps extends FieldDifferenceProps {
  ChangedText: ComponentType<ChangedTextProps>;
}

function Named({ name, label, action, ChangedText, ...texts }: NamedProps) {
  return (
    <div>
      <dt className="difference-name">
        <span className="label">{label}</span>
        {action}
      </dt>
      <ChangedText {...texts} isHtml={HTML_FIELDS.includes(name)} />
    </div>
  );
}

export function listChanged(before: FieldValues, after: FieldValues): string[] {
  return Object.keys(after).filter((name) => name in before && before[name] !== after[name] && !RECORDED.some((field) => field === name)); // which are no text of the form
}

/** Loads with the first difference; offline, both texts are shown whole. */
function useChangedText(): ComponentType<ChangedTextProps> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<ChangedTextProps>>();
  useEffect(() => {
    import('./changed-text.tsx').then(
      ({ ChangedText }) => setLoaded(() => ChangedText),
      () => setLoaded(() => WholeTexts),
    );
  }, []);
  return Loaded;
}

function WholeTexts({ before, after }: ChangedTextProps) {
  return (
    <dd dir="auto">
      <del>{showInvisible(before)}</del>
      <ins>{showInvisible(after)}</ins>
    </dd>
  );
}
