import type { ReactNode } from 'react';
import { Links, Meta, Outlet } from 'react-router';
import { servicesContext } from '#app/context/services.server.ts';
import { headLinks } from '#features/seo/head-links.ts';
import { site } from '#site';
import grotesque from '#ui/fonts/grotesque.woff2?url';
import serif from '#ui/fonts/serif.woff2?url';
import type { Route } from './+types/root';
import { PageScripts, ThemeScript } from './page-scripts.tsx';
import { styleSheet } from './style-sheet.ts';
import styles from './styles.css?url';

const preloadedFonts = [grotesque, serif].map(
  (href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const,
);

export const links = () => [...preloadedFonts, styleSheet(styles), ...headLinks];

/** What every page's `meta` needs; it never changes while the server runs. */
export function loader({ context }: Route.LoaderArgs) {
  return { siteUrl: context.get(servicesContext).settings.SITE_URL };
}

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeScript />
        <Meta />
        <Links {...(import.meta.env.DEV && { nonce: '' }) /* the browser hides a nonce, and hydration would complain of it */} />
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
