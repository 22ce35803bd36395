import { useContext } from 'react';
import { Scripts, ScrollRestoration, UNSAFE_FrameworkContext } from 'react-router';
import { useIsHydratedPage } from '#ui/islands/area.ts';
import boot from '#ui/islands/boot.ts?script';
import followTheme from '#ui/theme.ts?script';

/** The theme, set before the first paint. */
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
  const { entryUrl, nonce } = useFramework();
  if (isHydratedPage || !import.meta.env.SSR) {
    return (
      <>
        <ScrollRestoration />
        <Scripts />
      </>
    );
  }
  return (
    <>
      {import.meta.env.DEV && <script type="module" src="/@public-page.js" nonce={nonce} />}
      <InlineScript text={`(${boot})(${JSON.stringify(entryUrl)},"search")`} />
    </>
  );
}

function InlineScript({ text }: { text: string }) {
  const { nonce } = useFramework();
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}

/** React Router keeps both in a context that has no public name. */
function useFramework() {
  const framework = useContext(UNSAFE_FrameworkContext);
  return { entryUrl: framework?.manifest.entry.module ?? '', nonce: framework?.nonce };
}
