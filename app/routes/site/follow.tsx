import { Fragment } from 'react';
import { readSite } from '#app/context/deps.server.ts';
import offerStyles from '#app/pages/offer-pages.css?url';
import { SocialLinks } from '#features/contact/contact-facts.tsx';
import { categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { absoluteUrl, categoryPath } from '#features/publishing/paths.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { getDrawnImage } from '#features/seo/sharing-image.ts';
import { useSite } from '#features/settings/use-site.ts';
import { PageHeader } from '#features/site/page-header.tsx';
import { CopyButton } from '#features/site/share/copy-button.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Slot } from '#ui/slot.tsx';
import { styleSheet } from '#ui/style-sheet.ts';
import type { Route } from './+types/follow';

export const links = () => [styleSheet(offerStyles)];

export async function loader({ context }: Route.LoaderArgs) {
  const { texts } = await readSite(context);
  return texts.follow;
}

export function meta({ loaderData: follow, matches: [root] }: Route.MetaArgs) {
  if (!follow) return [];
  const { title, description } = follow;
  return pageMeta({
    title,
    description,
    path: '/follow',
    site: root.loaderData.site,
    siteUrl: root.loaderData.siteUrl,
    image: getDrawnImage('/follow', follow.headline),
    trail: [[title, '/follow']],
  });
}

export default function FollowPage({ loaderData: follow, matches: [root] }: Route.ComponentProps) {
  const { social, menu, mailing } = useSite();
  const { siteUrl } = root.loaderData;
  const toAddresses = (path: string) => ({
    rss: absoluteUrl(`${path}/feed.xml`, siteUrl),
    json: absoluteUrl(`${path}/feed.json`, siteUrl),
  });
  const others = (
    <section className={mailing.hasNewsletter ? 'page pillars' : 'section page pillars'} aria-label="Other ways">
      <div className="pillar">
        <h2>{follow.emailHeading}</h2>
        <p>{mailing.hasNewsletter ? follow.emailNewsletter : follow.email}</p>
        {mailing.hasNewsletter && <Slot name="site.subscribe" props={{ source: 'follow' }} />}
      </div>
      {social.length > 0 && (
        <div className="pillar">
          <h2>{follow.elsewhereHeading}</h2>
          <SocialLinks className="follow-elsewhere" />
        </div>
      )}
    </section>
  );
  return (
    <>
      <PageHeader label={follow.title} title={follow.headline} deck={follow.intro} />
      {mailing.hasNewsletter && others}
      <section className={mailing.hasNewsletter ? 'section page' : 'page'} aria-labelledby="feeds">
        <header className="section-head">
          <h2 className="section-title" id="feeds">
            {follow.explanationHeading}
          </h2>
        </header>
        <div className="prose feeds-explained">
          {follow.explanation.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ol className="steps steps-three">
          {follow.steps.map(({ title, text }) => (
            <li className="step" key={title}>
              <h3 className="step-title">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="section page" aria-labelledby="addresses">
        <header className="section-head">
          <h2 className="section-title" id="addresses">
            {follow.feedsHeading}
          </h2>
          <p className="feeds-note">{follow.copying}</p>
        </header>
        <ul>
          <FeedAddresses title={follow.everything} {...toAddresses('')} />
          {menu.categories.map((category) => (
            <FeedAddresses
              title={categoryTitle(category)}
              slug={categorySlug(category)}
              {...toAddresses(categoryPath(category))}
              key={category}
            />
          ))}
        </ul>
      </section>
      {!mailing.hasNewsletter && others}
    </>
  );
}

function FeedAddresses({ title, slug, rss, json }: { title: string; slug?: string; rss: string; json: string }) {
  return (
    <li className={slug ? `feed category-${slug}` : 'feed'}>
      <h3 className="feed-title">
        {slug && <span className="category-mark" />}
        {slug ? <a href={`/category/${slug}`}>{title}</a> : title}
      </h3>
      <dl className="feed-addresses">
        <Address form="RSS" url={rss} of={title} />
        <Address form="JSON Feed" url={json} of={title} />
      </dl>
    </li>
  );
}

function Address({ form, url, of }: { form: string; url: string; of: string }) {
  return (
    <div>
      <dt className="label">{form}</dt>
      <dd>
        <a href={url}>
          <span>
            {url.split(/(?<=\/)/).map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address stay in their order
              <Fragment key={at}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </span>
        </a>
        <div className="scripted">
          <Island name="copy" of={CopyButton} props={{ text: url, name: `the ${form} address of ${of}` }} />
        </div>
      </dd>
    </div>
  );
}
