import { isWeave, Picture } from '#features/images/picture.tsx';
import { articlePath } from '#features/publishing/paths.ts';
import type { ArticleSummary } from './article.ts';

type WithCover = Pick<ArticleSummary, 'id' | 'address' | 'imageUrl'> & Partial<Pick<ArticleSummary, 'imageFocus'>>;

export function getCover(article: WithCover): string {
  return article.imageUrl || `${articlePath(article)}/cover.svg`;
}

/** Empty `alt`: the picture says nothing that the title does not. */
export function ArticleImage({ article, sizes, priority = false }: { article: WithCover; sizes: string; priority?: boolean }) {
  const isWoven = !article.imageUrl || isWeave(article.imageUrl);
  return (
    <div className={`media carries${isWoven ? ' media-weave' : ''}`} id={`cover-${article.id}`}>
      <Picture
        src={getCover(article)}
        alt=""
        sizes={sizes}
        priority={priority}
        {...(article.imageFocus && { focus: article.imageFocus })}
      />
    </div>
  );
}
