import { Fragment } from 'react';
import type { LegalPage } from '#content/pages.ts';

export function LegalText({ page }: { page: LegalPage }) {
  return (
    <>
      <header className="page-head page">
        <p className="label">{page.lastUpdated}</p>
        <h1 className="page-title">{page.title}</h1>
        <p className="deck">{page.intro}</p>
      </header>
      <div className="page prose prose-plain">
        {page.sections.map(({ heading, paragraphs }) => (
          <Fragment key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Fragment>
        ))}
      </div>
    </>
  );
}
