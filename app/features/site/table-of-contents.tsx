import { getTextLanguage } from '#features/publishing/language.ts';

const MIN_HEADINGS = 3;

/** Shown from three headings on. */
export function TableOfContents({
  headings,
  language,
}: {
  headings: { id: string; text: string; level: 2 | 3 }[];
  /** Null for the site's own. */
  language: string | null;
}) {
  const main = headings.filter(({ level }) => level === 2);
  const shown = main.length >= MIN_HEADINGS ? main : headings;
  if (shown.length < MIN_HEADINGS) return null;
  return (
    <nav className="table-of-contents" aria-labelledby="contents-title">
      <h2 className="label" id="contents-title">
        Contents
      </h2>
      <ol>
        {shown.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} {...getTextLanguage(language)}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
