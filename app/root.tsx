import type { ReactNode } from 'react';
import { Links, Meta, Outlet, useRouteLoaderData } from 'react-router';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { previewContext } from '#app/context/preview.server.ts';
import { getHeadLinks } from '#features/seo/head-links.ts';
import { TYPE_PAIRINGS } from '#features/settings/parts/type-pairings.ts';
import { useSite } from '#features/settings/use-site.ts';
import { FontScript } from '#ui/fonts/font-script.tsx';
import { useFramework } from '#ui/inline-script.tsx';
import { useIsHydratedPage } from '#ui/islands/area.ts';
import type { Route } from './+types/root';
import { getDocumentFiles } from './document-files.ts';
import { writeLooksCss } from './looks-css.ts';
import { PageScripts, ThemeScript } from './page-scripts.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = await readSite(context);
  return {
    siteUrl: context.get(depsContext).settings.SITE_URL,
    site,
    looksCss: writeLooksCss(site.looks),
    headLinks: getHeadLinks(site),
    previewTitle: context.get(previewContext)?.title,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useSite();
  const theme = usePageTheme();
  const { headLinks = [], previewTitle } = useRouteLoaderData<typeof loader>('root') ?? {};
  const isHydrated = useIsHydratedPage();
  const { sheets, faces, fonts } = getDocumentFiles(isHydrated ? TYPE_PAIRINGS[0] : site.looks.types); // the admin and sign-in keep the default typefaces
  return (
    <html lang={site.language} className={theme && `theme-${theme}`} data-fonts={isHydrated ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="expect" href="#main" blocking="render" /> {/* half a header would move when the rest of it came */}
        {!theme && <ThemeScript />}
        {previewTitle === undefined ? <Meta /> : <PreviewHead title={previewTitle} />}
        {isHydrated &&
          fonts.map((href) => <link rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" key={href} />)}
        {isHydrated || <FontScript faces={faces} files={fonts} />}
        {sheets.map((sheet) => (
          <link {...sheet} key={sheet.href} />
        ))}
        <Links {...(import.meta.env.DEV && { nonce: '' }) /* the browser hides a nonce, and hydration would complain of it */} />
        {headLinks.map((link) => (
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

function PreviewHead({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="same-origin" />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Undefined where readers choose, and in the admin. */
export function usePageTheme(): 'light' | 'dark' | undefined {
  const { theme } = useSite().looks;
  return useIsHydratedPage() || theme === 'both' ? undefined : theme;
}

/** Stands in the page itself, so that a cached page looks as it did when it was rendered. */
export function LooksStyle() {
  const { nonce } = useFramework();
  const css = useRouteLoaderData<{ looksCss: string }>('root')?.looksCss;
  return useIsHydratedPage() || !css ? null : <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />;
}
