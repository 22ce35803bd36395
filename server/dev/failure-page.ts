import { stripVTControlCharacters } from 'node:util';
import type { LogFields } from '#platform/log/log.server.ts';

const STYLE = `
body { margin: 2rem; font: 1rem/1.5 system-ui; color-scheme: light dark }
h1 { font-size: 1.25rem; color: light-dark(#b00020, #ff8a8a) }
pre { overflow-x: auto; font: .875rem/1.6 ui-monospace, monospace }`;

export function createFailurePage(failures: LogFields[], nonce: string): Response {
  const sections = failures.map(({ error, stack }) => `<h1>${escapeHtml(error).split('\n')[0]}</h1><pre>${escapeHtml(stack)}</pre>`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>This page failed</title>
<style nonce="${nonce}">${STYLE}</style><script type="module" src="/@public-page.js"></script>${sections.join('')}</html>\n`;
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function escapeHtml(text: unknown) {
  return stripVTControlCharacters(String(text)).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
