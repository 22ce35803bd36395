import { createDocument, getSchema } from '@tiptap/core';
import { extensions } from './extensions.ts';
import { writeHtml } from './write-html.ts';

const schema = getSchema(extensions);

/** HTML as the visual editor would write it if nothing was typed. */
export function rewriteHtml(html: string): string {
  return writeHtml(createDocument(withoutStyles(html), schema).toJSON());
}

/**
 * HTML whose style attributes are called `data-style`: the page's policy complains of each as soon as it is read, even where it would
 * never be shown.
 */
export function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?(?:<\/style>|$)/gi, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/([\s"'])style(?=\s*=)/gi, '$1data-style'));
}
