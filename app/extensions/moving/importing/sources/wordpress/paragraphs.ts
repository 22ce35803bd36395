const CONTAINERS = 'div section article aside header footer main nav blockquote form center details body'.split(' ');
const LINES = 'p h1 h2 h3 h4 h5 h6 li dt dd td th caption figcaption summary address legend'.split(' ');
const STRUCTURE = 'ul ol dl table thead tbody tfoot tr colgroup figure fieldset'.split(' ');
const VOID = 'hr col'.split(' ');
const BLOCKS = new Set([...CONTAINERS, ...LINES, ...STRUCTURE, ...VOID]);
const VERBATIM = ['pre', 'script', 'style', 'textarea', 'svg'];

const MAX_OPEN = 200;

/** As WordPress shows a text of its classic editor: a blank line begins a paragraph, a line break is one. */
export function toParagraphs(text: string): string {
  const open: string[] = [];
  const parts: string[] = [];
  let inline = '';
  const endInline = () => {
    parts.push(breakLines(inline, open.at(-1) ?? 'div'));
    inline = '';
  };
  for (const { tag, name, isEnd } of splitTags(text.replace(/\r\n?/g, '\n'))) {
    if (!BLOCKS.has(name) && !VERBATIM.includes(name)) {
      inline += tag;
      continue;
    }
    endInline();
    parts.push(tag);
    if (isEnd) close(open, name);
    else if (BLOCKS.has(name)) {
      if (open.at(-1) === 'p' || (open.at(-1) === name && LINES.includes(name))) open.pop();
      if (!VOID.includes(name) && open.length < MAX_OPEN) open.push(name);
    }
  }
  endInline();
  return parts.join('');
}

function close(open: string[], name: string): void {
  const index = open.lastIndexOf(name);
  if (index >= 0) open.length = index;
}

function breakLines(inline: string, parent: string): string {
  if (STRUCTURE.includes(parent)) return inline;
  const paragraphs: string[][] = [[]];
  for (const line of inline.split('\n')) {
    if (line.trim() === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line.replace(/<br\b[^<>]{0,20}>$/i, ''));
  }
  const written = paragraphs.filter((lines) => lines.length > 0).map((lines) => lines.join('<br>\n').trim());
  return CONTAINERS.includes(parent) || written.length > 1
    ? written.map((paragraph) => `<p>${paragraph}</p>`).join('\n')
    : written.join('');
}

interface Piece {
  tag: string;
  /** Empty for text. */
  name: string;
  isEnd: boolean;
}

const TAG_NAME = /<(\/?)([a-z][a-z0-9]*)/iy;

/** Code comes as one piece. */
function* splitTags(html: string): Generator<Piece> {
  const lastEnds = new Map(VERBATIM.map((tag) => [tag, html.lastIndexOf(`</${tag}`)]));
  let from = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', from)) {
    if (at > from) yield { tag: html.slice(from, at), name: '', isEnd: false };
    TAG_NAME.lastIndex = at;
    const [, slash, tagName = ''] = TAG_NAME.exec(html) ?? [];
    const name = tagName.toLowerCase();
    const isCode = !slash && (lastEnds.get(name) ?? -1) > at;
    const end = name ? html.indexOf('>', isCode ? html.indexOf(`</${name}`, at) : at) : at;
    from = end < 0 ? at : end + 1;
    if (end < 0) break;
    yield { tag: html.slice(at, from), name: isCode || !VERBATIM.includes(name) ? name : '', isEnd: slash === '/' };
  }
  if (from < html.length) yield { tag: html.slice(from), name: '', isEnd: false };
}
