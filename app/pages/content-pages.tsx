import type { ComponentProps } from 'react';
import type { ArticleSummary } from '#features/articles/article.ts';
import { ArticleHead } from '#features/articles/article-head.tsx';
import { RelatedArticles } from '#features/articles/lists/related-articles.tsx';
import type { TagLink } from '#features/articles/tag.ts';
import { TagList } from '#features/articles/tag-list.tsx';
import { categorySlug } from '#features/publishing/category.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { ContentArticle } from '#features/site/content-article.tsx';
import { type Offer, RelatedOffer } from '#features/site/related-offer.tsx';
import { SolutionHead } from '#features/solutions/solution-head.tsx';
import { ArticleText, type TextPart } from '#features/videos/embed/article-text.tsx';
import videoStyles from '#features/videos/embed/video-embed.css?url';
import { styleSheet } from '../style-sheet.ts';

interface Page extends Pick<ComponentProps<typeof ContentArticle>, 'html' | 'headings' | 'url' | 'code' | 'cover'> {
  /** Its text, where videos stand in it. */
  parts?: TextPart[] | undefined;
}

interface ArticlePageProps extends Page {
  article: ComponentProps<typeof ArticleHead>['article'];
  tagLinks: TagLink[];
  isOld: boolean;
  related: ArticleSummary[];
  offer: Offer | undefined;
}

export function ArticleView({ article, tagLinks, isOld, related, offer, parts, ...page }: ArticlePageProps) {
  return (
    <ContentArticle
      {...page}
      item={article}
      text={parts && <TextWithVideos parts={parts} language={article.language} />}
      className={`category-${categorySlug(article.category)}`}
      head={<ArticleHead article={article} isOld={isOld} />}
      ending={<TagList tags={tagLinks} />}
      offer={offer && <RelatedOffer offer={offer} />}
    >
      <RelatedArticles articles={related} />
    </ContentArticle>
  );
}

interface SolutionPageProps extends Page {
  solution: ComponentProps<typeof SolutionHead>['solution'];
  chosen: ArticleSummary[];
}

export function SolutionView({ solution, chosen, parts, ...page }: SolutionPageProps) {
  return (
    <ContentArticle
      {...page}
      item={solution}
      text={parts && <TextWithVideos parts={parts} language={solution.language} />}
      head={<SolutionHead solution={solution} />}
      ending={
        <div className="button-row">
          <a className="button button-accent" href="/contact">
            Ask about this
          </a>
        </div>
      }
    >
      <RelatedArticles articles={chosen} />
    </ContentArticle>
  );
}

function TextWithVideos({ parts, language }: { parts: TextPart[]; language: string | null }) {
  return <ArticleText parts={parts} language={getTextLanguage(language)} styles={styleSheet(videoStyles)} />;
}
