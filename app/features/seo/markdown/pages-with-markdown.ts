import { STATIC_PAGES } from '#content/static-pages.ts';

/** Served at their path with `.md`; so is each service and series, see `hasMarkdown`. */
export const PATHS_WITH_MARKDOWN: readonly string[] = [
  '/articles',
  '/about',
  '/services',
  '/solutions',
  '/follow',
  '/contact',
  ...STATIC_PAGES.filter(({ text }) => text).map(({ path }) => path),
];

const IN_FOLDER = /^\/(services|series)\/[^/.]+$/;

export function hasMarkdown(path: string): boolean {
  return PATHS_WITH_MARKDOWN.includes(path) || IN_FOLDER.test(path);
}
