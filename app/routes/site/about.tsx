import { servicesContext } from '#app/context/services.server.ts';
import { about } from '#content/pages/about.ts';
import { absoluteUrl } from '#features/seo/absolute-url.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { getDrawnImage } from '#features/seo/sharing-image.ts';
import { PrintEnd } from '#features/site/print-end.tsx';
import { drawQrCode } from '#platform/text/qr-code.server.ts';
import type { Route } from './+types/about';

export function loader({ context }: Route.LoaderArgs) {
  const url = absoluteUrl('/about', context.get(servicesContext).settings.SITE_URL);
  return { url, code: drawQrCode(url) };
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const { site, siteUrl } = root.loaderData;
  return pageMeta({
    title: about.title,
    description: site.author.biography,
    path: '/about',
    site,
    siteUrl,
    type: 'profile',
    image: getDrawnImage('/about', about.title),
    pageType: 'ProfilePage',
    trail: [['About', '/about']],
  });
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <header className="page-header page">
        <h1 className="page-title">{about.title}</h1>
        <p className="statement">{about.statement}</p>
      </header>
      <div className="page prose biography">
        {about.biography.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <section className="section page" aria-labelledby="pillars">
        <header className="section-head">
          <h2 className="section-title" id="pillars">
            {about.pillarsHeading}
          </h2>
        </header>
        <div className="pillars">
          {about.pillars.map(({ title, text }) => (
            <section className="pillar" key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </section>
      <section className="section page">
        <div className="call">
          <p className="statement">{about.closing}</p>
          <a className="button" href={about.action.to}>
            {about.action.label}
          </a>
        </div>
      </section>
      <PrintEnd {...loaderData} />
    </>
  );
}
