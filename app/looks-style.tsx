import { useRouteLoaderData } from 'react-router';
import { useSite } from '#features/settings/use-site.ts';
import { useIsHydratedPage } from '#ui/islands/area.ts';
import { useFramework } from './page-scripts.tsx';

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
