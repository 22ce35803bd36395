import { readArguments, type ShortcodeArguments, splitWords } from '../../reading/shortcode-arguments.ts';

/** `[name key="value" word]`, perhaps with a text up to `[/name]`. */
export interface Shortcode extends ShortcodeArguments {
  name: string;
  content: string;
}

/** Of builders and plugins, which fill them in: the text in them stays. WordPress shows what no plugin knows as text. */
const FILLED_IN =
  /^(?:(?:et_pb|vc|fusion|av|mk|su|tatsu|cs|x)_.*|(?:elementor|siteorigin|ngg|nggallery|wpv|wpforms?|woocommerce|gravityforms?|ninja[-_]forms?|formidable|mc4wp|contact-form|contact-field|caldera_form|fluentform|forminator|rev_slider|layerslider|metaslider|smartslider3|soliloquy|envira|tablepress|jetpack|mailpoet|addtoany|wpgmza|mappress|tiled-gallery)(?:[-_].*|\d{0,3})|ml-slider|product_page|product_category|add_to_cart|insert_page|polldaddy|ez-toc|lwptoc)$/i;

/** Replaces the known ones by `render`, and drops those that a plugin fills in. Reports these, and what may be another's. */
export function renderShortcodes(
  html: string,
  known: Readonly<Record<string, (shortcode: Shortcode) => string>>,
  onUnknown: (name: string, isDropped: boolean) => void,
): string {
  const lastEnds = new Map([...html.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi)].map(({ 1: name = '', index }) => [name, index]));
  const parts: string[] = [];
  let copied = 0;
  const replace = (start: number, end: number, by: string) => {
    parts.push(html.slice(copied, start), by);
    copied = end;
  };
  const skipMarkup = createMarkupSkipper(html);
  for (let at = findNext(html, 0); at < html.length; at = findNext(html, Math.max(at + 1, copied))) {
    if (html[at] === '<') at = skipMarkup(at) - 1;
    const tag = html[at] === '[' ? readTag(html, at) : undefined;
    if (!tag) continue;
    const { name, end, isEnd } = tag;
    const hasEnd = (lastEnds.get(name) ?? -1) >= end;
    const render = Object.hasOwn(known, name) ? known[name] : undefined;
    const isDropped = FILLED_IN.test(name);
    if (html[at - 1] === '[' && html[end] === ']') {
      if (render || isDropped) replace(at - 1, end + 1, html.slice(at, end));
    } else if (render) {
      const contentEnd = hasEnd && !isEnd ? html.indexOf(`[/${name}]`, end) : -1;
      if (contentEnd < 0) replace(at, end, isEnd ? '' : render({ ...tag, content: '' }));
      else replace(at, contentEnd + name.length + 3, render({ ...tag, content: html.slice(end, contentEnd) }));
    } else {
      if (isDropped) replace(at, end, '');
      if (isDropped || hasEnd || tag.attributes.size > 0) onUnknown(name, isDropped);
    }
  }
  return parts.join('') + html.slice(copied);
}

function findNext(html: string, from: number): number {
  for (let at = from; at < html.length; at++) {
    if (html[at] === '[' || html[at] === '<') return at;
  }
  return html.length;
}

const VERBATIM = /<(pre|code|script|style|textarea)\b/iy;

/** Brackets in code and in attributes are no shortcodes. */
function createMarkupSkipper(html: string): (at: number) => number {
  const lastTagEnd = html.lastIndexOf('>');
  const lastEnds = new Map(['pre', 'code', 'script', 'style', 'textarea'].map((tag) => [tag, html.lastIndexOf(`</${tag}`)]));
  return (at) => {
    VERBATIM.lastIndex = at;
    const verbatim = VERBATIM.exec(html)?.[1]?.toLowerCase() ?? '';
    if ((lastEnds.get(verbatim) ?? -1) > at) return html.indexOf(`</${verbatim}`, at) + 2;
    return /[a-z/!]/i.test(html[at + 1] ?? '') && lastTagEnd > at ? html.indexOf('>', at) + 1 : at + 1;
  };
}

interface Tag extends Omit<Shortcode, 'content'> {
  isEnd: boolean;
  end: number;
}

const NAME = /\[(\/?)([a-z][\w-]{0,60})(?=[\s\]=/])/iy;

function readTag(html: string, at: number): Tag | undefined {
  NAME.lastIndex = at;
  const [opening, slash, name = ''] = NAME.exec(html) ?? [];
  if (!opening) return undefined;
  const start = at + opening.length;
  const end = findTagEnd(html, start);
  if (end < 0) return undefined;
  const given = html.slice(start, end).replace(/[“”″]|&#8220;|&#8221;|&#8243;|&quot;/g, '"');
  return { name, isEnd: slash === '/', end: end + 1, ...readArguments(splitWords(given)) };
}

const MAX_TAG = 2000;

function findTagEnd(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < Math.min(html.length, from + MAX_TAG); at++) {
    const letter = html[at] ?? '';
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || (letter === "'" && html[at - 1] === '=')) quote = letter;
    else if (letter === ']') return at;
    else if (letter === '[') return -1;
  }
  return -1;
}
