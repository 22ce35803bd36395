import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import sax from 'sax';
import { htmlToText } from '#features/html/html-text.server.ts';
import { decodeText } from '#platform/text/decode.ts';
import { ImportError } from '../../reading/source.ts';

/** An element of the export that is read, with its text and its elements. */
export interface WxrNode {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: WxrNode[];
  /** True if letters in it were read as windows-1252 in a file of UTF-8. */
  isGuess?: boolean;
  /** A sentence if it is larger than any item, and was not read to its end. */
  problem?: string;
}

const CHANNEL = ['title', 'link', 'language', 'wp:base_site_url', 'wp:base_blog_url', 'wp:author', 'wp:category', 'wp:tag', 'item'];
const TERM = ['wp:category_nicename', 'wp:category_parent', 'wp:cat_name', 'wp:tag_slug', 'wp:tag_name'];
const AUTHOR = ['wp:author_login', 'wp:author_display_name'];
const ITEM = `guid pubDate dc:creator category content:encoded excerpt:encoded wp:post_id wp:post_date wp:post_date_gmt wp:post_modified_gmt
  wp:post_name wp:status wp:post_parent wp:menu_order wp:post_type wp:post_password wp:attachment_url wp:postmeta wp:meta_key
  wp:meta_value wp:comment wp:comment_approved wp:comment_type`.split(/\s+/);
const READ = new Set([...CHANNEL, ...TERM, ...AUTHOR, ...ITEM]);

const MAX_DEPTH = 50;
const MAX_TEXT = 20_000_000;
/** A comment is three of them. */
const MAX_PARTS = 50_000;
const MAX_ATTRIBUTES = 1000;

/** Yields each element of the channel when it ends. */
export async function* readWxr(stream: Readable, encoding: string): AsyncGenerator<WxrNode> {
  const ended: WxrNode[] = [];
  let isGuess = false;
  const parser = createParser((node) => ended.push({ ...node, ...(isGuess && { isGuess }) }));
  for await (const decoded of decodeLines(stream, encoding)) {
    isGuess ||= decoded.isGuess;
    parser.write(replaceForbidden(decoded.text));
    if (ended.length > 0 && !decoded.isGuess) isGuess = false;
    yield* ended.splice(0);
  }
  parser.onerror = () => {
    throw new ImportError('The WordPress export is cut off. Export it again.');
  };
  parser.close();
  yield* ended.splice(0);
}

const MAX_LINE = 1024 ** 2;

/** Each line by itself: an export says UTF-8 and holds texts of an older database too. */
async function* decodeLines(stream: Readable, encoding: string): AsyncGenerator<{ text: string; isGuess: boolean }> {
  const decoder = new TextDecoder(encoding);
  const isLineWise = ['utf-8', 'windows-1252'].includes(decoder.encoding);
  let rest = Buffer.alloc(0);
  const decode = (bytes: Buffer) => {
    if (isUtf8(bytes)) return { text: bytes.toString(), isGuess: false };
    if (decoder.encoding === 'windows-1252') return { text: decoder.decode(bytes), isGuess: false };
    return decodeText(bytes) ?? { text: bytes.toString(), isGuess: false };
  };
  for await (const chunk of stream) {
    if (!isLineWise) {
      yield { text: decoder.decode(chunk, { stream: true }), isGuess: false };
      continue;
    }
    const bytes = Buffer.concat([rest, chunk]);
    const end =
      bytes.lastIndexOf(10) + 1 ||
      (bytes.length > MAX_LINE ? Math.max(bytes.lastIndexOf('>'), bytes.lastIndexOf(' ')) + 1 || bytes.length : 0);
    rest = bytes.subarray(end);
    const lines = bytes.subarray(0, end);
    if (isUtf8(lines)) yield { text: lines.toString(), isGuess: false };
    else
      for (let at = 0, next = 0; at < end; at = next) {
        next = lines.indexOf(10, at) + 1 || end;
        yield decode(lines.subarray(at, next));
      }
  }
  yield decode(rest);
}

function createParser(onNode: (node: WxrNode) => void): sax.SAXParser {
  const parser = sax.parser(true);
  const open: (WxrNode | undefined)[] = [];
  let size = 0;
  let parts = 0;
  let attributes = 0;
  let problem = '';
  const grow = (length: number) => {
    size += length;
    if (size > MAX_TEXT) problem = 'It’s longer than 20 MB.';
    if (parts > MAX_PARTS) problem = 'It has more fields than any article.';
  };

  parser.ondoctype = (doctype) => {
    if (/<!ENTITY/i.test(doctype)) throw new ImportError('The file declares XML entities, which a WordPress export never does.');
  };
  parser.onattribute = ({ value }) => {
    parts += 1;
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES)
      throw new ImportError(`An element of the WordPress export has more than ${MAX_ATTRIBUTES} attributes.`);
    grow(value.length);
  };
  parser.onopentag = ({ name, attributes: given }) => {
    attributes = 0;
    if (open.length >= MAX_DEPTH) throw new ImportError('The file is nested more deeply than any WordPress export.');
    if (open.length <= 2) {
      size = parts = 0;
      problem = '';
    }
    const isOneOfMany = name === 'wp:comment' && parts > MAX_PARTS / 2; // they are counted, and no more
    const isRead = !problem && !isOneOfMany && open.length >= 2 && READ.has(name) && (open.length === 2 || open.at(-1) !== undefined);
    if (isRead) parts += 1;
    grow(0);
    open.push(isRead ? { name, attributes: toTexts(given), text: '', children: [] } : undefined);
  };
  parser.onclosetag = () => {
    const node = open.pop();
    if (!node) return;
    if (open.length === 2) onNode({ ...node, ...(problem && { problem }) });
    else open.at(-1)?.children.push(node);
  };
  parser.ontext = parser.oncdata = (text) => {
    const node = open.at(-1);
    if (!node || problem) return;
    grow(text.length);
    node.text += text;
  };
  parser.onerror = ({ message }) => {
    if (/^Invalid character (?:in )?entity/.test(message)) return void parser.resume(); // an & that stands for itself
    throw new ImportError(`The WordPress export is damaged near line ${parser.line + 1}. Export it again.`);
  };
  return parser;
}

function toTexts(attributes: sax.Tag['attributes'] | sax.QualifiedTag['attributes']): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, typeof value === 'string' ? value : value.value]));
}

/** Control characters that XML has no place for, which plugins write all the same. Some were breaks. */
function replaceForbidden(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it replaces
  return text.replace(/[\u000B\u000C]/g, ' ').replace(/[\u0000-\u0008\u000E-\u001F\uFFFE\uFFFF]/g, '');
}

const HEAD_BYTES = 64 * 1024;

/** The encoding of a WordPress export; undefined for another file. */
export async function findWxrEncoding(stream: Readable): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= HEAD_BYTES) break;
  }
  const head = Buffer.concat(chunks).subarray(0, HEAD_BYTES);
  const encoding = findEncoding(head);
  const text = new TextDecoder(encoding).decode(head);
  return text.includes('<rss') && /xmlns:wp=|wordpress\.org\/export\/\d/.test(text) ? encoding : undefined;
}

function findEncoding(head: Buffer): string {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0x3c && head[1] === 0)) return 'utf-16le';
  if ((head[0] === 0xfe && head[1] === 0xff) || (head[0] === 0 && head[1] === 0x3c)) return 'utf-16be';
  const declared = /^[^<]{0,10}<\?xml[^>]{0,100}\sencoding=["']([\w-]{1,30})["']/.exec(head.toString('latin1', 0, 200))?.[1];
  return declared && !/^utf-?16/i.test(declared) && isEncoding(declared) ? declared : 'utf-8';
}

function isEncoding(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label));
  } catch {
    return false;
  }
}

/** By their slugs. */
export type Terms = Map<string, { name: string /** Slug, or empty. */; parent: string }>;

export function getText(node: WxrNode, name: string): string {
  return node.children.find((child) => child.name === name)?.text.trim() ?? '';
}

export function getMeta(item: WxrNode): Map<string, string> {
  const metas = item.children.filter(({ name }) => name === 'wp:postmeta');
  return new Map(metas.map((meta) => [getText(meta, 'wp:meta_key'), getText(meta, 'wp:meta_value')]));
}

/** Of a kind such as `post_tag`, on an item; or the one that the element declares. */
export function findTerms(node: WxrNode, domain?: string): Terms {
  if (domain) {
    const found = node.children.filter(({ name, attributes }) => name === 'category' && attributes.domain === domain);
    return new Map(found.map(({ attributes, text }) => [attributes.nicename || text.trim(), { name: toPlainText(text), parent: '' }]));
  }
  const slug = getText(node, 'wp:category_nicename') || getText(node, 'wp:tag_slug');
  const name = toPlainText(getText(node, 'wp:cat_name') || getText(node, 'wp:tag_name')) || slug;
  return slug ? new Map([[slug, { name, parent: getText(node, 'wp:category_parent') }]]) : new Map();
}

const MAX_NAME = 5000;

/** WordPress writes titles and names as HTML. */
export function toPlainText(html: string): string {
  const text = html.slice(0, MAX_NAME).trim();
  return /[<&]/.test(text) ? htmlToText(text) : text;
}
