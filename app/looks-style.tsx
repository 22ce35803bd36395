import { useRouteLoaderData } from 'react-router';
import { useSite } from '#features/settings/use-site.ts';
import { useIsHydratedPage } from '#ui/islands/area.ts';
import { useFramework } from './page-scripts.tsx';

/** The one theme of public pages; undefined where readers choose, as whoever writes always does. */
export function usePageTheme(): 'light' | 'dark' | undefined {
  const { theme } = useSite().looks;
  return useIsHydratedPage() || theme === 'both' ? undefined : theme;
}

/** The owner's looks, in the page itself: a page that is kept somewhere looks as it did when it was made. The admin keeps its own. */
export function LooksStyle() {
  const { nonce } = useFramework();
  const css = useRouteLoaderData<{ looksCss: string }>('root')?.looksCss;
  return useIsHydratedPage() || !css ? null : <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />;
}
