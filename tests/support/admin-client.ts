import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { RunningSite } from './site.ts';

export interface ClientResponse {
  status: number;
  cookies: string[];
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  /** Milliseconds until the last byte. */
  ms: number;
}

type Site = Pick<RunningSite, 'url' | 'output'>;

/** One request on a connection of its own, sent as told and to the byte. */
export function sendRequest(
  { url }: Pick<Site, 'url'>,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<ClientResponse> {
  const startedAt = performance.now();
  const { port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const asking = request({
      port,
      host: '127.0.0.1',
      path,
      method,
      agent: false,
      headers: { host, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }), ...headers },
    });
    asking.on('error', reject);
    asking.on('response', (response) => {
      readResponse(response, startedAt).then(resolve, reject); // rejected when the connection breaks off within the body
    });
    asking.end(body);
  });
}

async function readResponse(response: IncomingMessage, startedAt: number): Promise<ClientResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const cookies = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');
  const body = Buffer.concat(chunks);
  const { statusCode: status = 0, headers } = response;
  return { status, headers, cookies, body, text: body.toString(), ms: performance.now() - startedAt };
}

/** Makes the first admin by the link in the log, as an owner does; gives back the headers of the signed-in browser. */
export async function signIn(site: Site): Promise<Record<string, string>> {
  const token = /\/auth\/set-up#([\w-]+)/.exec(site.output())?.[1];
  if (!token) throw new Error('no link to set up the first admin');
  const origin = site.url;
  const body = new URLSearchParams({ token, email: 'owner@example.org', password: 'seven green rivers' }).toString();
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  const { status, cookies } = await sendRequest(site, '/auth/set-up', { method: 'POST', headers, body });
  if (status >= 400 || cookies.length === 0) throw new Error(`not signed in: ${status}`);
  return { origin, cookie: cookies.join('; '), 'content-type': 'application/json' };
}
