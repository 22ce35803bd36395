import type { ReactNode } from 'react';
import { Links, Meta, Outlet } from 'react-router';
import { headLinks } from '#features/seo/head-links.ts';
import { PageScripts, ThemeScript } from '#islands/page-scripts.tsx';
import { site } from '#site';
import styles from '#ui/app.css?url';

export const links = () => [{ rel: 'stylesheet', href: styles }, ...headLinks];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeScript />
        <Meta />
        <Links />
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
