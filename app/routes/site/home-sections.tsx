import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import { newsletter } from '#content/pages/newsletter.ts';
import { type ArticleSummary, articlesPath } from '#features/articles/article.ts';
import { ArticleCard, ArticleCardSkeleton } from '#features/articles/lists/article-card.tsx';
import { NumberedList } from '#features/articles/lists/article-list.tsx';
import { MORE_START } from '#features/articles/lists/front-page.ts';
import type { HomeTexts } from '#features/settings/parts/home.ts';
import type { ServicesPageTexts } from '#features/settings/parts/services-page.ts';
import { useSite } from '#features/settings/use-site.ts';
import { NewsletterForm } from '#features/site/newsletter/newsletter-form.tsx';
import type { SolutionSummary } from '#features/solutions/solution.ts';
import { SolutionsSpread, SpreadSkeleton } from '#features/solutions/solutions-spread.tsx';
import type { VideoCardFacts } from '#features/videos/video.ts';
import { FilmSkeleton, VideoCarousel } from '#features/videos/video-carousel.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Slot } from '#ui/slot.tsx';

const SKELETON_CARDS = 6;

export function GridSection({ title, articles }: { title: string; articles: ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <Headed id="contents" title={title} all={{ label: 'All articles', href: articlesPath() }}>
      <div className="contents-grid">
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </div>
    </Headed>
  );
}

export function GridSkeleton({ title }: { title: string }) {
  return (
    <Headed id="contents" title={title}>
      <div className="contents-grid">
        {repeat(SKELETON_CARDS, (at) => (
          <ArticleCardSkeleton key={at} />
        ))}
      </div>
    </Headed>
  );
}

export function VideosSection({ title, videos }: { title: string; videos: VideoCardFacts[] }) {
  return (
    <section className="filmstrip" aria-labelledby="films">
      {videos.length > 0 ? (
        <Island name="videos" of={VideoCarousel} props={{ title, videos }} />
      ) : (
        <>
          <VideosHead title={title} />
          <p className="page">No videos available at the moment.</p>
        </>
      )}
    </section>
  );
}

export function VideosSkeleton({ title }: { title: string }) {
  return (
    <section className="filmstrip" aria-labelledby="films">
      <VideosHead title={title} />
      <div className="filmstrip-track">
        {repeat(3, (at) => (
          <FilmSkeleton key={at} />
        ))}
      </div>
    </section>
  );
}

export function SolutionsSection({ title, solutions }: { title: string; solutions: SolutionSummary[] }) {
  if (solutions.length === 0) return null;
  return (
    <Headed id="solutions" title={title} all={{ label: 'All solutions', href: '/solutions' }}>
      <SolutionsSpread solutions={solutions} />
    </Headed>
  );
}

export function SolutionsSkeleton({ title }: { title: string }) {
  return (
    <Headed id="solutions" title={title}>
      <SpreadSkeleton />
    </Headed>
  );
}

export function ServicesLine({ invitation: { text, action } }: { invitation: ServicesPageTexts['invitation'] }) {
  return (
    <p className="services-line page">
      {text} <a href={action.to}>{action.label}</a>.
    </p>
  );
}

export function MoreSection({ title, articles }: { title: string; articles: ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <Headed id="more" title={title}>
      <NumberedList articles={articles} start={MORE_START} />
    </Headed>
  );
}

export function NewsletterSection({
  texts,
  initial,
}: {
  texts: Pick<HomeTexts, 'newsletterHeading' | 'newsletterText'>;
  initial: { message: string; email: string };
}) {
  const { mailing } = useSite();
  return (
    <section className="newsletter-line" id="newsletter" aria-labelledby="newsletter-title">
      <div className="page newsletter-row">
        <div>
          <h2 className="newsletter-title" id="newsletter-title">
            {texts.newsletterHeading}
          </h2>
          {texts.newsletterText && <p className="newsletter-text">{texts.newsletterText}</p>}
        </div>
        {mailing.hasNewsletter ? (
          <Slot name="site.subscribe" props={{ source: 'home' }} />
        ) : (
          <Island name="newsletter" of={NewsletterForm} props={{ success: newsletter.success, initial }} />
        )}
      </div>
    </section>
  );
}

function Headed({ id, title, all, children }: { id: string; title: string; all?: { label: string; href: string }; children: ReactNode }) {
  return (
    <section className="section page" aria-labelledby={id}>
      <header className="section-head">
        <h2 className="section-title" id={id}>
          {title}
        </h2>
        {all && (
          <a className="section-all" href={all.href}>
            {all.label}
          </a>
        )}
      </header>
      {children}
    </section>
  );
}

function VideosHead({ title }: { title: string }) {
  return (
    <div className="page section-head">
      <h2 className="section-title" id="films">
        {title}
      </h2>
    </div>
  );
}

function repeat(count: number, render: (at: number) => ReactNode) {
  return Array.from({ length: count }, (_, at) => render(at));
}

/** Shows a skeleton while the section loads, and a message if it fails. */
export function Section<T>({ of, skeleton, children }: { of: T | Promise<T>; skeleton: ReactNode; children: (value: T) => ReactNode }) {
  return (
    <Suspense fallback={skeleton}>
      <Await resolve={of} errorElement={<Missing />}>
        {(value) => children(value as T)}
      </Await>
    </Suspense>
  );
}

function Missing() {
  return (
    <div className="page section">
      <p className="notice notice-error">This part of the page could not be loaded. Please try again in a minute.</p>
    </div>
  );
}
