import type { FieldValues } from '#features/publishing/content-kind.ts';

/** Shows, field by field, two texts that are not the same. */
export function Difference({
  before,
  after,
  labels,
  beforeName,
  afterName,
}: {
  before: FieldValues;
  after: FieldValues;
  /** What the fields are called. */
  labels: Record<string, string>;
  beforeName: string;
  afterName: string;
}) {
  const names = Object.keys(after).filter((name) => (before[name] ?? '') !== (after[name] ?? '') && name in before);
  if (names.length === 0) return <p>There is no difference.</p>;
  return (
    <dl className="difference">
      {names.map((name) => {
        const [mine, other] = changedLines(before[name] ?? '', after[name] ?? '');
        return (
          <div key={name}>
            <dt className="label">{labels[name] ?? name}</dt>
            <dd>
              <h3 className="label">{beforeName}</h3>
              <pre>{mine}</pre>
            </dd>
            <dd>
              <h3 className="label">{afterName}</h3>
              <pre>{other}</pre>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Both texts without the lines that they begin and end with alike. */
function changedLines(before: string, after: string): [string, string] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter - 1 && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - 1 - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const cut = (lines: string[]) => [start && '…', ...lines.slice(start, lines.length - end), end && '…'].filter(Boolean).join('\n');
  return [cut(a) || '(empty)', cut(b) || '(empty)'];
}
