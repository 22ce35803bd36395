import { isWeave, Picture } from '#features/images/picture.tsx';
import { categorySlug } from '#features/publishing/category.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { articlePath } from '#features/publishing/paths.ts';
import type { ArticleSummary } from '../article.ts';
import { ArticleMeta } from './article-meta.tsx';

export function CoverCard({ article }: { article: ArticleSummary }) {
  const { id, title, excerpt, category, imageUrl, imageFocus } = article;
  const language = getTextLanguage(article.language);
  return (
    <article className={`cover card page category-${categorySlug(category)}`}>
      {imageUrl && (
        <div className={`media media-cover cover-media carries ${isWeave(imageUrl) ? 'media-weave' : ''}`} id={`cover-${id}`}>
          <Picture src={imageUrl} alt="" sizes="(width < 52rem) 92vw, 56vw" priority focus={imageFocus} />
        </div>
      )}
      <div className="cover-text">
        <ArticleMeta article={article} />
        <h2 className="cover-title carries" id={`title-${id}`} {...language}>
          <a className="card-link" href={articlePath(id)}>
            {title}
          </a>
        </h2>
        <p className="deck" {...language}>
          {excerpt}
        </p>
        <p className="read-more" aria-hidden="true">
          Read more
        </p>
      </div>
    </article>
  );
}

export function CoverSkeleton() {
  return (
    <div className="cover page" aria-hidden="true">
      <div className="media media-cover cover-media skeleton" />
      <div className="cover-text">
        <div className="skeleton skeleton-line" />
        <div className="skeleton skeleton-title" />
        <div className="skeleton skeleton-title" />
      </div>
    </div>
  );
}
