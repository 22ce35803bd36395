import { stripVTControlCharacters } from 'node:util';
import type { Deps } from '#app/context/deps.server.ts';
import { errorFields, type Log, type LogFields } from '#platform/log/log.server.ts';
import type { AppHandler } from '../response/app-handler.ts';

export type LoadApp = () => Promise<{ createAppHandler(deps: Deps): AppHandler }>;

/** Loads the app again for each request, so that it includes the latest edits; failures are shown in the browser. */
export function createDevHandler(loadApp: LoadApp, deps: Deps): AppHandler {
  return async (request, info) => {
    const app = await loadApp().catch((error: unknown) => ({ failure: errorFields(error) })); // Vite has logged it
    if ('failure' in app) return createFailurePage([app.failure], info.rendering.nonce);
    const { log, failures } = recordFailures(deps.log);
    const rendering = { ...info.rendering, mode: 'buffered' as const }; // every failure is known before the response begins
    const response = await app.createAppHandler({ ...deps, log })(request, { ...info, rendering });
    const isPage = request.headers.get('accept')?.includes('text/html');
    if (response.status < 500 || failures.length === 0 || !isPage) return response;
    await response.body?.cancel();
    return createFailurePage(failures, info.rendering.nonce);
  };
}

function recordFailures(log: Log) {
  const failures: LogFields[] = [];
  const error: Log['error'] = (event, fields = {}) => {
    if (failures.some((failure) => failure.error === fields.error)) return;
    const frames = String(fields.stack ?? '').split('\n');
    const failure = { ...fields, stack: frames.filter((frame) => !/\/node_modules\/react-(dom|router)\//.test(frame)).join('\n') };
    failures.push(failure);
    log.error(event, failure);
  };
  return { failures, log: { ...log, error } };
}

const STYLE = `
body { margin: 2rem; font: 1rem/1.5 system-ui; color-scheme: light dark }
h1 { font-size: 1.25rem; color: light-dark(#b00020, #ff8a8a) }
pre { overflow-x: auto; font: .875rem/1.6 ui-monospace, monospace }`;

function createFailurePage(failures: LogFields[], nonce: string): Response {
  const sections = failures.map(({ error, stack }) => `<h1>${escapeHtml(error).split('\n')[0]}</h1><pre>${escapeHtml(stack)}</pre>`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>This page failed</title>
<style nonce="${nonce}">${STYLE}</style><script type="module" src="/@public-page.js"></script>${sections.join('')}</html>\n`;
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function escapeHtml(text: unknown) {
  return stripVTControlCharacters(String(text)).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
