import { Marked, type Token } from 'marked';
import { htmlToText } from '#features/html/html-text.server.ts';
import { addFootnotes, separateFootnotes } from '#features/html/markdown/footnotes.ts';
import { HIDDEN_BLOCK, hasTooMuchEmphasis, mapOutsideCode, replaceBetween } from '#features/html/markdown/markdown-source.ts';
import { type PlainArticle, toPlainArticleHtml } from '../../reading/article-html.server.ts';
import { html } from '../../reading/html-nodes.ts';
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
  /** Parts of it are for some readers, and nobody knows which. */
  isConditional: boolean;
}

/** To another text of the folder. */
const TEXT_LINK = /\.(?:md|markdown|mdx)(?:#|$)/i;
const MAX_CODE_LENGTH = 100_000;
const CONDITIONS = ['if', 'unless', 'case', 'ifversion'];
/** Shortcodes around words that the site shows to nobody, or not to everybody. */
const HIDDEN_PARTS = new Set(
  'comment hidden hide private secret draft protected password member-only members-only members_only paywall premium'.split(' '),
);
const SHORTCODE = /\{[{%][<%]?-? {0,9}(\/?) {0,9}([\w-]{1,40})/g;

/** Undefined for text that nobody wrote: of thousands of stars, or nested too deeply. */
export function writeMarkdown(source: string, options: MarkdownOptions): MarkdownText | undefined {
  const images = new Map<string, string>();
  const leftOut = new Set<string>();
  const notes: string[] = [];
  const context: ShortcodeContext = { ...options, findImported: (name) => images.get(name), leftOut };
  const text = mapOutsideCode(
    mapOutsideCode(source, showHighlights),
    (text) => {
      const written = options.isMdx ? dropScripts(text, { images, notes }) : text;
      const shown = showMarks(dropHidden(written, notes), { options, context, notes });
      return options.isHtml ? shown : separateFootnotes(shown);
    },
    { hasIndentedCode: !options.isMdx && !options.isHtml },
  );
  if (hasTooMuchEmphasis(text)) return undefined;
  const marked = new Marked();
  const countUncited = addFootnotes(marked, { showsUncited: false });
  try {
    const tokens = options.isHtml ? [] : marked.lexer(text);
    const title = takeTitle(tokens, { marked, title: options.title });
    marked.walkTokens(tokens, (token) => {
      if (token.type === 'link' && TEXT_LINK.test(token.href) && !token.href.includes(':'))
        token.href = options.findAddress(token.href) ?? token.href;
    });
    const written = options.isHtml ? text : marked.parser(tokens);
    const plain = toPlainArticleHtml(written, (src, alt) => ({ src: options.toSource(src), alt }));
    const names = [...leftOut].map((name) => name.replaceAll(/\0+\d*;?/g, '…'));
    if (names.length > 0) notes.push(`Left out, because the site filled it in: ${names.slice(0, 10).join(', ')}.`);
    const uncited = options.isHtml ? 0 : countUncited();
    if (uncited > 0) notes.push(`Left out, because nothing refers to it: ${uncited === 1 ? '1 footnote' : `${uncited} footnotes`}.`);
    return { ...plain, title, notes: [...notes, ...plain.notes], isConditional: CONDITIONS.some((name) => leftOut.has(name)) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The first heading is the title where there is no other, and leaves the text. */
function takeTitle(tokens: Token[], { marked, title }: { marked: Marked; title: string }): string {
  const index = tokens.findIndex((token) => token.type === 'heading');
  const heading = tokens[index];
  if (heading?.type !== 'heading' || heading.depth !== 1) return title;
  const words = heading.tokens?.filter(({ type }) => type !== 'citation') ?? [];
  const text = htmlToText(marked.Parser.parseInline(words, marked.defaults));
  if (title === '' || title === text) tokens.splice(index, 1);
  return title || text;
}

/** Jekyll's and Hugo's blocks of code become fences. */
function showHighlights(source: string): string {
  const show = (end: string) => (inner: string) => {
    const [head = ''] = inner.split(end, 1);
    const marks = inner.match(/~{3,}/g) ?? [];
    const fence = '~'.repeat(Math.max(2, ...marks.map(({ length }) => length)) + 1);
    return `${fence}${head.trim().split(' ', 1)[0]}\n${inner.slice(head.length + end.length).replace(/^\n/, '')}${fence}`;
  };
  const text = replaceBetween(source, ['{% highlight', '{% endhighlight %}'], show('%}'), MAX_CODE_LENGTH);
  return replaceBetween(text, ['{{< highlight', '{{< /highlight >}}'], show('>}}'), MAX_CODE_LENGTH);
}

/** One that has no end hides the rest. */
function dropHidden(text: string, notes: string[]): string {
  let written = '';
  let from = 0;
  let hidden = '';
  for (const { 1: slash, 2: given = '', index } of text.matchAll(SHORTCODE)) {
    const name = given.toLowerCase();
    if (hidden === '' && slash === '' && (HIDDEN_PARTS.has(name) || (name.includes('encrypt') && !name.startsWith('end')))) {
      written += text.slice(from, index);
      hidden = name;
    } else if (hidden !== '' && name === (slash ? hidden : `end${hidden}`)) {
      const end = text.indexOf('}', index);
      from = end < 0 ? text.length : end + (text[end + 1] === '}' ? 2 : 1);
      hidden = '';
    } else continue;
    addNote(notes, 'Left out, because the site hides it or limits it: a part of its text.');
  }
  return hidden === '' ? written + text.slice(from) : written;
}

interface MarkContext {
  options: MarkdownOptions;
  context: ShortcodeContext;
  notes: string[];
}

function showMarks(source: string, { options, context, notes }: MarkContext): string {
  let text = source;
  const replace = (marks: [string, string], show: (inner: string) => string | undefined) => {
    text = replaceBetween(text, marks, (inner) => (inner.includes(HIDDEN_BLOCK) ? undefined : show(inner)));
  };
  const show = (inner: string) => showShortcode(inner.replaceAll(/^-|-$/g, ''), context);
  replace(['{%', '%}'], show);
  replace(['{{<', '>}}'], show);
  replace(['{{%', '%}}'], show);
  replace(['{{', '}}'], (inner) => showValue(inner, context));
  replace(['{:', '}'], () => '');
  if (options.isMdx) {
    replace(['<', '>'], (inner) => (/^\/?[A-Z]/.test(inner) ? showShortcode(inner, context) : undefined));
    text = dropExpressions(text, notes);
  }
  if (options.isNotes) {
    text = replaceBetween(text, ['%%', '%%'], () => '', Number.POSITIVE_INFINITY);
    replace(['[!', ']'], (inner) => (/^\w{1,40}$/.test(inner) ? '' : undefined));
  }
  replace(['![[', ']]'], (inner) => {
    const [name = ''] = inner.split(/[|#]/, 1);
    const image = options.findImage(name);
    return image ? html`<img src="${image}" alt="">` : name;
  });
  replace(['[[', ']]'], (inner) => {
    const [target = '', label] = inner.split('|', 2);
    const address = options.findAddress(target.split('#', 1)[0] ?? '');
    return address ? html`<a href="${address}">${label ?? target}</a>` : (label ?? target);
  });
  return text;
}

/** `{…}` of MDX, with the braces inside. */
function dropExpressions(text: string, notes: string[]): string {
  let depth = 0;
  let written = '';
  let dropped = '';
  for (const part of text.split(/(\\[{}]|[{}])/)) {
    if (part === '{') depth += 1;
    if (depth === 0) written += part;
    else dropped += part;
    if (part === '}' && depth > 0) depth -= 1;
  }
  if (/\{(?!\/\*|\}|["'])/.test(dropped.replaceAll(/\s/g, ''))) addNote(notes, CODE_LEFT_OUT);
  return depth === 0 ? written : replaceBetween(text, ['{', '}'], () => '');
}

const CODE_LEFT_OUT = 'Its code was left out.';

function addNote(notes: string[], note: string): void {
  if (!notes.includes(note)) notes.push(note);
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
  if (written.length < paragraphs.length) addNote(notes, CODE_LEFT_OUT);
  return written.join('\n\n');
}
