import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { hidePaths, hideTokens } from './hide-paths.server.ts';
import { errorFields } from './log.server.ts';

const root = process.cwd();
const url = pathToFileURL(root).href;

test.each([
  [`    at render (${url}/build/server/index.js:12:3)`, '    at render (build/server/index.js:12:3)'],
  [`    at async ${url}/server/main.ts:1:2`, '    at async server/main.ts:1:2'],
  [`    at new Page (${root}/app/root.tsx:1:2)`, '    at new Page (app/root.tsx:1:2)'],
  [`    at x (${url}/node_modules/react-router/dist/server.js:1:2)`, '    at x (react-router/dist/server.js:1:2)'],
  ['    at x (file:///opt/my%20store/node_modules/.pnpm/a/node_modules/@b/c/d.js:1:2)', '    at x (@b/c/d.js:1:2)'],
  ['    at x (/opt/elsewhere/file.js:1:2)', '    at x (file.js:1:2)'],
  [
    '    at process.processTicks (node:internal/process/task_queues:103:5)',
    '    at process.processTicks (node:internal/process/task_queues:103:5)',
  ],
  [`Cannot find module '${root}/app/x.ts' from ${homedir()}/y`, "Cannot find module 'app/x.ts' from ~/y"],
  ['no article at /blog/nothing', 'no article at /blog/nothing'],
])('%s is told as %s', (line, told) => {
  expect(hidePaths(`Error\n${line}`)).toBe(`Error\n${told}`);
});

test('an error of the file system names the file without its folder', async () => {
  const error: unknown = await readFile(path.join(path.sep, 'no-such-folder', 'deep', 'a.png')).catch((reason: unknown) => reason);
  expect(errorFields(new Error('not kept', { cause: error }))).toMatchObject({
    error: 'not kept',
    cause: "ENOENT: no such file or directory, open 'a.png'",
  });
  expect(JSON.stringify(errorFields(error))).not.toContain('no-such-folder');
});

test('[ADM-26] the token of a private link is in no path that is logged', () => {
  expect(hideTokens('/draft/abc_DEF-1')).toBe('/draft/*');
  expect(hideTokens('/draft/abc_DEF-1.data')).toBe('/draft/*');
  expect(hideTokens('//Draft//abc/more')).toBe('//Draft//*/more');
  expect(hideTokens('/blog/draft')).toBe('/blog/draft');
  expect(hideTokens('/blog/draft/a')).toBe('/blog/draft/a');
});
