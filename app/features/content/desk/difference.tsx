/** Shows, field by field, two texts that are not the same. */
export function Difference({
  before,
  after,
  beforeName,
  afterName,
}: {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  beforeName: string;
  afterName: string;
}) {
  const names = Object.keys(after).filter((name) => textOf(before[name]) !== textOf(after[name]) && name in before);
  if (names.length === 0) return <p>There is no difference.</p>;
  return (
    <dl className="difference">
      {names.map((name) => (
        <div key={name}>
          <dt className="label">{NAMES[name] ?? name}</dt>
          <dd>
            <h3 className="label">{beforeName}</h3>
            <pre>{textOf(before[name]) || '(empty)'}</pre>
          </dd>
          <dd>
            <h3 className="label">{afterName}</h3>
            <pre>{textOf(after[name]) || '(empty)'}</pre>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const NAMES: Record<string, string> = {
  title: 'Title',
  category: 'Category',
  excerpt: 'Excerpt',
  content: 'Content',
  imageUrl: 'Image',
  tags: 'Tags',
  showAsNewest: 'Show as newest',
  isActive: 'Visible on the site',
};

/** A stored value as the form's fields hold it. */
function textOf(value: unknown) {
  if (typeof value === 'boolean') return value ? 'on' : '';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
