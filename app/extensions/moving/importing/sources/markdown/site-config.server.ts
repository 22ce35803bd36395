import path from 'node:path/posix';
import { decodeText } from '#platform/text/decode.ts';
import { type Fields, isFields, readText } from '../../reading/fields.ts';
import { parseTimeZone } from '../../reading/iso-date.ts';
import type { ImportFiles } from '../../reading/source.ts';
import { parseFields, splitFrontMatter } from './front-matter.ts';
import { readPublication, readWord } from './publication.ts';

const MAX_BYTES = 64 * 1024;
const MAX_RULES = 500;
const CONFIG =
  /^(?:_config\.ya?ml|(?:config\/[\w-]+\/)?(?:hugo|config)\.(?:toml|ya?ml|json)|(?:astro|eleventy|gatsby)[.-]config\.\w{1,5}|\.?pelicanconf\.py|package\.json|Gemfile)$/;
const NESTED_CONFIG = /^(?!(?:.*\/)?(?:themes|vendor|exampleSite)\/).*\/(?:_config\.ya?ml|hugo\.(?:toml|ya?ml|json))$/;
const HIDING_PROGRAM = /draft|publish|permalink|hidden|private|exclude|status/i;

/** Of the files of a site that a generator builds; null for notes. */
export interface SiteConfig {
  siteUrl: string | null;
  /** Folder of the site, such as `/blog`; mostly empty. */
  basePath: string;
  /** Patterns of addresses, by the folder of the text; the empty one is for all. */
  permalinks: ReadonlyMap<string, string>;
  isHugo: boolean;
  /** Of dates that name no other; empty if the site does not say. */
  timeZone: string;
  /** Folders beginning with `_` that Jekyll shows. */
  collections: ReadonlySet<string>;
  inherited: readonly Inherited[];
}

/** Gives fields to texts, unless they have their own, or says why they are not public. */
interface Inherited {
  applies(file: string): boolean;
  fields: Fields;
  reason?: string;
}

export async function readSiteConfig(files: ImportFiles, now: Date): Promise<SiteConfig | null> {
  const paths = files.files.map(({ path }) => path);
  const configs = paths.filter((path) => CONFIG.test(path) || NESTED_CONFIG.test(path));
  const isSite = configs.length > 0 || paths.some((path) => /^(?:.{1,200}\/)?(?:_posts|archetypes)\//.test(path));
  if (!isSite) return null;
  let fields: Fields = {};
  const inherited: Inherited[] = [];
  const collections: [string, unknown][] = [];
  for (const file of configs) {
    const read = await readFields(files, file);
    const root = file.startsWith('config/') ? '' : path.dirname(file).replace(/^\.$/, '');
    if (!read.isReadable) inherited.push(hide((text) => isIn(text, root), `${file} couldn’t be read`));
    if (root === '' || Object.keys(fields).length === 0) fields = { ...fields, ...read.fields };
    inherited.push(...readDefaults(read.fields, { file, root }));
    if (isFields(read.fields.collections)) collections.push(...Object.entries(read.fields.collections));
  }
  const depth = (file: string) => file.split('/').length;
  const sections = paths.filter((file) => isSection(file) || isData(file)).sort((one, other) => depth(one) - depth(other));
  for (const file of sections) inherited.push(...(await readSection(files, file, now)));
  const url = URL.parse(readText(fields, 'url', 'baseURL', 'baseurl', 'base_url', 'site'));
  const baseUrl = readText(fields, 'baseurl');
  return {
    siteUrl: url && /^https?:$/.test(url.protocol) ? url.origin : null,
    basePath: (baseUrl.startsWith('/') ? baseUrl : (url?.pathname ?? '')).replace(/\/$/, ''),
    permalinks: readPermalinks(fields),
    timeZone: parseTimeZone(readText(fields, 'timezone', 'timeZone')),
    isHugo: configs.some((file) => ['hugo', 'config'].includes(path.parse(file).name)),
    collections: new Set(collections.filter(([, value]) => isFields(value) && readWord(value.output) === true).map(([name]) => `_${name}`)),
    inherited,
  };
}

async function readFields(files: ImportFiles, file: string): Promise<{ fields: Fields; isReadable: boolean }> {
  const nothing = { fields: {}, isReadable: true };
  const bytes = files.files.find((each) => each.path === file)?.bytes ?? 0;
  if (/(?:package\.json|Gemfile)$/.test(file)) return nothing;
  if (bytes > MAX_BYTES) return { ...nothing, isReadable: !/\.(?:toml|ya?ml|json)$/.test(file) };
  const text = decodeText(await files.read(file, MAX_BYTES))?.text;
  if (text === undefined) return { ...nothing, isReadable: false };
  const [, language = ''] = /\.(toml|ya?ml|json)$/.exec(file) ?? [];
  if (language) return parseFields(text.replace(/^\uFEFF/, ''), language.replace('yml', 'yaml'));
  if (file.endsWith('.py')) return { ...nothing, isReadable: !/^\s*DEFAULT_METADATA\b[^#]{0,500}status/m.test(text) };
  const [, site] = file.startsWith('astro') ? (/\bsite: {0,3}["'](https?:[^"'\s]{1,200})/.exec(text) ?? []) : [];
  return site ? { fields: { site }, isReadable: true } : nothing;
}

/** Jekyll's `defaults`, Hugo's `cascade`, and what the site leaves out. */
function readDefaults(fields: Fields, { file, root }: { file: string; root: string }): Inherited[] {
  const source = path.join(root, toPattern(fields.source));
  const toInner = (text: string) => (source !== '.' && isIn(text, source) ? text.slice(source.length + 1) : text);
  const ignored = [fields.ignoreFiles].flat().map((expression) => {
    const plain = toPattern(expression).replaceAll('.*', '*');
    return plain && `*${plain.replaceAll(/^\^|\\|\$$/g, '')}*`;
  });
  const patterns = [...[fields.exclude, fields.ignored_content].flat().map(toPattern), ...ignored].filter(Boolean);
  const defaults = [fields.defaults]
    .flat()
    .filter(isFields)
    .map(({ scope, values }) => {
      const within = isFields(scope) ? toPattern(scope.path) : '';
      const folder = isFields(scope) && typeof scope.type === 'string' ? `_${scope.type}/` : '';
      const isOfType = (text: string) => (folder === '_pages/' ? !/(?:^|\/)_/.test(text) : `/${text}`.includes(`/${folder}`));
      const applies = (text: string) => isOfType(toInner(text)) && (within === '' || isUnder(toInner(text), within));
      return { within, applies, fields: isFields(values) ? values : {} };
    });
  if (patterns.length + defaults.length > MAX_RULES) return [hide((text) => isIn(text, root), `${file} couldn’t be read`)];
  return [
    ...patterns.map((pattern) => hide((text) => isUnder(toInner(text), pattern), `${file} leaves it out (${pattern.slice(0, 60)})`)),
    ...defaults.sort((one, other) => one.within.length - other.within.length),
    ...readCascade(fields.cascade, root),
  ];
}

function toPattern(value: unknown): string {
  return String(value ?? '').replaceAll(/^\.?\/|\/$/g, '');
}

function hide(applies: Inherited['applies'], because: string): Inherited {
  return { applies, fields: {}, reason: `It’s a draft, because ${because}.` };
}

function readCascade(cascade: unknown, folder: string): Inherited[] {
  return [cascade]
    .flat()
    .filter(isFields)
    .map(({ target, _target, ...fields }) => {
      const { path: pattern = '', kind = '' } = [target, _target].find(isFields) ?? {};
      const applies = (text: string) => {
        const page = `/${path.dirname(text)}/${path.basename(text).split('.', 1)[0]}`
          .replace(/^\/content(?=\/)/, '')
          .replace(/\/index$/, '');
        return isIn(text, folder) && (!pattern || matchesGlob(page, String(pattern))) && (!kind || matchesGlob('page', String(kind)));
      };
      return { applies, fields };
    });
}

function isSection(file: string): boolean {
  return /^_index\..*(?:md|markdown)$/.test(path.basename(file));
}

/** Gives fields to the texts of its folder, in Eleventy. */
function isData(file: string): boolean {
  const { name, ext } = path.parse(file);
  return name.endsWith('.11tydata') ? /^\.(?:json|[cm]?js)$/.test(ext) : ext === '.json' && name === path.basename(path.dirname(file));
}

/** Of a section of Hugo or Zola, or of a folder or file of Eleventy. */
async function readSection(files: ImportFiles, file: string, now: Date): Promise<Inherited[]> {
  const folder = path.dirname(file).replace(/^\.$/, '');
  const withoutEnding = (each: string) => path.join(path.dirname(each), path.parse(each).name);
  const stem = withoutEnding(file).replace('.11tydata', '');
  const isAll = isSection(file) || path.basename(stem) === path.basename(folder);
  const applies = (text: string) => (isAll ? isIn(text, folder) : withoutEnding(text) === stem);
  const bytes = files.files.find((each) => each.path === file)?.bytes ?? 0;
  const text = bytes > MAX_BYTES ? undefined : decodeText(await files.read(file, MAX_BYTES))?.text;
  const hidden = (because: string) => [hide(applies, `${file} ${because}`)];
  if (/js$/.test(file)) return text === undefined || HIDING_PROGRAM.test(text) ? hidden('is a program that may hide it') : [];
  const { fields = {}, isReadable } = isData(file) ? parseFields(text ?? '', 'json') : splitFrontMatter(text ?? '');
  if (!isReadable || text === undefined) return hidden('couldn’t be read');
  if (isData(file)) return [{ applies, fields }];
  const { cascade, ...own } = fields;
  const { isDraft } = readPublication({ date: '2000-01-01', ...own }, { own, fileDate: null, isDraft: false, reasons: [], now });
  return [...(isDraft ? hidden('hides its section') : []), ...readCascade(cascade, folder)];
}

function isIn(file: string, folder: string): boolean {
  return folder === '' || file.startsWith(`${folder}/`);
}

/** The file, or a folder that it is in, has the name. */
function isUnder(file: string, pattern: string): boolean {
  const parts = file.split('/');
  return parts.some((_, index) => matchesGlob(parts.slice(0, index + 1).join('/'), pattern));
}

/** Knows `*` alone: a pattern with other signs may mean everything. */
function matchesGlob(file: string, pattern: string): boolean {
  if (/[?[\]{}!()|+^$]/.test(pattern)) return true;
  const [first = '', ...others] = pattern.split(/\*+/);
  const last = others.pop();
  if (last === undefined) return file === pattern;
  let from = file.startsWith(first) ? first.length : -1;
  for (const part of others) {
    const at = from < 0 ? -1 : file.indexOf(part, from);
    from = at < 0 ? -1 : at + part.length;
  }
  return from >= 0 && file.length - last.length >= from && file.endsWith(last);
}

/** Jekyll has one pattern, Hugo one for each section. */
function readPermalinks({ permalink, permalinks }: Fields): Map<string, string> {
  const sections = isFields(permalinks) && isFields(permalinks.page) ? permalinks.page : permalinks;
  const entries: [string, unknown][] = [['', permalink], ...(isFields(sections) ? Object.entries(sections) : [])];
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
