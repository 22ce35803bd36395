import { formatLongDate } from '#features/publishing/dates.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { getAuthorName } from '#features/publishing/public-item.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { Solution } from './solution.ts';

export function SolutionHead({
  solution,
}: {
  solution: Pick<Solution, 'id' | 'title' | 'excerpt' | 'author' | 'publishedAt' | 'isActive' | 'language' | 'imageFocus'>;
}) {
  const site = useSite();
  const language = getTextLanguage(solution.language);
  return (
    <header className="article-head page">
      <p className="meta">
        <span className="label">360 Growth Solution</span>
        {!solution.isActive && <span className="badge">Hidden: only you can see this</span>}
      </p>
      <h1 className="article-title carries" id={`title-${solution.id}`} {...language}>
        {solution.title}
      </h1>
      {solution.excerpt && (
        <p className="article-deck" {...language}>
          {solution.excerpt}
        </p>
      )}
      <p className="meta article-meta">
        <span>
          <bdi>{getAuthorName(solution, site)}</bdi>
        </span>
        <time dateTime={solution.publishedAt}>{formatLongDate(solution.publishedAt, site.timeZone)}</time>
      </p>
    </header>
  );
}
