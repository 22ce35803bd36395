import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import { SESSION_COOKIE } from '#features/accounts/better-auth/private-api.server.ts';
import type { LogFields } from '#platform/log/log.server.ts';
import { createHttpServer, type HttpServerOptions } from '#server/http/http-server.ts';
import type { AppHandler } from '#server/response/app-handler.ts';

const SESSION_SECRET = 'only-for-tests-0123456789-abcdefghijklmnop';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  body: Buffer;
  text: string;
}

export interface Ask {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

type Options = Partial<Omit<HttpServerOptions, 'settings' | 'handler'>> & {
  settings?: Partial<HttpServerOptions['settings']>;
  handler?: AppHandler;
};

/** A real server on loopback in front of a small app, a client that sends exactly what it is told, and what was logged. */
export async function serve({ settings, handler = greet, ...options }: Options = {}) {
  const lines: (LogFields & { event: string; level: string })[] = [];
  const note =
    (level: string) =>
    (event: string, fields: LogFields = {}) =>
      void lines.push({ ...fields, level, event });
  const content = { version: 1, isReachable: true, refreshes: 0 };
  const server = createHttpServer({
    log: { info: note('info'), warn: note('warn'), error: note('error') },
    contentVersion: {
      current: () => content.version,
      async refresh() {
        content.refreshes += 1;
      },
      isReachable: () => content.isReachable,
    },
    findUnready: async () => [],
    renderTimeoutMs: 30_000, // a busy machine makes no page slow
    kinds: contentKinds,
    clientDir: path.join(tmpdir(), 'byline-no-such-folder'),
    ...options,
    handler,
    settings: { SITE_URL: 'http://site.test', HOST: '127.0.0.1', PORT: 0, TRUSTED_PROXIES: [], SESSION_SECRET, ...settings },
  });
  const { port, url } = await server.listen();
  return {
    port,
    url,
    lines,
    content,
    stop: server.stop,
    ask: (target: string, ask?: Ask) => askServer(port, target, ask),
    raw: (bytes: string | Buffer) => exchange(port, bytes),
    /** As `raw`, from a client that leaves it to the server to close. */
    rawOpen: (bytes: string) => exchange(port, bytes, { isHalfClosed: false }),
  };
}

/** An app that answers every address with a small page that names it. */
export const greet: AppHandler = async (incoming) => page(`<h1>${new URL(incoming.url).pathname}</h1>`);

export function page(body: string, init: ResponseInit = {}): Response {
  return new Response(`<!doctype html><title>x</title>${body}`, {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...(init.headers as Record<string, string>) },
  });
}

/** A session's cookie as accounts sign it. */
export function signedCookie(secret = SESSION_SECRET): string {
  const token = 'abcdefghijklmnopqrstuvwxyz012345';
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `${SESSION_COOKIE}=${token}.${encodeURIComponent(signature)}`;
}

/** An empty folder for the test that asks. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function askServer(port: number, target: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path: target, method, agent: false, headers: { host: 'site.test', ...headers } });
    asking.on('response', async (response) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of response) chunks.push(chunk);
      } catch (error) {
        reject(error);
      }
      const whole = Buffer.concat(chunks);
      const { statusCode = 0, rawHeaders } = response;
      resolve({ status: statusCode, headers: response.headers, rawHeaders, body: whole, text: whole.toString() });
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

function exchange(port: number, bytes: string | Buffer, { isHalfClosed = true } = {}): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => (isHalfClosed ? socket.end(bytes) : socket.write(bytes)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}
