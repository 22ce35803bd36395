import { fillIn, PLACEHOLDERS } from '#features/site-settings/fill-in.ts';
import { useSite } from '#features/site-settings/use-site.ts';

/** What can stand in braces in the texts of a page, and what it stands for at present. */
export function PlaceholdersNote() {
  const site = useSite();
  return (
    <details className="form-details">
      <summary>Words in braces, such as {'{name}'}</summary>
      <p>
        In any text here they stand for what you have written under Name and contact and under Claims, and change with it. A sentence whose
        word is empty there is left out.
      </p>
      <dl className="placeholders">
        {Object.keys(PLACEHOLDERS).map((name) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd dir="auto">{fillIn(`{${name}}`, site) || 'Empty at present'}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
