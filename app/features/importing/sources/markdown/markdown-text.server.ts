import { marked, type Token } from 'marked';
import { htmlToText } from '#features/html/html-text.server.ts';
import { citeFootnotes, extractFootnotes, mapOutsideCode, replaceBetween } from '#features/html/markdown/markdown-source.ts';
import { type PlainArticle, toPlainArticleHtml } from '../../reading/article-html.server.ts';
import { html } from '../../reading/html-template.ts';
import { type ShortcodeContext, showShortcode, showValue } from './shortcodes.ts';

interface MarkdownOptions {
  isHtml: boolean;
  isMdx: boolean;
  isNotes: boolean;
  /** Of the front matter; empty where it has none. */
  title: string;
  siteUrl: string;
  toSource(src: string): string;
  findAddress(name: string): string | undefined;
  findImage(name: string): string | undefined;
}

interface MarkdownText extends PlainArticle {
  title: string;
}

/** To another text of the folder. */
const TEXT_LINK = /\.(?:md|markdown|mdx)(?:#|$)/i;
const MAX_CODE_LENGTH = 100_000;

/** Undefined for text that nobody wrote: of thousands of stars, or nested too deeply. */
export function writeMarkdown(source: string, options: MarkdownOptions): MarkdownText | undefined {
  const images = new Map<string, string>();
  const leftOut = new Set<string>();
  const notes: string[] = [];
  const context: ShortcodeContext = { ...options, findImported: (name) => images.get(name), leftOut };
  const footnotes = new Map<string, string>();

  const withoutCode = mapOutsideCode(showHighlights(source), (text) => {
    const written = options.isMdx ? dropScripts(text, { images, notes }) : text;
    return extractFootnotes(showMarks(written, { options, context }), footnotes);
  });
  if (withoutCode === undefined) return undefined;
  const text = mapOutsideCode(withoutCode, citeFootnotes(footnotes));
  if (text === undefined) return undefined;
  try {
    const tokens = options.isHtml ? [] : marked.lexer(text);
    const title = takeTitle(tokens, options.title);
    marked.walkTokens(tokens, (token) => {
      if (token.type === 'link' && TEXT_LINK.test(token.href) && !token.href.includes(':'))
        token.href = options.findAddress(token.href) ?? token.href;
    });
    const written = options.isHtml ? text : marked.parser(tokens);
    const plain = toPlainArticleHtml(written, (src, alt) => ({ src: options.toSource(src), alt }));
    if (leftOut.size > 0) notes.push(`Left out, because the site filled it in: ${[...leftOut].slice(0, 10).join(', ')}.`);
    return { ...plain, title, notes: [...notes, ...plain.notes] };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The first heading is the title where there is no other, and leaves the text. */
function takeTitle(tokens: Token[], title: string): string {
  const index = tokens.findIndex((token) => token.type === 'heading');
  const heading = tokens[index];
  if (heading?.type !== 'heading' || heading.depth !== 1) return title;
  const text = htmlToText(marked.parseInline(heading.text, { async: false }));
  if (title === '' || title === text) tokens.splice(index, 1);
  return title || text;
}

/** Jekyll's and Hugo's blocks of code become fences. */
function showHighlights(source: string): string {
  const show = (end: string) => (inner: string) => {
    const [head = ''] = inner.split(end, 1);
    return `\`\`\`${head.trim().split(' ', 1)[0]}\n${inner.slice(head.length + end.length).replace(/^\n/, '')}\`\`\``;
  };
  const text = replaceBetween(source, ['{% highlight', '{% endhighlight %}'], show('%}'), MAX_CODE_LENGTH);
  return replaceBetween(text, ['{{< highlight', '{{< /highlight >}}'], show('>}}'), MAX_CODE_LENGTH);
}

function showMarks(source: string, { options, context }: { options: MarkdownOptions; context: ShortcodeContext }): string {
  const show = (inner: string) => showShortcode(inner.replaceAll(/^-|-$/g, ''), context);
  let text = replaceBetween(source, ['{%', '%}'], show);
  for (const marks of [
    ['{{<', '>}}'],
    ['{{%', '%}}'],
  ] satisfies [string, string][])
    text = replaceBetween(text, marks, show);
  text = replaceBetween(text, ['{{', '}}'], (inner) => showValue(inner, context));
  text = replaceBetween(text, ['{:', '}'], () => '');
  if (options.isMdx) {
    text = replaceBetween(text, ['<', '>'], (inner) => (/^\/?[A-Z]/.test(inner) ? showShortcode(inner, context) : undefined));
    text = replaceBetween(text, ['{', '}'], () => '');
  }
  if (options.isNotes) {
    text = replaceBetween(text, ['%%', '%%'], () => '');
    text = replaceBetween(text, ['[!', ']'], (inner) => (/^\w{1,40}$/.test(inner) ? '' : undefined));
  }
  text = replaceBetween(text, ['![[', ']]'], (inner) => {
    const [name = ''] = inner.split(/[|#]/, 1);
    const image = options.findImage(name);
    return image ? html`<img src="${image}" alt="">` : name;
  });
  return replaceBetween(text, ['[[', ']]'], (inner) => {
    const [target = '', label] = inner.split('|', 2);
    const address = options.findAddress(target.split('#', 1)[0] ?? '');
    return address ? html`<a href="${address}">${label ?? target}</a>` : (label ?? target);
  });
}

/** Lines of code in MDX; images that they import are remembered. */
function dropScripts(text: string, { images, notes }: { images: Map<string, string>; notes: string[] }): string {
  const paragraphs = text.split('\n\n');
  const written = paragraphs.filter(
    (paragraph) => !/^\s{0,3}(?:import\s+[\w{*'"]|export\s+(?:const|default|function|let)\b)/.test(paragraph),
  );
  for (const line of text.split('\n')) {
    const [, name, file] = /^import (\w{1,100}) from ["']([^"']{1,500})["'];?$/.exec(line.trim()) ?? [];
    if (name && file) images.set(name, file);
  }
  if (written.length < paragraphs.length && !notes.includes('Its code was left out.')) notes.push('Its code was left out.');
  return written.join('\n\n');
}
