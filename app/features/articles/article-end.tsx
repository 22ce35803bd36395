import { getTextLanguage } from '#features/publishing/language.ts';
import { articlePath } from '#features/publishing/paths.ts';
import { type ArticleSeries, describePart } from '#features/publishing/series/series.ts';
import { useSite } from '#features/settings/use-site.ts';
import { mailtoLink } from '#platform/text/mailto-link.ts';
import { Slot } from '#ui/slot.tsx';
import type { ArticleLink } from './article.ts';

/** Ways on from an article. A reply goes to the owner, also under the article of a guest. */
export function NextSteps({ title, hasOffer }: { title: string; hasOffer: boolean }) {
  const { author, takesReplies, mailing } = useSite();
  return (
    <div className="next-steps">
      {mailing.hasNewsletter && (
        <>
          <p>New articles by email:</p>
          <Slot name="site.subscribe" props={{ source: 'follow' }} />
        </>
      )}
      <div className="button-row">
        {!mailing.hasNewsletter && <NextStep href="/follow">Follow by RSS</NextStep>}
        {takesReplies && author.email && <NextStep href={mailtoLink(author.email, { subject: `Re: ${title}` })}>Reply by email</NextStep>}
        {!hasOffer && <NextStep href="/services">Work with me</NextStep>}
      </div>
    </div>
  );
}

function NextStep(link: { href: string; children: string }) {
  return <a className="button button-quiet" {...link} />;
}

export function EarlierArticle({ article }: { article: ArticleLink }) {
  return (
    <nav className="article-turns" aria-label="The article before this">
      <Turn label="The article before this" rel="next" article={article} />
    </nav>
  );
}

/** More parts than these are folded. */
const MOST_SHOWN = 8;

export function SeriesParts({ series }: { series: ArticleSeries }) {
  const { name, path, number, parts } = series;
  const [previous, next] = [parts[number - 2], parts[number]];
  const list = (
    <ol className="series-list">
      {parts.map((part, at) => (
        <li key={part.id} aria-current={at === number - 1 ? 'true' : undefined} {...getTextLanguage(part.language)}>
          {at === number - 1 ? part.title : <a href={articlePath(part)}>{part.title}</a>}
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="series" aria-label="Series">
      <p className="label">
        {describePart(series)} of{' '}
        <a href={path}>
          <bdi>{name}</bdi>
        </a>
      </p>
      {parts.length > MOST_SHOWN ? (
        <details>
          <summary>All {parts.length} parts</summary>
          {list}
        </details>
      ) : (
        parts.length > 1 && list
      )}
      {parts.length > 1 && (
        <div className="article-turns">
          {previous && <Turn label="Previous part" rel="prev" article={previous} />}
          {next && <Turn label="Next part" rel="next" article={next} />}
        </div>
      )}
    </nav>
  );
}

function Turn({ label, rel, article }: { label: string; rel: 'prev' | 'next'; article: ArticleLink }) {
  return (
    <a className={`article-turn article-turn-${rel}`} href={articlePath(article)} rel={rel}>
      <span className="label">{label}</span>
      <span className="article-turn-title" {...getTextLanguage(article.language)}>
        {article.title}
      </span>
    </a>
  );
}
