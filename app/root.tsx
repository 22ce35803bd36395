import type { ReactNode } from 'react';
import { Links, Meta, Outlet } from 'react-router';
import { servicesContext } from '#app/context/services.server.ts';
import { readSite } from '#app/context/site.server.ts';
import { getHeadLinks } from '#features/seo/head-links.ts';
import { useSite } from '#features/site-settings/use-site.ts';
import type { Route } from './+types/root';
import { getDocumentLinks } from './document-files.ts';
import { writeLooksCss } from './looks-css.ts';
import { LooksStyle, usePageTheme, usePageTypes } from './looks-style.tsx';
import { PageScripts, ThemeScript } from './page-scripts.tsx';

/** What every page's `meta` and many of its parts need. */
export async function loader({ context }: Route.LoaderArgs) {
  const { site } = await readSite(context);
  return { siteUrl: context.get(servicesContext).settings.SITE_URL, site, looksCss: writeLooksCss(site.looks) };
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useSite();
  const theme = usePageTheme();
  const types = usePageTypes();
  return (
    <html lang={site.language} className={theme && `theme-${theme}`} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {!theme && <ThemeScript />}
        <Meta />
        {getDocumentLinks(types).map((link) => (
          <link {...link} key={link.href} />
        ))}
        <Links {...(import.meta.env.DEV && { nonce: '' }) /* the browser hides a nonce, and hydration would complain of it */} />
        {getHeadLinks(site).map((link) => (
          <link {...link} key={link.href} />
        ))}
        <LooksStyle />
      </head>
      <body>
        {children}
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
