import { getTextLanguage } from '#features/publishing/language.ts';
import { articlePath } from '#features/publishing/paths.ts';
import { useSite } from '#features/settings/use-site.ts';
import { mailtoLink } from '#platform/text/mailto-link.ts';
import type { ArticleLink } from './article.ts';

/** Goes to the owner, whoever wrote the article. */
export function ReplyByEmail({ title }: { title: string }) {
  const { author, takesReplies } = useSite();
  if (!takesReplies || !author.email) return null;
  return (
    <p className="article-reply">
      <a className="button button-quiet" href={mailtoLink(author.email, { subject: `Re: ${title}` })}>
        Reply by email
      </a>
    </p>
  );
}

export function EarlierArticle({ article }: { article: ArticleLink }) {
  return (
    <nav className="article-turn" aria-label="The article before this">
      <a href={articlePath(article)} rel="next">
        <span className="label">The article before this</span>
        <span className="article-turn-title" {...getTextLanguage(article.language)}>
          {article.title}
        </span>
      </a>
    </nav>
  );
}
