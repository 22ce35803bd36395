import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import type { TextPart } from './compare-texts.ts';

type Compare = (before: string, after: string) => TextPart[][] | undefined;

/** Shows, field by field, where two forms differ; `labels` names the fields. */
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
  /** What can be done with one field, beside its name. */
  renderAction?: (name: string) => ReactNode;
}) {
  const compare = useCompare();
  const [old, current] = [useDeferredValue(before), useDeferredValue(after)]; // typing goes first
  const names = Object.keys(current).filter((name) => name in old && (old[name] ?? '') !== (current[name] ?? ''));
  if (names.length === 0) return <p>There is no difference.</p>;
  if (!compare) return null;
  return (
    <div className="difference">
      <p className="difference-key">
        <del>{beforeName}</del> <ins>{afterName}</ins>
      </p>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt className="difference-name">
              <span className="label">{labels[name] ?? name}</span>
              {renderAction?.(name)}
            </dt>
            <Hunks
              before={old[name] ?? ''}
              after={current[name] ?? ''}
              partNames={{ removed: beforeName, added: afterName }}
              compare={compare}
            />
          </div>
        ))}
      </dl>
    </div>
  );
}

function Hunks({
  before,
  after,
  partNames,
  compare,
}: {
  before: string;
  after: string;
  partNames: Record<'removed' | 'added', string>;
  compare: Compare;
}) {
  const hunks = useMemo(() => compare(before, after) ?? [toWholeTexts(before, after)], [compare, before, after]);
  return hunks.map((parts, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places have no other name than their order
    <dd key={index} dir="auto">
      {parts.map(({ kind, text }, at) => {
        if (kind === 'same') return text;
        const Changed = kind === 'added' ? 'ins' : 'del';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Changed key={at}>
            <span className="visually-hidden">[{partNames[kind]}: </span>
            {text}
            <span className="visually-hidden">]</span>
          </Changed>
        );
      })}
    </dd>
  ));
}

/** The comparison is fetched when a difference is first shown; without it (offline) both texts are shown whole. */
function useCompare(): Compare | undefined {
  const [compare, setCompare] = useState<Compare>();
  useEffect(() => {
    import('./compare-texts.ts').then(
      ({ compareTexts }) => setCompare(() => compareTexts),
      () => setCompare(() => () => undefined),
    );
  }, []);
  return compare;
}

function toWholeTexts(before: string, after: string): TextPart[] {
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
}
