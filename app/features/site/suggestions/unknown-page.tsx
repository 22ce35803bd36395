import type { Suggestion } from '#features/publishing/suggestions/nearest-titles.ts';
import { MissingPage } from './missing-page.tsx';

export const UNKNOWN = { description: 'There is no page at this address.', path: '/', noindex: true };

export function getUnknownTitle(isGone = false): string {
  return isGone ? 'This page has been removed' : 'Oops! Page not found';
}

interface UnknownPageProps {
  words: string;
  isGone: boolean;
  nearest: Suggestion[];
  newest: Suggestion[];
}

export function UnknownPage({ words, isGone, nearest, newest }: UnknownPageProps) {
  return (
    <MissingPage title={getUnknownTitle(isGone)} isGone={isGone} home="Return to Home" nearest={nearest} newest={newest}>
      <search className="not-found-search">
        <form className="line-form" action="/search">
          <label className="visually-hidden" htmlFor="wanted">
            Search articles
          </label>
          <input className="line-input" id="wanted" name="q" type="search" defaultValue={words} placeholder="Search articles" />
          <button className="line-button" type="submit">
            Search
          </button>
        </form>
      </search>
    </MissingPage>
  );
}
