import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { RECORDED } from '#features/publishing/proposals/taken-proposals.ts';
import type { TextPart } from './compare-texts.ts';

type Compare = (before: string, after: string) => TextPart[][] | undefined;
type Comparisons = Record<'compareTexts' | 'compareHtml', Compare>;

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
  const comparisons = useComparisons();
  const [old, current] = [useDeferredValue(before), useDeferredValue(after)]; // typing goes first
  const names = listChanged(old, current);
  if (names.length === 0) return <p>There is no difference.</p>;
  if (!comparisons) return null;
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
            comparisons={comparisons}
          />
        ))}
      </dl>
    </div>
  );
}

interface FieldDifferenceProps {
  name: string;
  label: string;
  before: string;
  after: string;
  partNames: Record<'removed' | 'added', string>;
  action?: ReactNode;
}

/** The difference of one field, or of a part of it. */
export function FieldDifference(props: FieldDifferenceProps) {
  const comparisons = useComparisons();
  return (
    comparisons && (
      <dl>
        <Named {...props} comparisons={comparisons} />
      </dl>
    )
  );
}

function Named({ name, label, before, after, partNames, action, comparisons }: FieldDifferenceProps & { comparisons: Comparisons }) {
  return (
    <div>
      <dt className="difference-name">
        <span className="label">{label}</span>
        {action}
      </dt>
      <Hunks
        before={before}
        after={after}
        partNames={partNames}
        compare={HTML_FIELDS.includes(name) ? comparisons.compareHtml : comparisons.compareTexts}
      />
    </div>
  );
}

export function listChanged(before: FieldValues, after: FieldValues): string[] {
  return Object.keys(after).filter((name) => name in before && before[name] !== after[name] && !RECORDED.some((field) => field === name)); // which are no text of the form
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
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Part key={at} part={part} isFirst={at === 0} partNames={partNames} />
      ))}
    </dd>
  ));
}

function Part({
  part: { kind, text, block, marks = [] },
  isFirst,
  partNames,
}: {
  part: TextPart;
  isFirst: boolean;
  partNames: Record<'removed' | 'added', string>;
}) {
  const isNamed = block !== undefined && (kind !== 'same' || block !== 'Paragraph');
  const shown = (
    <>
      {block !== undefined && !isFirst && <br />}
      {isNamed && <span className="difference-block">{block}</span>}
      {marks.length > 0 ? <span className={marks.map((mark) => `difference-${mark}`).join(' ')}>{text}</span> : text}
    </>
  );
  if (kind === 'same') return shown;
  const Changed = kind === 'added' ? 'ins' : 'del';
  return (
    <Changed>
      <span className="visually-hidden">
        [{partNames[kind]}
        {marks.length > 0 && `, ${marks.join(', ')}`}:{' '}
      </span>
      {shown}
      <span className="visually-hidden">]</span>
    </Changed>
  );
}

/** Loads with the first difference; offline, both texts are shown whole. */
function useComparisons(): Comparisons | undefined {
  const [comparisons, setComparisons] = useState<Comparisons>();
  useEffect(() => {
    Promise.all([import('./compare-texts.ts'), import('./compare-html.ts')]).then(
      ([{ compareTexts }, { compareHtml }]) => setComparisons({ compareTexts, compareHtml }),
      () => setComparisons({ compareTexts: () => undefined, compareHtml: () => undefined }),
    );
  }, []);
  return comparisons;
}

function toWholeTexts(before: string, after: string): TextPart[] {
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
}
