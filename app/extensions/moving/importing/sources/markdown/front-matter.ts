import { parse as parseToml } from 'smol-toml';
import { type Document, parseDocument, visit } from 'yaml';
import { type Fields, isFields, readText } from '../../reading/fields.ts';

interface MarkdownFile {
  /** Undefined where it has no front matter. */
  fields: Fields | undefined;
  body: string;
  /** False where something in it may say that the text is not public. */
  isReadable: boolean;
}

interface ReadFields {
  /** As far as they can be read. */
  fields: Fields;
  isReadable: boolean;
}

const MAX_LENGTH = 64 * 1024;
const MAX_DEPTH = 100;
const FENCE = /^(---|\+\+\+|;;;)([^\n]*)(?:\n|$)/;
const LANGUAGES: Readonly<Record<string, string>> = { '---': 'yaml', '+++': 'toml', ';;;': 'json', yml: 'yaml' };
/** As Pelican, MultiMarkdown and Blot begin the lines above a text. */
const FIRST_LINE = /^(?:title|draft|published|date|status|category|tags|slug|authors?|summary|modified)[ \t]*:/i;

/** Reads front matter of YAML, TOML or JSON, and the lines of Pelican. */
export function splitFrontMatter(file: string): MarkdownFile {
  const text = file
    .replace(/^[\uFEFF\u200B]+/, '')
    .replace(/\r\n?/g, '\n')
    .trimStart();
  const [opening = '', fence = '', info = ''] = FENCE.exec(text) ?? [];
  const [named = ''] = info.split('#', 1);
  const language = named.trim().toLowerCase() || fence;
  if (fence && /^[a-z]*$/i.test(named.trim())) {
    const close = new RegExp(`^(?:${fence === '---' ? '---|\\.\\.\\.' : fence.replaceAll('+', '\\+')})[ \\t]*$`, 'm');
    const rest = text.slice(opening.length);
    const end = close.exec(rest);
    if (!end) return { fields: undefined, body: text, isReadable: false };
    return { ...parseFields(rest.slice(0, end.index), LANGUAGES[language] ?? language), body: rest.slice(end.index + end[0].length + 1) };
  }
  const [first = '', second = ''] = text.slice(0, MAX_LENGTH).split('\n', 2);
  const brace = first.trim() === '{' ? /^\}[ \t]*$/m.exec(text) : null;
  if (brace) return { ...parseFields(text.slice(0, brace.index + 1), 'json'), body: text.slice(brace.index + brace[0].length) };
  const [header = ''] = text.slice(0, MAX_LENGTH).split('\n\n', 1);
  const lines = header.split('\n');
  if (
    FIRST_LINE.test(first) &&
    lines.every((line) => /^(?:[\w-]{1,40}[ \t]{0,9}:|[ \t])/.test(line)) &&
    /^(?:title|draft|published)\b/im.test(header)
  ) {
    return { fields: readLines(lines), body: text.slice(header.length), isReadable: true };
  }
  const isLikeFrontMatter = /^(?:[-+;]{2}|\{\s?")/.test(first) && /^(?:["\w-]{1,60}[ \t]{0,9}[:=]|$)/.test(second.trim());
  return { fields: undefined, body: text, isReadable: !isLikeFrontMatter };
}

/** Of YAML, TOML or JSON; of what has mistakes, its parts that can be read. */
export function parseFields(source: string, language: string): ReadFields {
  if (source.length > MAX_LENGTH) return { fields: {}, isReadable: false };
  try {
    if (language === 'toml') return { fields: JSON.parse(JSON.stringify(parseToml(source, { maxDepth: MAX_DEPTH }))), isReadable: true };
    if (language !== 'yaml' && language !== 'json') return { fields: {}, isReadable: false };
    const document = parseDocument(language === 'json' ? source.replaceAll('\t', ' ') : source, YAML);
    const parsed: unknown = document.toJS({ maxAliasCount: 20 });
    const isEmpty = document.contents === null || parsed === null;
    const fields = isFields(parsed) ? parsed : {};
    const isReadable = document.errors.length === 0 && !hasRepeatedKeys(document) && (isEmpty || isFields(parsed));
    return isReadable ? { fields, isReadable } : { fields: withTitle(fields, source), isReadable };
  } catch {
    return { fields: withTitle({}, source), isReadable: false };
  }
}

/** The parser's own check compares each key with all others, and its messages count lines from the start. */
const YAML = { merge: true, logLevel: 'error', uniqueKeys: false, prettyErrors: false } as const;

function hasRepeatedKeys(document: Document.Parsed): boolean {
  let isRepeated = false;
  visit(document, {
    Map: (_, { items }) => {
      isRepeated ||= new Set(items.map(({ key }) => String(key))).size < items.length;
    },
  });
  return isRepeated;
}

function withTitle(fields: Fields, source: string): Fields {
  const [, title] = /^title[ \t]*[:=](.+)$/im.exec(source) ?? [];
  return title ? { ...fields, title: title.trim().replace(/^(["'])(.*)\1$/, '$2') } : fields;
}

function readLines(lines: string[]): Fields {
  const pairs = lines.map((line) => /^([\w-]+)[ \t]*:(.*)/.exec(line) ?? []);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]));
}

/** A list, or words with commas between them. */
export function readList(fields: Fields, ...names: string[]): string[] {
  for (const name of names) {
    const value = fields[name];
    const list = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
    const texts = list.filter((each) => typeof each === 'string' || typeof each === 'number').map((each) => String(each).trim());
    if (texts.length > 0) return texts.filter(Boolean);
  }
  return [];
}

/** Of a table, such as `cover: { image: … }`, or the first of several. */
export function readPart(fields: Fields, names: string[], parts: string[]): string {
  for (const name of names) {
    const value = Array.isArray(fields[name]) ? fields[name][0] : fields[name];
    const found = isFields(value) ? readText(value, ...parts) : '';
    if (found) return found;
  }
  return '';
}
