import sanitizeHtml from 'sanitize-html';
import { ALLOWED_TAGS, PARAGRAPH_TAGS } from '#features/html/allowed-html.ts';
import { exceedsFormattingLimit } from '#features/html/sanitize-html.server.ts';

const MAX_LENGTH = 2_000_000;

/** Leaves out unknown tags, or all of them where they are too many, and says so in sentences. */
export function boundHtml(html: string): { html: string; notes: string[] } {
  const text = html.slice(0, MAX_LENGTH);
  const isCut = text.length < html.length;
  const simple = isTooDeep(text) ? undefined : dropUnknownTags(text);
  const bounded = simple === undefined || exceedsFormattingLimit(simple) ? removeTags(simple ?? text) : simple;
  return {
    html: bounded,
    notes: [
      ...(bounded === simple ? [] : ['Its HTML has too many tags, so only the words were imported.']),
      ...(isCut ? ['It’s too long for one article, so only the first part was imported.'] : []),
    ],
  };
}

const MAX_DEPTH = 1000;
/** More would take all memory. */
const MAX_TAGS = 100_000;
const CLOSED_BY_OTHERS = new Set(
  'p li dt dd td th tr option img br hr input meta link source param embed area base col track wbr thead tbody tfoot'.split(' '),
);

function isTooDeep(html: string): boolean {
  let depth = 0;
  let tags = 0;
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    tags += 1;
    if (tags > MAX_TAGS) return true;
    if (CLOSED_BY_OTHERS.has(tag.toLowerCase())) continue;
    depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

function removeTags(html: string): string {
  return html
    .split('<')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join(' ');
}

const RENAMED: Readonly<Record<string, string>> = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', del: 's', strike: 's', ins: 'u', kbd: 'code', samp: 'code', tt: 'code', var: 'em', dfn: 'em' },
  ...{ textarea: 'pre', xmp: 'pre', listing: 'pre', dir: 'ul', menu: 'ul', image: 'img' },
};
const READ_TAGS = 'span picture source noscript form input button script iframe object embed param video audio'.split(' ');

/** Balances tags and bounds their depth. */
function dropUnknownTags(html: string): string {
  return sanitizeHtml(html.replaceAll('\0', '').toWellFormed(), {
    disallowedTagsMode: 'discard',
    allowedTags: [...ALLOWED_TAGS, ...PARAGRAPH_TAGS, ...READ_TAGS],
    allowVulnerableTags: true,
    nonTextTags: ['style', 'title', 'svg', 'select', 'datalist'],
    allowedAttributes: {
      '*': ['id', 'class', 'lang', 'dir', 'src', 'href', 'cite', 'alt', 'title', 'width', 'height', 'data-*'],
      a: ['rel', 'name'],
      ol: ['start', 'reversed'],
      td: ['colspan', 'rowspan', 'scope'],
      th: ['colspan', 'rowspan', 'scope'],
      input: ['type', 'checked'],
      object: ['data'],
      param: ['name', 'value'],
    },
    allowedSchemesAppliedToAttributes: [],
    nestingLimit: 100,
    transformTags: {
      '*': (tag, { srcset, style, ...attribs }) => ({
        tagName: RENAMED[tag] ?? tag,
        attribs: {
          ...attribs,
          ...(srcset && { 'data-full-srcset': srcset }),
          ...(attribs.class?.includes('wp-block-cover') && style && { 'data-background': readBackground(style) }),
        },
      }),
    },
  });
}

function readBackground(style: string): string {
  return /background-image:\s{0,9}url\(["']?([^"')]{1,2000})/i.exec(style)?.[1] ?? '';
}
