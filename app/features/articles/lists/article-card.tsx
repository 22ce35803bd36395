import { isWeave, Picture } from '#features/images/picture.tsx';
import { categorySlug } from '#features/publishing/category.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { articlePath } from '#features/publishing/paths.ts';
import type { ArticleSummary } from '../article.ts';
import { ArticleMeta } from './article-meta.tsx';

export function ArticleCard({ article }: { article: ArticleSummary }) {
  const { id, title, excerpt, category, imageUrl, imageFocus } = article;
  const language = getTextLanguage(article.language);
  return (
    <article className={`contents-item card category-${categorySlug(category)}`}>
      {imageUrl && (
        <div className={`media carries ${isWeave(imageUrl) ? 'media-weave' : ''}`} id={`cover-${id}`}>
          <Picture src={imageUrl} alt="" sizes="(width < 38rem) 92vw, (width < 60rem) 46vw, 40vw" focus={imageFocus} />
        </div>
      )}
      <ArticleMeta article={article} />
      <div className="contents-text">
        <h3 className="contents-title carries" id={`title-${id}`} {...language}>
          <a className="card-link" href={articlePath(id)}>
            {title}
          </a>
        </h3>
        <p className="contents-excerpt" {...language}>
          {excerpt}
        </p>
      </div>
    </article>
  );
}

export function ArticleCardSkeleton() {
  return (
    <div className="contents-item" aria-hidden="true">
      <div className="media skeleton" />
      <div className="contents-text">
        <div className="skeleton skeleton-line" />
        <div className="skeleton skeleton-title" />
      </div>
    </div>
  );
}
