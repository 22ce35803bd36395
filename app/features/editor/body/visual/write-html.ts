import type { JSONContent } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { isAllowedAttribute, isExternalHref } from '#features/html/allowed-html.ts';

type Mark = NonNullable<JSONContent['marks']>[number];

/** Writes the document exactly as the sanitiser would, which then leaves it unchanged. */
export function writeHtml(doc: JSONContent): string {
  return writeBlocks(doc.content).join('\n');
}

/** Like `writeHtml`, but writes only changed blocks again. */
export function writeDocument(doc: DocumentNode): string {
  const blocks: string[] = [];
  doc.forEach((block) => {
    const html = written.get(block) ?? writeBlock(block.toJSON());
    written.set(block, html);
    if (html) blocks.push(html);
  });
  return blocks.join('\n');
}

const written = new WeakMap<DocumentNode, string>();

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  codeBlock: 'pre',
  horizontalRule: 'hr',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
  gallery: 'figure',
  definitionList: 'dl',
  definitionTerm: 'dt',
  definition: 'dd',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  link: 'a',
};

const COUNTS = new Set(['start', 'colspan', 'rowspan']);

const ATTRIBUTES = [
  'src',
  'alt',
  'width',
  'height',
  'href',
  'start',
  'reversed',
  'colspan',
  'rowspan',
  'scope',
  'class',
  'cite',
  'title',
  'lang',
  'dir',
];

function writeBlocks(blocks: JSONContent[] = []): string[] {
  return blocks.map(writeBlock).filter((html) => html !== '');
}

function writeBlock(node: JSONContent): string {
  const tag = getTag(node);
  const open = openTag(tag, isIncomplete(node) ? { ...node.attrs, class: null } : node.attrs);
  switch (node.type) {
    case 'horizontalRule':
      return open;
    case 'figure':
      return writeFigure(node);
    case 'codeBlock':
      return `${open}${openTag('code', { class: node.attrs?.language && `language-${node.attrs.language}` })}${writeInline(node.content)}</code></pre>`;
    case 'bulletList':
    case 'orderedList':
      return wrap(open, tag, (node.content ?? []).map(writeItem).filter(Boolean).join('\n'), '\n');
    case 'table':
      return writeTable(node);
    case 'captionedTable':
      return writeTable(node.content?.[1], node.content?.[0]);
    case 'gallery':
      return wrap(openTag(tag, { ...node.attrs, class: 'gallery' }), tag, writeBlocks(node.content).join('\n'), '\n');
    case 'definitionList':
      return wrap(open, tag, (node.content ?? []).map(writeItem).filter(Boolean).join('\n'), '\n');
    case 'blockquote':
      return wrap(open, tag, writeBlocks(node.content).join('\n'));
    default:
      return wrap(open, tag, writeInline(node.content));
  }
}

function writeTable(table: JSONContent = {}, caption?: JSONContent): string {
  const rows = table.content ?? [];
  const end = rows.findIndex(({ attrs }) => !attrs?.isHead);
  const parts = [
    caption && wrap(openTag('caption', caption.attrs), 'caption', writeInline(caption.content)),
    writeRows('thead', end === -1 ? rows : rows.slice(0, end)),
    writeRows('tbody', end === -1 ? [] : rows.slice(end)),
  ];
  return wrap(openTag('table', table.attrs), 'table', parts.filter(Boolean).join('\n'), '\n');
}

function writeRows(tag: 'thead' | 'tbody', rows: JSONContent[]): string {
  const written = rows.map(({ attrs, content = [] }) => `${openTag('tr', attrs)}${content.map(writeCell).join('')}</tr>`);
  return wrap(`<${tag}>`, tag, written.join('\n'), '\n');
}

/** An empty cell stays, or the next one would take its position. */
function writeCell(cell: JSONContent): string {
  const tag = getTag(cell);
  return `${openTag(tag, cell.attrs)}${writeContents(cell)}</${tag}>`;
}

function writeItem(item: JSONContent): string {
  const tag = getTag(item);
  return wrap(openTag(tag, item.attrs), tag, item.type === 'definitionTerm' ? writeInline(item.content) : writeContents(item));
}

function writeContents({ content = [] }: JSONContent): string {
  const [first, ...others] = content;
  const isPlain = first?.type === 'paragraph' && openTag('p', first.attrs) === '<p>' && others.every(({ type }) => type !== 'paragraph');
  const parts = isPlain ? [writeInline(first.content), ...writeBlocks(others)] : writeBlocks(content);
  return parts.filter(Boolean).join('\n');
}

function writeFigure({ attrs, content }: JSONContent): string {
  const { src, alt, width, height, href, title, isBare, ...rest } = attrs ?? {};
  if (!isAllowedAttribute('img', 'src', src ?? '')) return '';
  const link = { type: 'link', attrs: { href, title } };
  const tag = openTag('img', { src, alt, width, height, ...(isBare && rest) });
  const image = href && isAllowedMark(link) ? `${openTag('a', withRel(link))}${tag}</a>` : tag;
  const caption = writeInline(content);
  if (isBare && !caption && !rest.class) return image;
  return `${openTag('figure', rest)}${image}${wrap('<figcaption>', 'figcaption', caption)}</figure>`;
}

function writeInline(nodes: JSONContent[] = []): string {
  let html = '';
  let open: Mark[] = [];
  for (const node of nodes) {
    const marks = (node.marks ?? []).filter(
      (mark) => isAllowedMark(mark) && !(node.type === 'footnote' && WITHOUT_NOTES.includes(mark.type)),
    );
    const changed = open.findIndex((mark, index) => !isSameMark(mark, marks[index]));
    const common = changed === -1 ? open.length : changed;
    html += closeTags(open.slice(common));
    for (const mark of marks.slice(common)) html += openTag(getTag(mark), withRel(mark));
    html += writeInlineNode(node);
    open = marks;
  }
  return html + closeTags(open);
}

const WITHOUT_NOTES = ['link', 'code'];

function writeInlineNode({ type, text = '', content = [] }: JSONContent): string {
  if (type === 'hardBreak') return '<br>';
  if (type !== 'footnote') return escapeText(text);
  const note = writeInline(content);
  return note && `<small class="footnote">${note}</small>`;
}

/** Of a card, before its link is there. */
function isIncomplete({ attrs, content }: JSONContent): boolean {
  return attrs?.class === 'link-card' && !content?.[0]?.marks?.some((mark) => mark.type === 'link' && isAllowedMark(mark));
}

function isAllowedMark({ type, attrs }: Mark): boolean {
  return type !== 'link' || isAllowedAttribute('a', 'href', String(attrs?.href ?? ':'));
}

function withRel({ type, attrs }: Mark): Record<string, unknown> {
  const href = attrs?.href;
  return { ...attrs, rel: type === 'link' && typeof href === 'string' && isExternalHref(href) ? 'noopener' : undefined };
}

function wrap(open: string, tag: string, inner: string, edge = ''): string {
  return inner.trim() === '' ? '' : `${open}${edge}${inner}${edge}</${tag}>`;
}

function openTag(tag: string, attrs: Record<string, unknown> = {}): string {
  const written = ATTRIBUTES.flatMap((name) => {
    const value = attrs[name];
    if (value === null || value === undefined || value === false || (COUNTS.has(name) && value === 1)) return [];
    const text = value === true ? '' : String(value);
    return isAllowedAttribute(tag, name, text)
      ? [text === '' && name === 'reversed' ? ` ${name}` : ` ${name}="${escapeAttribute(text)}"`]
      : [];
  });
  return `<${tag}${written.join('')}${attrs.rel ? ` rel="${attrs.rel}"` : ''}>`;
}

function closeTags(marks: Mark[]): string {
  return marks
    .map((mark) => `</${getTag(mark)}>`)
    .reverse()
    .join('');
}

function getTag({ type = '', attrs }: Pick<JSONContent, 'type' | 'attrs'>): string {
  return type === 'heading' ? `h${attrs?.level ?? 2}` : (TAGS[type] ?? type);
}

function isSameMark(a: Mark, b: Mark | undefined): boolean {
  return b !== undefined && a.type === b.type && JSON.stringify(a.attrs ?? {}) === JSON.stringify(b.attrs ?? {});
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&#x26;').replaceAll('"', '&#x22;');
}
