import { parse as parseYaml } from 'yaml';
import { type Fields, isFields, readText } from '../../reading/fields.ts';

interface MarkdownFile {
  /** Undefined where it has no front matter. */
  fields: Fields | undefined;
  body: string;
  notes: string[];
}

const MAX_LENGTH = 64 * 1024;
const YAML = { maxAliasCount: 20, uniqueKeys: false, logLevel: 'error' } as const;
const UNREADABLE = 'Its front matter couldn’t be read.';

/** Reads front matter of YAML between `---`, or of TOML between `+++`. */
export function splitFrontMatter(file: string): MarkdownFile {
  const text = file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const fence = /^(---|\+\+\+)[ \t]*\n/.exec(text)?.[1];
  const start = text.indexOf('\n') + 1;
  const end = fence ? text.indexOf(`\n${fence}`, start - 1) : -1;
  if (!fence || end < 0 || end > MAX_LENGTH) return { fields: undefined, body: text, notes: [] };
  const lineEnd = text.indexOf('\n', end + 1);
  const body = lineEnd < 0 ? '' : text.slice(lineEnd + 1);
  try {
    const source = text.slice(start, end);
    return { fields: fence === '---' ? parseYamlFields(source) : parseToml(source), body, notes: [] };
  } catch {
    return { fields: {}, body, notes: [UNREADABLE] };
  }
}

/** Throws for text that is no YAML, is nested too deeply, or repeats itself too often. */
export function parseYamlFields(source: string): Fields {
  const parsed: unknown = parseYaml(source, YAML);
  return isFields(parsed) ? parsed : {};
}

/** Reads the TOML that front matter has: one value a line, lists, and tables. YAML writes these values alike. */
export function parseToml(source: string): Fields {
  const fields: Record<string, unknown> = Object.create(null);
  let table = fields;
  let list: { name: string; text: string } | undefined;
  for (const line of source.split('\n').map((each) => each.trim())) {
    const equals = line.indexOf('=');
    if (list) {
      list.text += line;
      if (line.endsWith(']')) {
        table[list.name] = parseYaml(list.text, YAML);
        list = undefined;
      }
    } else if (line.startsWith('[')) {
      const name = line.replaceAll(/[[\]\s]/g, '');
      table = Object.create(null);
      fields[name] = table;
    } else if (equals > 0 && !line.startsWith('#')) {
      const name = line.slice(0, equals).trim().replaceAll('"', '');
      const value = line.slice(equals + 1).trim();
      if (value.startsWith('[') && !value.includes(']')) list = { name, text: value };
      else table[name] = parseYaml(value, YAML);
    }
  }
  return fields;
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
