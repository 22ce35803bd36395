import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';

let script: Promise<string> | undefined;

/** Opens an empty page under the admin's policy of styles and scripts, in which `byline` is the visual editor's own functions. */
export async function openEditorPage(page: Page): Promise<void> {
  script ??= bundle();
  const code = await script;
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/editor.js') return route.fulfill({ contentType: 'text/javascript', body: code });
    if (pathname !== '/') return route.abort();
    const policy = "default-src 'self'; img-src 'self'; script-src 'self'; style-src 'self'";
    const body = '<!doctype html><meta charset="utf-8"><title>Editor</title><script src="/editor.js"></script>';
    return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body });
  });
  await page.goto('http://editor.test/');
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' }, // a library's bundle leaves it as it is
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: path.resolve(import.meta.dirname, 'editor-in-page.ts'), formats: ['iife'], name: 'editor' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('the editor was not bundled');
  return chunk.code;
}
