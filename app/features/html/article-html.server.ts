import { inThread } from '#platform/concurrency/thread.server.ts';
import * as tasks from './html-tasks.server.ts';
import type { TextImages } from './pictures/text-pictures.server.ts';
import type { FoundImage, ImageReplacement, Move } from './replace-image.server.ts';

/** Parsing more characters than this may take over some tens of milliseconds and runs in a thread. */
export const MAX_INLINE_HTML = 30_000;

const run = inThread<typeof tasks>('app/features/html/html-tasks.server.ts');

export async function renderArticleHtml(html: string, images?: TextImages) {
  return html.length > MAX_INLINE_HTML ? run('toPageHtml', html, images) : tasks.toPageHtml(html, images);
}

export interface PreparedHtml {
  content: string;
  /** Its words. */
  text: string;
}

/** Those who save, named by `by`, take turns. */
export async function prepareArticleHtml(html: string, by = ''): Promise<PreparedHtml> {
  return html.length > MAX_INLINE_HTML ? run({ name: 'toStoredHtml', by }, html) : tasks.toStoredHtml(html);
}

export async function previewArticleHtml(html: string) {
  return html.length > MAX_INLINE_HTML ? run('toPreviewHtml', html) : tasks.toPreviewHtml(html);
}

export async function replaceImageInHtml(html: string, replacement: ImageReplacement) {
  return html.length > MAX_INLINE_HTML ? run('toHtmlWithImage', html, replacement) : tasks.toHtmlWithImage(html, replacement);
}

export async function findVideosInHtml(html: string): Promise<string[]> {
  if (!html.includes('youtu')) return [];
  return html.length > MAX_INLINE_HTML ? run('findVideosIn', html) : tasks.findVideosIn(html);
}

export async function readTextOfHtml(html: string): Promise<string> {
  return html.length > MAX_INLINE_HTML ? run('htmlToText', html) : tasks.htmlToText(html);
}

/** As `readTextOfHtml`, with each block on a line of its own. */
export async function readLinesOfHtml(html: string): Promise<string> {
  return html.length > MAX_INLINE_HTML ? run('htmlToLines', html) : tasks.htmlToLines(html);
}

/** Of an import's HTML, as thousands of texts follow each other. */
const MAX_INLINE_IMPORT = 500;
const runImport = inThread<typeof tasks>('app/features/html/html-tasks.server.ts', { thread: 'imported texts', limitMs: 20_000 });

export async function listImagesInHtml(html: string): Promise<FoundImage[]> {
  return html.length > MAX_INLINE_IMPORT ? runImport('listImages', html) : tasks.listImages(html);
}

export async function moveArticleHtml(html: string, move: Move) {
  return html.length > MAX_INLINE_IMPORT ? runImport('toMovedHtml', html, move) : tasks.toMovedHtml(html, move);
}
