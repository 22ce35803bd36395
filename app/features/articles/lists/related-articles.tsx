import type { ArticleSummary } from '../article.ts';
import { getCover } from '../article-picture.tsx';
import { ArticleCard } from './article-card.tsx';

export function RelatedArticles({ articles }: { articles: ArticleSummary[] }) {
  if (!articles.length) return null;
  return (
    <section className="section page next-read" aria-labelledby="next-title">
      <header className="section-head">
        <h2 className="section-title" id="next-title">
          Read next
        </h2>
      </header>
      <div className="next-grid">
        {articles.map((article) => (
          <ArticleCard article={{ ...article, imageUrl: getCover(article) }} key={article.id} />
        ))}
      </div>
    </section>
  );
}
