import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { newFolder, serve } from '#tests/support/serve.ts';
import { precompress } from '../response/compression.ts';

const SCRIPT = 'export const words = "brand";\n'.repeat(100);

function builtFiles() {
  const clientDir = path.join(newFolder(), 'client');
  mkdirSync(path.join(clientDir, 'assets'), { recursive: true });
  mkdirSync(path.join(clientDir, '.vite'));
  writeFileSync(path.join(clientDir, 'assets', 'app-a1b2c3d4.js'), SCRIPT);
  writeFileSync(path.join(clientDir, 'assets', 'type-a1b2c3d4.woff2'), Buffer.alloc(4000));
  writeFileSync(path.join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(clientDir, '.vite', 'manifest.json'), '{}');
  writeFileSync(path.join(clientDir, '..', 'secret.txt'), 'secret');
  return clientDir;
}

test('hashed files are for ever, others are asked about again, and all have their type', async () => {
  const { ask } = await serve({ clientDir: builtFiles() });
  expect((await ask('/assets/app-a1b2c3d4.js')).headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await ask('/favicon.svg')).headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=0, s-maxage=10, must-revalidate',
  });
  expect((await ask('/favicon.svg?v=2')).status).toBe(200);
});

test('files are compressed in the background, fonts never', async () => {
  const { ask } = await serve({ clientDir: builtFiles() });
  const headers = { 'accept-encoding': 'br, gzip' };
  await vi.waitFor(async () => expect((await ask('/assets/app-a1b2c3d4.js', { headers })).headers['content-encoding']).toBe('br'), {
    timeout: 30_000,
  });
  const { body } = await ask('/assets/app-a1b2c3d4.js', { headers });
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  const font = await ask('/assets/type-a1b2c3d4.woff2', { headers });
  expect(font.headers).toMatchObject({ 'content-type': 'font/woff2', 'content-length': '4000' });
  expect(font.headers['content-encoding'] ?? font.headers.vary).toBeUndefined();
});

test('what the build has compressed is served from the start, and the compressed files have no URLs', async () => {
  const clientDir = builtFiles();
  await precompress(clientDir);
  const { ask } = await serve({ clientDir });
  for (const encoding of ['br', 'gzip']) {
    expect((await ask('/assets/app-a1b2c3d4.js', { headers: { 'accept-encoding': encoding } })).headers['content-encoding']).toBe(encoding);
  }
  expect((await ask('/assets/app-a1b2c3d4.js.br')).status).toBe(404);
});

test('a file that the client has cached is 304, and HEAD has no body', async () => {
  const { ask } = await serve({ clientDir: builtFiles() });
  const { headers } = await ask('/assets/app-a1b2c3d4.js');
  expect(await ask('/assets/app-a1b2c3d4.js', { headers: { 'if-none-match': headers.etag ?? '' } })).toMatchObject({
    status: 304,
    text: '',
  });
  expect(await ask('/favicon.svg', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..\\..\\secret.txt',
  '/.vite/manifest.json',
  '//secret.txt',
])('%s is not a file', async (target) => {
  const { ask } = await serve({ clientDir: builtFiles() });
  expect((await ask(target)).text).not.toMatch(/^secret|^\{\}/);
});

test('an old asset’s URL is 404 without asking the app', async () => {
  const handler = vi.fn();
  const { ask } = await serve({ clientDir: builtFiles(), handler });
  expect((await ask('/assets/app-00000000.js')).status).toBe(404);
  expect(handler).not.toHaveBeenCalled();
});
