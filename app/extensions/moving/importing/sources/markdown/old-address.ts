import path from 'node:path/posix';
import type { SiteConfig } from './site-config.server.ts';

const JEKYLL_STYLES: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
};

export interface PathParts {
  /** Below the folder of all texts, such as `posts`. */
  folder: string;
  /** Without its date and ending; that of its folder for `index.md`. */
  name: string;
  /** `2019-05-01`, from the name of the file; empty without. */
  date: string;
  language: string;
  isJekyllPost: boolean;
  isDraft: boolean;
}

export function readPath(file: string): PathParts {
  const inner = file.split('/').slice(0, -1);
  const whole = path.basename(file, path.extname(file));
  const language = /\.([a-z]{2}(?:-[A-Za-z]{2})?)$/.exec(whole)?.[1] ?? '';
  const stem = language ? whole.slice(0, -language.length - 1) : whole;
  const isIndex = /^_?index$/.test(stem);
  const named = isIndex ? (inner.pop() ?? '') : stem;
  const [, year = '', month = '', day = '', name = named] = /^(\d{4})-(\d\d?)-(\d\d?)[-_](.*)$/.exec(named) ?? [];
  const isJekyllPost = inner.includes('_posts') || inner.includes('_drafts');
  const folder = inner.filter((each) => each !== '_posts' && each !== '_drafts').join('/');
  return {
    folder: folder.replace(/^(?:src\/)?(?:content|pages)(?=\/|$)/, '').replace(/^\//, ''),
    name,
    date: year && [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    language,
    isJekyllPost,
    isDraft: inner.includes('_drafts'),
  };
}

interface AddressParts extends Pick<PathParts, 'folder' | 'name' | 'isJekyllPost'> {
  categories: string[];
  title: string;
  slug: string;
  /** ISO 8601, or null. */
  date: string | null;
}

/** Where a generator puts a text that names no address itself. Undefined for notes. */
export function makeOldAddress(parts: AddressParts, config: SiteConfig | null): string | undefined {
  if (!config) return undefined;
  const { folder, isJekyllPost } = parts;
  const [section = ''] = folder.split('/');
  const pattern = isJekyllPost
    ? (config.permalinks.get('') ?? 'date')
    : (config.permalinks.get(section) ?? (folder ? '/:folder/:slug/' : '/:slug/'));
  return fillPattern(JEKYLL_STYLES[pattern] ?? pattern, parts);
}

/** Fills in `:year`, `:title` and the like. */
export function fillPattern(pattern: string, { folder, name, isJekyllPost, categories, title, slug, date }: AddressParts): string {
  const [year = '', month = '', day = ''] = (date ?? '').slice(0, 10).split('-');
  const folders = folder.split('/').filter(Boolean);
  const file = isJekyllPost ? name : toSegment(name);
  const values: Record<string, string> = {
    ...{ year, month, day, short_year: year.slice(2), i_month: String(Number(month)), i_day: String(Number(day)) },
    ...{ slug: slug || file, name: file, filename: file, slugorfilename: slug || file, contentbasename: file },
    ...{ folder: folders.map(toSegment).join('/'), section: folders[0] ?? '' },
    categories: [...folders, ...categories].join('/').toLowerCase(),
    title: slug || (isJekyllPost ? name : toSegment(title)),
  };
  const filled = pattern.replaceAll(/:([a-z_]+)/g, (token, key: string) => values[key] ?? token);
  return `/${filled}`.replaceAll(/\/{2,}/g, '/');
}

function toSegment(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_.]+/gu, '-');
}
