import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Started by path, as processes or in threads; see `getCodeFile`. */
const STARTED_BY_PATH = [
  'app/db/sqlite/quick-check-process.server.ts',
  'app/features/html/html-tasks.server.ts',
  'app/features/images/encode-worker.server.ts',
  'app/features/seo/markdown/content-markdown.server.ts',
  'app/platform/concurrency/thread-entry.server.ts',
];
const IN_CHECKOUT = 'server/start.js';

interface Package {
  version: string;
  license: string;
  type: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}

export function readPackage(): Package {
  return JSON.parse(readFileSync('package.json', 'utf8'));
}

/** The server, its commands and what is started by path: files of one folder, by name. */
export function listEntries(): Record<string, string> {
  const commands = Object.values(readPackage().scripts).flatMap((script) => /^node server\/start\.js (\S+)$/.exec(script)?.[1] ?? []);
  return {
    main: 'server/main.ts',
    ...Object.fromEntries(commands.map((name) => [name, `server/commands/${name}.ts`])),
    ...Object.fromEntries(STARTED_BY_PATH.map((file) => [path.basename(file, '.ts'), file])),
  };
}

/** The package.json of a build: it starts, runs commands, and needs what is not bundled. */
export function toBuildPackage({ version, license, type, scripts, dependencies }: Package) {
  const ofBuild = Object.entries(scripts).filter(([, script]) => script.includes(IN_CHECKOUT));
  return {
    name: 'byline',
    version,
    private: true,
    license,
    type,
    engines: { node: '>=24.7.0' },
    scripts: Object.fromEntries(ofBuild.map(([name, script]) => [name, toBuildScript(script)])),
    dependencies,
  };
}

/** `exec env … node … server/start.js || node … server/start.js`, without the warning of an early Node 24 that its SQLite is an experiment. */
function toBuildScript(script: string): string {
  return script
    .replaceAll(/\bnode (?=.*?server\/start\.js)/g, 'node --disable-warning=ExperimentalWarning ')
    .replaceAll(IN_CHECKOUT, 'start.js');
}
