import { data, redirect } from 'react-router';
import { deferSections } from '#app/context/defer-sections.server.ts';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { newsletter } from '#content/pages/newsletter.ts';
import { listLatestArticles } from '#features/articles/articles.server.ts';
import { CoverCard, CoverSkeleton } from '#features/articles/lists/article-card.tsx';
import { FRONT_PAGE_SIZE, layOutFrontPage } from '#features/articles/lists/front-page.ts';
import { describeOfferCatalog } from '#features/seo/graph/offers.ts';
import { describeVideos } from '#features/seo/graph/videos.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { useSite } from '#features/settings/use-site.ts';
import { parseSignUp } from '#features/site/newsletter/sign-up.server.ts';
import { Portrait } from '#features/site/portrait.tsx';
import { toOffer } from '#features/solutions/solution.ts';
import { listPublicSolutions } from '#features/solutions/solutions.server.ts';
import { SPREAD_SIZE } from '#features/solutions/solutions-spread.tsx';
import { describeVideo } from '#features/videos/video.ts';
import { listActiveVideos } from '#features/videos/videos.server.ts';
import { getFirstError } from '#platform/forms/parse-form.ts';
import { measureLetters } from '#platform/text/measure-letters.ts';
import type { Route } from './+types/home';
import {
  GridSection,
  GridSkeleton,
  MoreSection,
  NewsletterSection,
  Section,
  ServicesLine,
  SolutionsSection,
  SolutionsSkeleton,
  VideosSection,
  VideosSkeleton,
} from './home-sections.tsx';
import { followRedirect } from './redirect.server.ts';

export const handle = { streams: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now: clock } = context.get(depsContext);
  const { search } = new URL(request.url);
  if (search) await followRedirect(context, request.url);
  const { texts } = await readSite(context);
  const now = clock();
  const articles = listLatestArticles(db, { now, limit: FRONT_PAGE_SIZE }).then(layOutFrontPage);
  const videos = listActiveVideos(db).then((found) => ({ found, cards: found.map((video) => describeVideo(video, now)) }));
  const solutions = listPublicSolutions(db, { now, limit: SPREAD_SIZE });
  const isConfirmed = new URLSearchParams(search).has('confirmed');
  return {
    texts: texts.home,
    invitation: texts.services.invitation,
    isConfirmed,
    ...(await deferSections(context, { articles, videos, solutions })),
  };
}

/** For readers without a script, while the newsletter is off. Stores nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  if ((await readSite(context)).site.mailing.hasNewsletter) return redirect('/newsletter', 303);
  const signUp = await parseSignUp(request);
  if (!signUp.ok) return data({ message: getFirstError(signUp) ?? '', email: signUp.email }, { status: 400 });
  return data({ message: newsletter.success, email: '' });
}

/** A streamed head leaves before videos and solutions have come; robots get buffered pages. */
export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, siteUrl } = root.loaderData;
  const { texts, videos, solutions } = loaderData;
  return pageMeta({
    title: texts.title,
    description: texts.description,
    path: '/',
    site,
    siteUrl,
    nodes: [
      ...(solutions instanceof Promise || !solutions?.length
        ? []
        : [describeOfferCatalog({ path: '/solutions', name: texts.solutionsHeading, offers: solutions.map(toOffer) }, { site, siteUrl })]),
      ...(videos instanceof Promise || !videos ? [] : describeVideos(videos.found, siteUrl)),
    ],
  });
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, invitation, isConfirmed, articles, videos, solutions } = loaderData;
  const { author } = useSite();
  const isStreamed = articles instanceof Promise;
  return (
    <>
      {isStreamed && (
        <noscript>
          {/* Once everything has come: the page as a whole, in its order. */}
          <meta httpEquiv="refresh" content="0" />
        </noscript>
      )}
      {isConfirmed && (
        <p className="page notice" role="status">
          If you came by the link in your email, your address is confirmed. <a href="/auth">Sign in</a>
        </p>
      )}
      <section className="home-header page">
        <h1 className={hasLongWord(author.name) ? 'home-header-name home-header-name-long' : 'home-header-name'} dir="auto">
          {author.name}
        </h1>
        <Portrait className="home-header-portrait" sizes="(width >= 90rem) 28rem, (width >= 60rem) 31vw, 34vw" priority />
        <div className="home-header-words">
          <p className="home-header-line" dir="auto">
            {author.tagline}
          </p>
          <div className="home-header-offer">
            {author.profession && <p dir="auto">{author.profession}</p>}
            <a href="/services">How I can help</a>
            <a href="/contact">Get in touch</a>
          </div>
        </div>
      </section>
      <Section of={articles} skeleton={<CoverSkeleton />}>
        {({ latest }) => latest && <CoverCard article={latest} />}
      </Section>
      <Section of={articles} skeleton={<GridSkeleton title={texts.latestHeading} />}>
        {({ grid }) => <GridSection title={texts.latestHeading} articles={grid} />}
      </Section>
      <Section of={videos} skeleton={<VideosSkeleton title={texts.videosHeading} />}>
        {({ cards }) => <VideosSection title={texts.videosHeading} videos={cards} />}
      </Section>
      <Section of={solutions} skeleton={<SolutionsSkeleton title={texts.solutionsHeading} />}>
        {(found) => <SolutionsSection title={texts.solutionsHeading} solutions={found} />}
      </Section>
      <ServicesLine invitation={invitation} />
      <Section of={articles} skeleton={null}>
        {({ more }) => <MoreSection title={texts.moreHeading} articles={more} />}
      </Section>
      <NewsletterSection texts={texts} initial={actionData ?? { message: '', email: '' }} />
    </>
  );
}

/** One that a phone has no room for in the usual size. */
function hasLongWord(name: string): boolean {
  return name.split(/[\s-]/).some((word) => measureLetters(word) > 10);
}
