import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** What a feature may import of the others; all of them may import the database, the platform and ui. */
const KERNELS: Record<string, string[]> = {
  publishing: ['html'],
  html: [],
  images: [],
  colours: ['publishing'],
  settings: ['publishing', 'html', 'colours'],
  artwork: ['publishing', 'settings', 'colours'],
  outbox: [],
  accounts: ['outbox', 'settings'],
};
const EVERY_KERNEL = Object.keys(KERNELS);
const COMPOSING: Record<string, string[]> = {
  admin: ['accounts', 'images', 'html', 'publishing', 'settings'],
  editor: ['admin', 'accounts', 'images', 'artwork', 'html', 'publishing', 'settings', 'colours'],
  'api-tokens': ['accounts', 'admin'],
  items: [...EVERY_KERNEL, 'admin', 'editor', 'seo'],
  'mail-server': ['accounts', 'checks', 'outbox', 'settings'],
  site: [...EVERY_KERNEL, 'search'],
};
const LEAVES = 'announcing articles backup checks contact jobs pages redirects search seo services solutions videos'.split(' ');
const MAY_IMPORT: Record<string, string[]> = {
  ...KERNELS,
  ...COMPOSING,
  ...Object.fromEntries(LEAVES.map((leaf) => [leaf, [...EVERY_KERNEL, 'admin', 'editor']])),
};
const BELOW_FEATURES = ['app/db', 'app/platform', 'app/ui'];

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

const product = sources.filter(({ file }) => file.startsWith('app/') && !isTest(file));

describe('the folders', () => {
  test('are read with their imports', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(100);
  });

  test('ui imports only ui', () => {
    expect(arrows(product, inFolder('app/ui'), (to) => !to.startsWith('app/ui/'))).toEqual([]);
  });

  test('platform imports only platform', () => {
    expect(arrows(product, inFolder('app/platform'), (to) => !to.startsWith('app/platform/'))).toEqual([]);
  });

  test('the database imports only itself and platform', () => {
    const isForbidden = (to: string) => to.startsWith('app/') && !to.startsWith('app/db/') && !to.startsWith('app/platform/');
    expect(arrows(product, inFolder('app/db'), isForbidden)).toEqual([]);
  });

  test('a feature imports the features below it, the database, platform and ui, and nothing else of the app', () => {
    const isForbidden = (to: string, from: string) => {
      if (!to.startsWith('app/') || BELOW_FEATURES.some((folder) => inFolder(folder)(to))) return false;
      const feature = featureOf(to);
      return feature !== featureOf(from) && !MAY_IMPORT[featureOf(from)]?.includes(feature);
    };
    expect(arrows(product, inFolder('app/features'), isForbidden)).toEqual([]);
  });

  test('the core imports no extension; its sums, the files app/extensions.*, name each that is open', () => {
    const isSum = (file: string) => /^app\/extensions(\.\w+)?\.ts$/.test(file);
    const inCore = sources.filter(({ file }) => !isTest(file) && !isSum(file) && !extensionOf(file));
    expect(
      arrows(
        inCore,
        () => true,
        (to) => extensionOf(to) !== '',
      ),
    ).toEqual([]);
    const isForbidden = (to: string, from: string) =>
      isSum(to.replace('open-', '')) && !/^(app\/[^/]+|server\/.+|app\/routes\/.+)$/.test(from);
    expect(arrows(product, () => true, isForbidden)).toEqual([]);
  });

  test('only the folder of an extension and the sums name its files', () => {
    const files = globSync('{app,server,tests,torture,bench,scripts,vite}/**/*.{ts,tsx,css}').filter(
      (file) => !/^app\/extensions\.[\w.]+$/.test(file),
    );
    const strays = globSync('app/extensions/*').flatMap((folder) => {
      const name = `${folder.slice('app/'.length)}/`;
      return files.filter((file) => !file.startsWith(`${folder}/`) && readFileSync(file, 'utf8').includes(name));
    });
    expect(strays).toEqual([]);
  });

  test('an extension imports features and what is below them, the context of a request in its routes, and no other extension', () => {
    const mayImport = [...BELOW_FEATURES, 'app/features', 'app/context'].map(inFolder);
    const isForbidden = (to: string, from: string) =>
      to.startsWith('app/') && extensionOf(to) !== extensionOf(from) && !mayImport.some((isIn) => isIn(to));
    expect(arrows(product, inFolder('app/extensions'), isForbidden)).toEqual([]);
  });

  test('every feature has its place', () => {
    const features = new Set(product.map(({ file }) => featureOf(file)).filter(Boolean));
    expect([...features].filter((feature) => !MAY_IMPORT[feature])).toEqual([]);
  });

  test('only routes, entries and the server import the context of a request', () => {
    const isBelow = (file: string) => ['app/features', ...BELOW_FEATURES].some((folder) => inFolder(folder)(file));
    expect(arrows(product, isBelow, inFolder('app/context'))).toEqual([]);
  });

  test('[SITE-8] only what lays the owner’s settings over site.config.ts imports the file', () => {
    const code = sources.filter(({ file }) => !isTest(file));
    const isElsewhere = (file: string) => !file.startsWith('app/features/settings/');
    expect(arrows(code, isElsewhere, (to) => to === 'site.config.ts')).toEqual([]);
  });

  test('nothing imports routes', () => {
    const isElsewhere = (file: string) => !inRoutes(file) && file !== 'app/routes.ts';
    expect(arrows(sources, isElsewhere, inRoutes)).toEqual([]);
  });

  test('no folder imports a folder that imports it', () => {
    const code = sources.filter(({ file }) => !isTest(file) && !file.startsWith('content/'));
    const found = [folderOf, roomOf].flatMap((unitOf) => twoWay(code, unitOf));
    expect([...new Set(found)]).toEqual([]);
  });

  test('no files import each other in a circle, types included', () => {
    expect(circles(sources.filter(({ file }) => !isTest(file)))).toEqual([]);
  });

  test('routes import neither the database, nor adapters, nor other routes', () => {
    const isForbidden = (to: string) => to.startsWith('app/db/') || to === 'app/routes.ts' || isAdapter(to) || isRoute(to);
    expect(arrows(product, inRoutes, isForbidden)).toEqual([]);
  });

  test('what is started by its path, as a thread or a process, is built as a file of its own', () => {
    const built = ['vite.config.ts', ...globSync('app/extensions/*/extension.ts')].map((file) => readFileSync(file, 'utf8')).join('\n');
    const calls = sources.flatMap(({ text }) => [
      ...text.matchAll(/(?:inThread<[^(]*(?:\('[^']*'\)[^(]*)?|getCodeFile)\(\s*'((?:app|server)\/[^']+)'/g),
    ]);
    const started = calls.map((call) => call[1] ?? '');
    expect(started.length).toBeGreaterThan(5);
    expect(started.filter((file) => !built.includes(`'${file}'`))).toEqual([]);
  });

  test('a command, which Node runs as it is written, reaches no file with markup', () => {
    const known = new Map(sources.map((source) => [source.file, source]));
    const reached = new Set(globSync('server/commands/*.ts').filter((file) => !isTest(file)));
    for (const file of reached) {
      const { text = '', imports = [] } = known.get(file) ?? {};
      for (const to of imports) if (!isOnlyType(text, to)) reached.add(to);
    }
    expect(reached.size).toBeGreaterThan(100);
    expect([...reached].filter((file) => file.endsWith('.tsx'))).toEqual([]);
  });

  test('the app imports no test and no server', () => {
    const isForbidden = (to: string) => to.startsWith('tests/') || isTest(to) || to.startsWith('server/');
    expect(arrows(product, () => true, isForbidden)).toEqual([]);
  });

  test('what the browser starts from imports no server module', () => {
    const isBrowserSide = (file: string) =>
      file === 'app/islands.ts' ||
      file.startsWith('app/ui/islands/') ||
      file === 'app/entry.client.tsx' ||
      file === 'app/hydrate-document.tsx';
    expect(arrows(product, isBrowserSide, isServerModule)).toEqual([]);
  });

  test('modules that both sides use import no server module', () => {
    const isShared = (file: string) => !isServerModule(file) && !inRoutes(file) && !file.startsWith('app/db/') && file !== 'app/root.tsx';
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

  test('every module that connects to another host stands in what the site talks to', () => {
    const [, section = ''] = /## What it talks to\n([\s\S]+?)\n## /.exec(readFileSync('docs/security.md', 'utf8')) ?? [];
    const named = [...section.matchAll(/`(app\/[^`]+\.ts)`/g)].map((match) => match[1]);
    const connects = [
      /(?<![.\w])fetch\(/,
      /from 'node:(dns(\/promises)?|https|tls|dgram)'/,
      /\b(connect|createConnection)\b.* from 'node:net'/,
      /(from |import\()'(pg|nodemailer|aws4fetch|@opentelemetry\/exporter[^']*)'/,
    ];
    const withoutTypes = (text: string) => text.replaceAll(/^import type .*$/gm, '');
    const connecting = product.filter(({ file, text }) => isServerModule(file) && connects.some((each) => each.test(withoutTypes(text))));
    expect(connecting.map(nameOf).toSorted()).toEqual(named.toSorted());
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

/** `a <-> b` where files of each import files of the other. */
function twoWay(among: Source[], unitOf: (file: string) => string): string[] {
  const pairs = among.flatMap(({ file, imports }) => imports.map((to) => `${unitOf(file)} <-> ${unitOf(to)}`));
  const known = new Set(pairs);
  return [...known].filter((pair) => {
    const [from = '', to = ''] = pair.split(' <-> ');
    return from < to && known.has(`${to} <-> ${from}`);
  });
}

/** Each circle once, from its first file in the alphabet. */
function circles(among: Source[]): string[] {
  const importsOf = new Map(among.map(({ file, imports }) => [file, imports]));
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (file: string, trail: string[]) => {
    const at = trail.indexOf(file);
    if (at >= 0) {
      const circle = trail.slice(at);
      const first = circle.indexOf([...circle].sort()[0] ?? '');
      found.add([...circle.slice(first), ...circle.slice(0, first)].join(' -> '));
    }
    if (at >= 0 || done.has(file)) return;
    for (const to of importsOf.get(file) ?? []) visit(to, [...trail, file]);
    done.add(file);
  };
  for (const { file } of among) visit(file, []);
  return [...found];
}

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

function inFolder(folder: string) {
  return (file: string) => file.startsWith(`${folder}/`);
}

/** The folder in the sense of the layout: two below app/features and app/extensions, one below platform, ui, routes and server. */
function folderOf(file: string) {
  const depth = isInRoom(file) ? 4 : /^app\/(platform|ui|routes)\//.test(file) ? 3 : 2;
  return path.dirname(file).split('/').slice(0, depth).join('/');
}

/** The whole feature or extension, or the whole of what stands beside the features. */
function roomOf(file: string) {
  return path
    .dirname(file)
    .split('/')
    .slice(0, isInRoom(file) ? 3 : 2)
    .join('/');
}

function isInRoom(file: string) {
  return /^app\/(features|extensions)\//.test(file);
}

function extensionOf(file: string) {
  return /^app\/extensions\/([^/]+)\//.exec(file)?.[1] ?? '';
}

function inRoutes(file: string) {
  return /^app\/(extensions\/[^/]+\/)?routes\//.test(file);
}

function featureOf(file: string) {
  return /^app\/features\/([^/]+)\//.exec(file)?.[1] ?? '';
}

function isServerModule(file: string) {
  return /\.server\.tsx?$/.test(file) && !isTest(file);
}

function isTest(file: string) {
  return /\.(test|spec)\.tsx?$|[./](testing|torture)\.ts$/.test(file);
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
  ['app/routes.ts', ...globSync('app/extensions/*/extension.ts')].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'((?:extensions\/[^/]+\/)?routes\/[^']+\.tsx?)'/g)].map((match) => `app/${match[1]}`),
  ),
);
