/** Their sources are the text they come from; names are in lower case, texts and values decoded. */
export type HtmlToken = { source: string } & (
  | { kind: 'start'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'end'; name: string }
  | { kind: 'text'; text: string }
  | { kind: 'comment' }
);

/** Cuts HTML where browsers do: a quoted `>` ends no tag. A tag that never ends is text. */
export function readTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  for (let at = 0; at < html.length; at += tokens.at(-1)?.source.length ?? 0) {
    const last = tokens.at(-1);
    const token = last?.kind === 'start' && RAW_TEXT.test(last.name) ? readRawText(html, at, last.name) : undefined;
    tokens.push(token ?? readTag(html, at) ?? readOther(html, at));
  }
  return tokens;
}

const RAW_TEXT = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes)$/;
const RAW_END = /<\/(script|style|textarea|title|xmp|iframe|noembed|noframes)(?=[ \t\n\f\r/>])/gi;

function readRawText(html: string, at: number, name: string): HtmlToken | undefined {
  let end = matchAt(RAW_END, html, at);
  while (end && end[1]?.toLowerCase() !== name) end = RAW_END.exec(html);
  const source = html.slice(at, end?.index);
  return source ? { kind: 'text', source, text: source } : undefined;
}

const TAG_NAME = /<(\/?)([a-z][^ \t\n\f\r/>]*)/iy;
const ATTRIBUTE =
  /[ \t\n\f\r/]*(?:([^ \t\n\f\r/>][^ \t\n\f\r/>=]*)(?:[ \t\n\f\r]*=[ \t\n\f\r]*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^ \t\n\f\r>"'][^ \t\n\f\r>]*)|(?=>)))?)?/y;

function readTag(html: string, from: number): HtmlToken | undefined {
  if (html[from] !== '<') return undefined;
  const start = matchAt(TAG_NAME, html, from);
  if (!start) return undefined;
  const [whole, slash, written = ''] = start;
  const attributes = new Map<string, string>();
  let at = from + whole.length;
  while (at < html.length && html[at] !== '>') {
    const [piece = '', name, double, single, bare]: (string | undefined)[] = matchAt(ATTRIBUTE, html, at) ?? [];
    if (name && !attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ''));
    at += piece.length;
  }
  if (at >= html.length) return { kind: 'text', source: html.slice(from), text: html.slice(from) };
  const [source, name] = [html.slice(from, at + 1), written.toLowerCase()];
  return slash ? { kind: 'end', source, name } : { kind: 'start', source, name, attributes };
}

const COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<\/>|<(?:!(?!--)|\?|\/[^a-z>])[^>]*>?/iy;
const TEXT = /<?[^<]*(?:<(?![a-z/!?])[^<]*)*/iy;

function readOther(html: string, at: number): HtmlToken {
  const comment = html[at] === '<' ? matchAt(COMMENT, html, at)?.[0] : undefined;
  if (comment) return { kind: 'comment', source: comment };
  const source = matchAt(TEXT, html, at)?.[0] ?? '';
  return { kind: 'text', source, text: decodeEntities(source) };
}

function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '\u00ad' };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
