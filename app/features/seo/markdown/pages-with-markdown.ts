import { STATIC_PAGES } from '#content/static-pages.ts';

/** The paths of the pages beside the content that can be had as Markdown, at their path with `.md`; each service can, too: `hasMarkdown`. */
export const PATHS_WITH_MARKDOWN: readonly string[] = [
  '/about',
  '/services',
  '/contact',
  ...STATIC_PAGES.filter(({ text }) => text).map(({ path }) => path),
];

const SERVICE = /^\/services\/[^/.]+$/;

/** Whether a page beside the content can be had as Markdown. */
export function hasMarkdown(path: string): boolean {
  return PATHS_WITH_MARKDOWN.includes(path) || SERVICE.test(path);
}
