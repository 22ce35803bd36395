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

interface Package {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}

export function readPackage(): Package {
  return JSON.parse(readFileSync('package.json', 'utf8'));
}

export function listEntries(): Record<string, string> {
  const commands = Object.values(readPackage().scripts).flatMap((script) => /^node server\/start\.js (\S+)$/.exec(script)?.[1] ?? []);
  return {
    main: 'server/main.ts',
    ...Object.fromEntries(commands.map((name) => [name, `server/commands/${name}.ts`])),
    ...Object.fromEntries(STARTED_BY_PATH.map((file) => [path.basename(file, '.ts'), file])),
  };
}
