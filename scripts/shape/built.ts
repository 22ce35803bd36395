import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const ASSETS = 'build/client/assets';
const HASHED = /((?:[\w.]+-)*)[\w-]{8}(\.(?:js|css|woff2))/g;
const MOST_NAMED = 3;

export interface Manifest {
  entry: Module;
  routes: Record<string, Route>;
}

interface Module {
  module: string;
  imports: string[];
  css: string[];
}

interface Route extends Module {
  id: string;
  parentId?: string;
  path?: string;
  hasLoader: boolean;
  hasAction: boolean;
  hasDefaultExport: boolean;
}

export function readManifest(): Manifest {
  const [newest = ''] = globSync(`${ASSETS}/manifest-*.js`).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const text = readFileSync(newest, 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

/** By name and by the routes that load them. Hashes are not weighed: one file's change changes those in others. */
export function readChunks({ entry, routes }: Manifest) {
  const loads = [{ ...entry, id: 'entry' }, ...Object.values(routes)].map(({ id, module, imports, css }) => ({
    id,
    files: new Set([module, ...imports, ...css].map((file) => path.basename(file))),
  }));
  const chunks = globSync('*.{js,css,woff2}', { cwd: ASSETS })
    .filter((file) => !file.startsWith('manifest-'))
    .map((file) => ({ file, by: loads.flatMap(({ id, files }) => (files.has(file) ? [id] : [])).sort() }));
  const groups = Object.groupBy(chunks, ({ file, by }) => `${toName(file).replace(/^\./, 'shared.')} of ${nameLoaders(by)}`);
  return Object.fromEntries(
    Object.entries(groups).map(([name, group = []]) => [
      name,
      {
        bytes: group
          .map(({ file }) => String(weigh(file)))
          .sort()
          .join(' + '),
        by: group[0]?.by,
      },
    ]),
  );
}

function nameLoaders(by: string[]): string {
  if (by.length <= MOST_NAMED) return by.join(', ') || 'no route';
  return `${by.length} routes (${createHash('sha256').update(by.join()).digest('hex').slice(0, 6)})`;
}

function toName(file: string): string {
  return file.replace(/-?[\w-]{8}(\.\w+)$/, '$1');
}

function weigh(file: string): number {
  const bytes = readFileSync(path.join(ASSETS, file));
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes.toString().replaceAll(HASHED, '$1$2'), { level: 9 }).length;
}

/** The declarations of each selector, by style sheet; neither their order nor how selectors are grouped counts. */
export function readStyles() {
  const sheets = Object.groupBy(globSync('*.css', { cwd: ASSETS }), toName);
  return Object.fromEntries(
    Object.entries(sheets).map(([name, files = []]) => {
      const rules = Object.groupBy(files.flatMap(listDeclarations), ({ selector }) => selector);
      return [name, Object.fromEntries(Object.entries(rules).map(([selector, found = []]) => [selector, count(found)]))];
    }),
  );
}

function count(found: { declaration: string }[]): string[] {
  const same = Object.groupBy(found, ({ declaration }) => declaration);
  return Object.entries(same)
    .map(([declaration, { length } = []]) => (length === 1 ? declaration : `${declaration} (${length} times)`))
    .sort();
}

function listDeclarations(file: string): { selector: string; declaration: string }[] {
  const css = readFileSync(path.join(ASSETS, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(HASHED, '$1$2');
  const found: { selector: string; declaration: string }[] = [];
  const outer: string[][] = [];
  let scopes = [''];
  for (const [, text = '', end] of css.matchAll(/((?:"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|url\([^)"']*\)|\\.|[^{};])*)([{};]|$)/g)) {
    const part = text.trim().replaceAll(/\s+/g, ' ');
    if (end === '{') {
      outer.push(scopes);
      const selectors = part.startsWith('@') ? [part] : (part.match(/(?:\((?:[^()]|\([^()]*\))*\)|[^,()])+/g) ?? []);
      scopes = scopes.flatMap((scope) => selectors.map((selector) => `${scope} ${selector.trim()}`.trim()));
    } else {
      if (part) found.push(...scopes.map((selector) => ({ selector, declaration: part })));
      if (end === '}') scopes = outer.pop() ?? [''];
    }
  }
  return found;
}
