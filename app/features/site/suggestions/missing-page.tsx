import type { ReactNode } from 'react';
import { getTextLanguage } from '#features/publishing/language.ts';
import type { Suggestion } from '#features/publishing/suggestions/nearest-titles.ts';

export function MissingPage(props: {
  title: string;
  isGone?: boolean;
  home: string;
  children?: ReactNode;
  nearest: Suggestion[];
  newest: Suggestion[];
  newestNote?: string;
}) {
  const { title, isGone = false, home, children, nearest, newest, newestNote = 'Here are the newest articles:' } = props;
  const suggestions = nearest.length ? nearest : newest;
  return (
    <section className="not-found page">
      <div className="media media-weave not-found-art">
        <img src="/pictures/pulled.svg" alt="" width="1200" height="960" />
      </div>
      <div>
        <p className="label">{isGone ? 410 : 404}</p>
        <h1 className="page-title">{title}</h1>
        {suggestions.length > 0 && (
          <>
            <p className="deck">{nearest.length ? 'Were you looking for one of these?' : newestNote}</p>
            <ul className="plain-links">
              {suggestions.map((suggestion) => (
                <li key={suggestion.href} {...getTextLanguage(suggestion.language ?? null)}>
                  <a href={suggestion.href}>{suggestion.title}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        {children}
        <a className="button" href="/">
          {home}
        </a>
      </div>
    </section>
  );
}
