/**
 * Shows the site's fonts where they come at once or have been fetched on a page before; elsewhere fetches them for the next page, once this
 * one is there. Where the reader saves data they are never asked for. `faces` is the style sheet that names all of them.
 */
export default function showFonts(files: string[], faces?: string): void {
  const root = document.documentElement;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page || page.serverTiming?.some(({ name }) => name === 'save-data')) return;
  const isFirstPage = document.styleSheets.length > 0; // the rules that only a first page has before this script in its head
  const addLink = (link: Partial<Record<keyof HTMLLinkElement, string>>) => {
    document.head.append(Object.assign(document.createElement('link'), link));
  };
  if (isFirstPage && !('fonts' in root.dataset) && page.responseStart - page.requestStart > 100) {
    addEventListener('load', () => {
      if (faces) addLink({ rel: 'stylesheet', href: faces, media: 'print' }); // fetched, and nothing is laid out again
      for (const file of files) new FontFace('next', `url(${file})`).load().catch(() => {});
    });
    return;
  }
  root.dataset.fonts = '';
  if (isFirstPage && faces) addLink({ rel: 'stylesheet', href: faces, blocking: 'render' });
  for (const href of files) addLink({ rel: 'preload', as: 'font', crossOrigin: '', href });
}
