import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const LEAVES = ['articles', 'solutions', 'videos', 'contact', 'newsletter', 'search', 'seo'];
const KERNEL = ['accounts', 'content', 'media'];
const aliases: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).imports;

interface Source {
  file: string;
  text: string;
  /** Paths from the root of the repository, for imports of our own files; dynamic ones too. */
  imports: string[];
}

const sources: Source[] = globSync('{app,server,content}/**/*.{ts,tsx}').map((file) => {
  const text = readFileSync(file, 'utf8');
  const specifiers = [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g)].map((match) => match[2] ?? '');
  return { file, text, imports: specifiers.flatMap((specifier) => resolve(file, specifier)) };
});

const app = sources.filter(({ file }) => file.startsWith('app/'));
const product = app.filter(({ file }) => !isTest(file));

describe('the arrows of the house', () => {
  test('the reader of imports sees every room', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(100);
  });

  test('ui imports only ui', () => {
    expect(arrows(product, inRoom('app/ui'), (to) => !to.startsWith('app/ui/'))).toEqual([]);
  });

  test('platform imports only platform', () => {
    expect(arrows(product, inRoom('app/platform'), (to) => !to.startsWith('app/platform/'))).toEqual([]);
  });

  test('features import no routes', () => {
    expect(arrows(product, inRoom('app/features'), (to) => to.startsWith('app/routes/'))).toEqual([]);
  });

  test('a leaf imports no other leaf', () => {
    const isOtherLeaf = (to: string, from: string) => LEAVES.includes(featureOf(to)) && featureOf(to) !== featureOf(from);
    expect(arrows(product, (file) => LEAVES.includes(featureOf(file)), isOtherLeaf)).toEqual([]);
  });

  test('the kernel imports no leaf', () => {
    expect(
      arrows(
        product,
        (file) => KERNEL.includes(featureOf(file)),
        (to) => LEAVES.includes(featureOf(to)),
      ),
    ).toEqual([]);
  });

  test('every feature is a leaf or of the kernel', () => {
    const features = new Set(product.map(({ file }) => featureOf(file)).filter(Boolean));
    expect([...features].filter((feature) => !LEAVES.includes(feature) && !KERNEL.includes(feature))).toEqual([]);
  });

  test('routes import neither the database, nor adapters, nor other routes', () => {
    const isForbidden = (to: string) => to.startsWith('app/db/') || to === 'app/routes.ts' || isAdapter(to) || isRoute(to);
    expect(arrows(product, inRoom('app/routes'), isForbidden)).toEqual([]);
  });

  test('the app imports no test and no server', () => {
    expect(
      arrows(
        product,
        () => true,
        (to) => to.startsWith('tests/') || isTest(to) || to.startsWith('server/'),
      ),
    ).toEqual([]);
  });

  test('what the browser starts from imports no server module', () => {
    const isBrowserSide = (file: string) =>
      file.startsWith('app/islands/') || file === 'app/entry.client.tsx' || file === 'app/hydrate-document.tsx';
    expect(arrows(product, isBrowserSide, isServerModule)).toEqual([]);
  });

  test('modules that both sides use import no server module', () => {
    const isShared = (file: string) =>
      !isServerModule(file) && !file.startsWith('app/routes/') && !file.startsWith('app/db/') && file !== 'app/root.tsx';
    const found = product
      .filter(({ file }) => isShared(file))
      .flatMap(({ file, text, imports }) =>
        imports.filter((to) => isServerModule(to) && !isOnlyType(text, to)).map((to) => `${file} -> ${to}`),
      );
    expect(found).toEqual([]);
  });

  test('process.env is read in platform/env alone', () => {
    expect(
      sources
        .filter(({ file, text }) => !isTest(file) && !file.startsWith('app/platform/env/') && /\bprocess\.env\b/.test(text))
        .map(nameOf),
    ).toEqual([]);
  });

  test('requests to the outside are made in platform alone', () => {
    const isOutgoing = ({ file, text }: Source) =>
      isServerModule(file) && !file.startsWith('app/platform/') && /(?<![.\w])fetch\(/.test(text);
    expect(product.filter(isOutgoing).map(nameOf)).toEqual([]);
  });

  test('console is used in platform/log alone', () => {
    expect(
      sources.filter(({ file, text }) => !isTest(file) && !file.startsWith('app/platform/log/') && /\bconsole\./.test(text)).map(nameOf),
    ).toEqual([]);
  });

  test('there are no barrels and no files that mean other things', () => {
    const vague = /(^|\/)(index|utils?|helpers?|misc|common|lib|shared)(\.server)?(\.tsx?$|\/)/;
    expect(sources.map(nameOf).filter((file) => vague.test(file))).toEqual([]);
  });

  test('imports of our own files name them whole', () => {
    const found = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/from\s*'([.#][^']+)'/g)]
        .map((match) => match[1] ?? '')
        .filter(
          (specifier) =>
            specifier !== '#site' && !specifier.includes('+types/') && !/\.(ts|tsx|css|js|json|woff2|svg|ttf)(\?\w+)?$/.test(specifier),
        )
        .map((specifier) => `${file}: ${specifier}`),
    );
    expect(found).toEqual([]);
  });
});

function arrows(among: Source[], isFrom: (file: string) => boolean, isForbidden: (to: string, from: string) => boolean) {
  return among
    .filter(({ file }) => isFrom(file))
    .flatMap(({ file, imports }) => imports.filter((to) => isForbidden(to, file)).map((to) => `${file} -> ${to}`));
}

function resolve(file: string, specifier: string): string[] {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.includes('+types/')) return [];
  if (bare.startsWith('.')) return [path.join(path.dirname(file), bare)];
  if (!bare.startsWith('#')) return [];
  const exact = aliases[bare];
  if (exact) return [path.normalize(exact)];
  const alias = Object.keys(aliases)
    .filter((key) => key.endsWith('*') && bare.startsWith(key.slice(0, -1)))
    .sort((a, b) => b.length - a.length)[0];
  return alias ? [path.normalize(String(aliases[alias]).replace('*', bare.slice(alias.length - 1)))] : [];
}

function inRoom(room: string) {
  return (file: string) => file.startsWith(`${room}/`);
}

function featureOf(file: string) {
  return /^app\/features\/([^/]+)\//.exec(file)?.[1] ?? '';
}

function isServerModule(file: string) {
  return /\.server\.tsx?$/.test(file) && !isTest(file);
}

function isTest(file: string) {
  return /\.test\.tsx?$/.test(file);
}

/** Routes are the files that `routes.ts` names; a folder of routes may keep parts of its pages beside them. */
function isRoute(file: string) {
  return routeFiles.has(file);
}

function isAdapter(file: string) {
  return /^app\/platform\/(storage|mail|youtube)\//.test(file);
}

/** Whether every import of that module in the text is of types. */
function isOnlyType(text: string, to: string) {
  const name = path.basename(to).replaceAll('.', '\\.');
  const statements = [...text.matchAll(new RegExp(`import\\s+(type\\s)?[^;]*?['"][^'"]*${name}['"]`, 'g'))];
  return statements.every((statement) => statement[1]);
}

function nameOf({ file }: Source) {
  return file;
}

const routeFiles = new Set(
  [...readFileSync('app/routes.ts', 'utf8').matchAll(/'(routes\/[^']+\.tsx?)'/g)].map((match) => `app/${match[1]}`),
);
