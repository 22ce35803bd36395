import { Scripts, ScrollRestoration } from 'react-router';
import { InlineScript, useFramework } from '#ui/inline-script.tsx';
import { useIsHydratedPage } from '#ui/islands/area.ts';
import boot from '#ui/islands/boot.ts?script';
import followTheme from '#ui/theme.ts?script';

export function ThemeScript() {
  const { nonce } = useFramework();
  return (
    <>
      {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning /* for the styles of Vite's client */ />}
      <InlineScript text={import.meta.env.SSR ? `(${followTheme})()` : '' /* it has run before a browser renders the document */} />
    </>
  );
}

/** The framework's scripts in the admin and sign-in; on public pages only the few bytes that wait for the reader. */
export function PageScripts() {
  const isHydratedPage = useIsHydratedPage();
  const { manifest, entry, nonce } = useFramework();
  if (isHydratedPage || !import.meta.env.SSR) {
    return (
      <>
        <ScrollRestoration />
        <Scripts />
        {manifest.integrity && <script type="module" {...manifest} nonce={nonce} suppressHydrationWarning />}
      </>
    );
  }
  return (
    <>
      {import.meta.env.DEV && <script type="module" src="/@public-page.js" nonce={nonce} />}
      <script noModule {...entry} /* no browser fetches it: the next script does, with its integrity, once the reader acts */ />
      <InlineScript text={`(${boot})(document.currentScript.previousSibling,"search")`} />
    </>
  );
}
