import { MAX_INLINE_HTML } from '#features/html/article-html.server.ts';
import type { PublicItem } from '#features/publishing/public-item.ts';
import { inThread } from '#platform/concurrency/thread.server.ts';
import { type MarkdownPage, writeContentMarkdown } from './content-markdown.server.ts';

const run = inThread<typeof import('./content-markdown.server.ts')>('app/features/seo/markdown/content-markdown.server.ts');

/** Runs in a thread, so that no other request waits. */
export async function renderContentMarkdown(item: PublicItem & { author: string; content: string }, page: MarkdownPage): Promise<string> {
  return item.content.length > MAX_INLINE_HTML ? run('writeContentMarkdown', item, page) : writeContentMarkdown(item, page);
}
