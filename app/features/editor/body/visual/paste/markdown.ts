import { Marked } from 'marked';
import { addFootnotes, separateFootnotes } from '#features/html/markdown/footnotes.ts';
import { hasTooMuchEmphasis, mapOutsideCode, replaceBetween } from '#features/html/markdown/markdown-source.ts';

/** HTML that has yet to be cleaned as any pasted one; undefined for text that nobody wrote. */
export function markdownToHtml(source: string): string | undefined {
  const text = source.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const body = withoutProperties(text);
  const shown = mapOutsideCode(body, (part) => separateFootnotes(showMarks(part)));
  if (hasTooMuchEmphasis(shown)) return undefined;
  const marked = new Marked({ breaks: !isWrapped(shown), renderer: { blockquote } });
  addFootnotes(marked, { showsUncited: true });
  try {
    const html = marked.parse(shown, { async: false });
    return body === text ? html : `<front-matter></front-matter>${html}`;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // nested too deeply
    throw error;
  }
}

function withoutProperties(text: string): string {
  const end = /^---\n[\w-]+:/.test(text) ? `${text}\n`.indexOf('\n---\n') : -1;
  return end === -1 ? text : text.slice(end + 5);
}

function showMarks(source: string): string {
  const isWords = (inner: string) => inner !== '' && inner === inner.trim() && !inner.includes('\n') && !inner.startsWith('=');
  let text = source.replaceAll(/^([ \t]*)[•◦▪‣●○][ \t]+/gm, '$1- ');
  text = replaceBetween(text, ['%%', '%%'], (_, isInWord) => (isInWord ? undefined : ''));
  text = replaceBetween(text, ['==', '=='], (inner, isInWord) => (isWords(inner) && !isInWord ? `<mark>${inner}</mark>` : undefined));
  text = replaceBetween(text, ['^[', ']'], (inner) => `<small class="footnote">${inner}</small>`);
  text = replaceBetween(text, ['![[', ']]'], (inner) => {
    const [name = ''] = inner.split(/[|#]/, 1);
    return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(name) ? '![](file:)' : toNoteLink(inner);
  });
  return replaceBetween(text, ['[[', ']]'], toNoteLink);
}

function toNoteLink(inner: string): string | undefined {
  return inner.includes('\n') ? undefined : `<note-link>${inner.split('|').at(-1) ?? ''}</note-link>`;
}

const WRAPPED_AT = 60;

/** Lines that were broken at the width of a window; elsewhere a line break is meant. */
function isWrapped(text: string): boolean {
  const lines = text.split('\n');
  const broken = lines.filter((line, index) => isProse(line) && isProse(lines[index + 1] ?? ''));
  return broken.length > 0 && broken.filter(({ length }) => length >= WRAPPED_AT && length <= 2 * WRAPPED_AT).length > broken.length / 2;
}

function isProse(line: string): boolean {
  return /^(?:> ?)*[^\s>|#*+-]/.test(line) && !/^\d{1,9}[.)] /.test(line);
}

/** Such as `> [!note] Title`, as Obsidian and GitHub write callouts. */
function blockquote(this: { parser: { parse(tokens: unknown[]): string } }, { tokens }: { tokens: unknown[] }): string {
  const body = this.parser.parse(tokens);
  const [marker] = /^<p>\[!\w{1,40}\][+-]?[ \t]*/.exec(body) ?? [];
  if (!marker) return `<blockquote>${body}</blockquote>`;
  const words = body.slice(marker.length).replace(/^(?:<br>|\n)+/, '');
  const [title = ''] = /^[^\n<]+(?=\n?<)/.exec(words) ?? [];
  const isTitle = title !== '' && !/^(?:<br>|\n)/.test(body.slice(marker.length));
  return `<blockquote class="callout"><p>${isTitle ? `<strong>${title}</strong>${words.slice(title.length)}` : words}</blockquote>`;
}
