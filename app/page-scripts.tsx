import { useContext } from 'react';
import { Scripts, ScrollRestoration, UNSAFE_FrameworkContext } from 'react-router';
import { useIsHydratedPage } from '#ui/islands/area.ts';
import boot from '#ui/islands/boot.ts?script';
import followTheme from '#ui/theme.ts?script';

export function ThemeScript() {
  const { nonce } = useFramework();
  return (
    <>
      {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning /* for the styles of Vite's client */ />}
      <InlineScript text={`(${followTheme})()`} />
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

/** `text` calls the function of a module imported with `?script`. */
export function InlineScript({ text }: { text: string }) {
  const { nonce } = useFramework();
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}

/** React Router keeps it in a context without a public name. */
export function useFramework() {
  const { manifest, nonce } = useContext(UNSAFE_FrameworkContext) ?? {};
  const hashes = typeof manifest?.sri === 'object' ? manifest.sri : {};
  const toSource = (src = '') => ({ src, integrity: hashes[src] });
  return { manifest: toSource(manifest?.url), entry: toSource(manifest?.entry.module), nonce };
}
