import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import openapiTS from 'openapi-typescript';
import { expect, onTestFinished, test } from 'vitest';
import { signIn } from '#tests/support/admin-client.ts';
import { startSite } from '#tests/support/site.ts';
import { callApi, createToken } from './api-client.testing.ts';

const run = promisify(execFile);

/** Its types come from the generated file alone. */
const CLIENT = `
import type { components, operations } from './api.ts';

type NewArticle = components['schemas']['NewArticle'];
type Article = operations['createArticle']['responses'][201]['content']['application/json'];
type Query = NonNullable<operations['listArticles']['parameters']['query']>;

declare const process: { argv: string[] };
const [, , site = '', token = ''] = process.argv;
const article: NewArticle = { title: 'From a generated client', tags: ['generated'], category: 'BRAND', isNoindex: true };
const response = await fetch(site + '/api/v1/articles', {
  method: 'POST',
  headers: { authorization: 'Bearer ' + token, 'content-type': 'application/json' },
  body: JSON.stringify(article),
});
const { id, url, state, version, tags }: Article = await response.json();
const query: Query = { state: 'draft', limit: 5, fields: 'title' };
// @ts-expect-error there is no such state
const wrong: Query = { state: 'secret' };
// @ts-expect-error a title is needed
const untitled: NewArticle = { tags: [] };
console.log(JSON.stringify({ id, url, state, version, tags, query, wrong, untitled }));
`;

test('[API-1] [API-2] a client generated from openapi.json compiles and creates a draft', async () => {
  const site = await startSite();
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-client-'));
  onTestFinished(async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const token = await createToken(site, await signIn(site), ['drafts:read', 'drafts:write']);
  writeFileSync(path.join(folder, 'api.ts'), await openapiTS((await callApi(site, '/openapi.json')).json));
  writeFileSync(path.join(folder, 'client.ts'), CLIENT);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const options =
    '--noEmit --strict --target es2024 --module esnext --moduleResolution bundler --lib es2024,dom --allowImportingTsExtensions';
  await run('tsc', [...options.split(' '), 'client.ts'], { cwd: folder }).catch(({ stdout }) => expect.fail(stdout));
  const { stdout } = await run(process.execPath, ['client.ts', site.url, token], { cwd: folder });
  expect(JSON.parse(stdout)).toMatchObject({ id: 'from-a-generated-client', state: 'draft', version: 1, tags: ['generated'] });
});
