import { type Fields, isFields, readText } from '../../reading/fields.ts';
import { ImportError } from '../../reading/imported-item.ts';
import type { ImportFiles } from '../../reading/source.ts';
import { parseToml, parseYamlFields } from './front-matter.ts';

const MAX_BYTES = 64 * 1024;
const CONFIG = /^(?:_config\.ya?ml|(?:hugo|config)\.(?:toml|ya?ml)|(?:astro|eleventy|gatsby)[.-]config\.\w{1,5}|package\.json|Gemfile)$/;

/** Of the files of a site that a generator builds; null for notes. */
export interface SiteConfig {
  siteUrl: string | null;
  /** Folder of the site, such as `/blog`; mostly empty. */
  basePath: string;
  /** Patterns of addresses, by the folder of the text; the empty one is for all. */
  permalinks: ReadonlyMap<string, string>;
}

export async function readSiteConfig(files: ImportFiles): Promise<SiteConfig | null> {
  const paths = files.files.map(({ path }) => path);
  const configs = paths.filter((path) => CONFIG.test(path));
  const isSite = configs.length > 0 || paths.some((path) => /^(?:.{1,200}\/)?(?:_posts|archetypes)\//.test(path));
  if (!isSite) return null;
  let fields: Fields = {};
  for (const path of configs) fields = { ...fields, ...(await readFields(files, path)) };
  const url = URL.parse(readText(fields, 'url', 'baseURL', 'baseurl', 'site'));
  const baseUrl = readText(fields, 'baseurl');
  return {
    siteUrl: url && /^https?:$/.test(url.protocol) ? url.origin : null,
    basePath: (baseUrl.startsWith('/') ? baseUrl : (url?.pathname ?? '')).replace(/\/$/, ''),
    permalinks: readPermalinks(fields),
  };
}

async function readFields(files: ImportFiles, path: string): Promise<Fields> {
  try {
    const text = Buffer.from(await files.read(path, MAX_BYTES)).toString();
    if (path.endsWith('.toml')) return parseToml(text);
    if (/\.ya?ml$/.test(path)) return parseYamlFields(text);
    const [, site] = path.startsWith('astro') ? (/\bsite: {0,3}["'](https?:[^"'\s]{1,200})/.exec(text) ?? []) : [];
    return site ? { site } : {};
  } catch (error) {
    if (error instanceof ImportError) throw error;
    return {};
  }
}

/** Jekyll has one pattern, Hugo one for each section. */
function readPermalinks({ permalink, permalinks }: Fields): Map<string, string> {
  const sections = isFields(permalinks) && isFields(permalinks.page) ? permalinks.page : permalinks;
  const entries: [string, unknown][] = [['', permalink], ...(isFields(sections) ? Object.entries(sections) : [])];
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
