import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const ASSETS = 'build/client/assets';
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w-]+\.js)["'`]/g;
const LIST = ['root', 'routes/admin/layout', 'routes/admin/list'];

/**
 * What a browser loads before a page of the admin works, by the build's routes; `parts` are loaded as soon as it is open. `most` is where it
 * should come to, a `ceiling` what it must not grow to.
 */
const PAGES = [
  { figure: 'list of the admin, all script', routes: LIST, parts: [], most: 90, ceiling: 124 }, // the address of every route is in it
  {
    figure: 'form with its visual editor, all script',
    routes: [...LIST, 'routes/admin/form'],
    parts: ['visual-editor'],
    most: 260,
    ceiling: 285, // with eight kinds of elements
  },
];

interface Manifest {
  entry: Module;
  routes: Record<string, Module>;
}

interface Module {
  module: string;
  imports: string[];
}

/** Its own, and what it shares with other islands; no chunk of the admin. */
const ISLAND = { figure: 'menu of a public page, without the renderer', most: 6, ceiling: 6 };

/** Kilobytes of Brotli: the files of a page's routes, the hydration, and all that these import without being asked to. */
export function weighScripts() {
  const files = readdirSync(ASSETS);
  const find = (pattern: RegExp) => files.filter((file) => pattern.test(file)).sort((a, b) => age(a) - age(b))[0] ?? fail(`no ${pattern}`);
  const manifestFile = find(/^manifest-[0-9a-f]{8}\.js$/);
  const text = readFileSync(path.join(ASSETS, manifestFile), 'utf8');
  const manifest: Manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  const hydration = find(/^hydrate-document-[\w-]{8}\.js$/);

  const weigh = (roots: string[]) => listImports(roots).reduce((sum, file) => sum + compressedSize(file), 0) / 1000;
  const pages = PAGES.map(({ routes, parts, ...page }) => {
    const modules = [manifest.entry, ...routes.map((id) => manifest.routes[id] ?? fail(`no route ${id}`))];
    const roots = modules.flatMap(({ module, imports }) => [module, ...imports]).map((file) => path.basename(file));
    const lazy = parts.map((part) => find(new RegExp(`^${part}-[\\w-]{8}\\.js$`)));
    return { ...page, value: weigh([manifestFile, hydration, ...roots, ...lazy]) };
  });
  return [...pages, { ...ISLAND, value: weigh([find(/^menu-[\w-]{8}\.js$/)]) }];
}

/** Newest first. */
function age(file: string) {
  return -statSync(path.join(ASSETS, file)).mtimeMs;
}

function listImports(roots: string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, imported = ''] of readFileSync(path.join(ASSETS, file), 'utf8').matchAll(STATIC_IMPORT)) visit(imported);
  };
  roots.forEach(visit);
  return [...found];
}

function compressedSize(file: string): number {
  const compressed = path.join(ASSETS, `${file}.br`);
  if (existsSync(compressed)) return statSync(compressed).size;
  const body = readFileSync(path.join(ASSETS, file));
  return Math.min(body.length, brotliCompressSync(body).length);
}

function fail(what: string): never {
  throw new Error(`${what} in ${ASSETS}`);
}
