import { useContext } from 'react';
import { Scripts, ScrollRestoration, UNSAFE_FrameworkContext } from 'react-router';
import { useIsHydratedPage } from '#ui/islands/area.ts';
import { bootScript, themeScript } from '#ui/islands/boot-script.ts';

/** The theme, set before the first paint. */
export function ThemeScript() {
  const nonce = useContext(UNSAFE_FrameworkContext)?.nonce;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: themeScript }} suppressHydrationWarning />;
}

/** The framework's scripts on the admin; on public pages only the few bytes that wait for the reader. */
export function PageScripts() {
  const isHydrated = useIsHydratedPage();
  const framework = useContext(UNSAFE_FrameworkContext); // the hashed address of the client entry, in development and built
  if (isHydrated || !import.meta.env.SSR) {
    return (
      <>
        <ScrollRestoration />
        <Scripts />
      </>
    );
  }
  const nonce = framework?.nonce;
  return (
    <>
      {import.meta.env.DEV && (
        <script
          type="module"
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: developmentScript(framework?.manifest.hmr?.runtime ?? '') }}
        />
      )}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: bootScript(framework?.manifest.entry.module ?? '') }} />
    </>
  );
}

/** React Refresh's preamble, and the reload of server-rendered pages. */
function developmentScript(runtime: string) {
  return `import ${JSON.stringify(runtime)};globalThis.__reactRouterDataRouter??={revalidate(){}};import{createHotContext as h}from'/@vite/client';h('/page').on('page:reload',()=>location.reload())`;
}
