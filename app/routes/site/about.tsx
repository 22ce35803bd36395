import { data } from 'react-router';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import offerStyles from '#app/pages/offer-pages.css?url';
import { PageProse } from '#app/pages/page-prose.tsx';
import { renderPageProse } from '#app/pages/text-pages.server.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { getDrawnImage } from '#features/seo/sharing-image.ts';
import { fillInHtml } from '#features/settings/filled-html.server.ts';
import type { AboutTexts, Station } from '#features/settings/parts/about.ts';
import { useSite } from '#features/settings/use-site.ts';
import { Portrait } from '#features/site/portrait.tsx';
import { PrintEnd } from '#features/site/print-end.tsx';
import { drawQrCode } from '#platform/text/qr-code.server.ts';
import { styleSheet } from '#ui/style-sheet.ts';
import type { Route } from './+types/about';

export const links = () => [styleSheet(offerStyles)];

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { site, texts } = await readSite(context);
  const { content, ...about } = texts.about;
  const { prose, headers } = await renderPageProse(deps, await fillInHtml(content, site));
  const url = absoluteUrl('/about', deps.settings.SITE_URL);
  return data({ about, prose, url, code: drawQrCode(url) }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, siteUrl } = root.loaderData;
  const { title } = loaderData.about;
  return pageMeta({
    title,
    description: site.author.biography,
    path: '/about',
    site,
    siteUrl,
    type: 'profile',
    image: getDrawnImage('/about', title),
    pageType: 'ProfilePage',
    trail: [['About', '/about']],
  });
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { about, prose, url, code } = loaderData;
  const { author } = useSite();
  return (
    <>
      <header className="page-header page">
        {author.portrait && (
          <figure className="about-portrait">
            <Portrait sizes="(width >= 84rem) 30rem, (width >= 48rem) 37vw, 92vw" priority />
            <figcaption className="label" dir="auto">
              {author.profession}
              <br />
              {author.location}
            </figcaption>
          </figure>
        )}
        <h1 className="page-title" dir="auto">
          {about.title}
        </h1>
        {about.statement && (
          <p className="statement" dir="auto">
            {about.statement}
          </p>
        )}
      </header>
      <div className="page biography">
        {about.facts.length > 0 && <Facts heading={about.factsHeading} facts={about.facts} />}
        <PageProse className="" prose={prose} />
      </div>
      {about.stations.length > 0 && <Stations heading={about.stationsHeading} stations={about.stations} />}
      <section className="section page" aria-labelledby="pillars">
        <header className="section-head">
          <h2 className="section-title" id="pillars" dir="auto">
            {about.pillarsHeading}
          </h2>
        </header>
        <div className="pillars">
          {about.pillars.map(({ title, text }) => (
            <section className="pillar" key={title}>
              <h3 dir="auto">{title}</h3>
              <p dir="auto">{text}</p>
            </section>
          ))}
        </div>
      </section>
      <section className="section page">
        <div className="call">
          {about.closing && (
            <p className="statement" dir="auto">
              {about.closing}
            </p>
          )}
          <a className="button" href={about.action.to}>
            {about.action.label}
          </a>
        </div>
      </section>
      <PrintEnd url={url} code={code} />
    </>
  );
}

function Facts({ heading, facts }: { heading: string; facts: AboutTexts['facts'] }) {
  return (
    <section className="brief" aria-labelledby="brief">
      <h2 id="brief">{heading}</h2>
      <dl>
        {facts.map(({ name, text }) => (
          <div key={name + text}>
            <dt className="label" dir="auto">
              {name}
            </dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Stations({ heading, stations }: { heading: string; stations: readonly Station[] }) {
  return (
    <section className="section page biography" aria-labelledby="stations">
      <h2 className="section-title" id="stations" dir="auto">
        {heading}
      </h2>
      <ol className="stations">
        {stations.map(({ year, place, text }) => (
          <li className="station" key={`${year} ${place} ${text}`}>
            <p className="station-year">{year}</p>
            <p dir="auto">
              {place && <strong className="station-place">{place}</strong>} {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
