import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { signIn } from '#tests/support/admin-client.ts';
import { startSite } from '#tests/support/site.ts';
import { callApi, createToken } from './api-client.testing.ts';

const run = promisify(execFile);

test('[API-1] [API-2] the examples of docs/api.md work as they stand', async () => {
  const site = await startSite();
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-api-'));
  onTestFinished(async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const token = await createToken(site, await signIn(site), ['drafts:read', 'drafts:write']);
  const commands = [...readFileSync('docs/api.md', 'utf8').matchAll(/```sh\n([\s\S]+?)```/g)].map(([, command = '']) => command);
  const outputs: string[] = [];
  for (const command of commands) {
    const env = { PATH: process.env.PATH, SITE: site.url, TOKEN: token };
    outputs.push((await run('sh', ['-c', command], { cwd: folder, env })).stdout);
  }
  const [list = '', article = '', created = '', changed = ''] = outputs;
  expect(JSON.parse(list).items).toHaveLength(3);
  expect(JSON.parse(article)).toMatchObject({ id: '1', content: expect.stringContaining('<p>') });
  expect(JSON.parse(created)).toMatchObject({ id: 'from-my-notes', state: 'draft', tags: ['notes'], version: 1 });
  expect(JSON.parse(changed)).toMatchObject({
    excerpt: 'What I wrote on the train.',
    category: 'BRAND',
    version: 2,
    title: 'From my notes',
  });
  expect(readFileSync(path.join(folder, 'from-my-notes.html'), 'utf8')).toContain('filed from the train');
  expect(readdirSync(folder)).toHaveLength((await callApi(site, '/articles?state=all&limit=100', { token })).json.items.length);
});
