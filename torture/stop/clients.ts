import { Agent, request } from 'node:http';

/** What the clients are told at their start. */
export interface Crowd {
  port: number;
  count: number;
  /** Of the signed-in author. */
  headers: Record<string, string>;
  /** Articles that some of the clients save again and again, each its own. */
  articles: { id: string; version: number }[];
}

export interface CrowdResult {
  answered: number;
  /** By status or the error's code: everything but an answer below 400, a 404 of a page that is not there, and a refused connection. */
  faults: Record<string, number>;
  /** By article: the number of the last save that was answered. */
  saved: Record<string, number>;
}

const HELD = ['/about', '/', '/services', '/blog/1', '/feed.xml'];
const UNHELD = ['/nowhere-', '/blog/none-', '/api/search?q=brand', '/auth?n=', '/blog/2?n='];

/** A crowd in a process of its own: each client sends its next request when it has the answer to the last, until it is refused. */
process.on('message', async ({ port, count, headers, articles }: Crowd) => {
  const result: CrowdResult = { answered: 0, faults: {}, saved: {} };
  await Promise.all(
    Array.from({ length: count }, (_, at) => {
      const article = articles[at];
      return article ? saveUntilRefused({ port, headers, article, result }) : readUntilRefused({ port, at, result });
    }),
  );
  process.send?.(result, () => process.disconnect());
});

async function readUntilRefused({ port, at, result }: { port: number; at: number; result: CrowdResult }) {
  const agent = new Agent({ keepAlive: at % 4 > 1, maxSockets: 1 });
  const isHeld = at % 2 === 0;
  for (let number = 0; ; number += 1) {
    const path = isHeld ? (HELD[(at + number) % HELD.length] ?? '/') : `${UNHELD[(at + number) % UNHELD.length]}${at}-${number}`;
    const { status } = await send({ port, path, agent });
    if (status === 'ECONNREFUSED') return;
    count(result, status);
  }
}

interface Saving {
  port: number;
  headers: Record<string, string>;
  article: { id: string; version: number };
  result: CrowdResult;
}

async function saveUntilRefused({ port, headers, article, result }: Saving) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let { version } = article;
  for (;;) {
    const form = { ...toFields(`${article.id} number ${version + 1}`), version };
    const body = JSON.stringify({ kind: 'article', id: article.id, form });
    const { status, text } = await send({ port, path: '/admin/do/content.save', agent, headers, body });
    if (status === 'ECONNREFUSED') return;
    count(result, status);
    if (status !== '200') continue;
    version = JSON.parse(text).item.version;
    result.saved[article.id] = version;
  }
}

export function toFields(title: string) {
  return { title, category: 'BRAND', excerpt: title, tags: 'stop', imageUrl: '/pictures/1.svg', content: `<p>${title}</p>` };
}

function count(result: CrowdResult, status: string) {
  if (Number(status) < 400 || status === '404') result.answered += 1;
  else result.faults[status] = (result.faults[status] ?? 0) + 1;
}

interface Sending {
  port: number;
  path: string;
  agent: Agent;
  headers?: Record<string, string>;
  body?: string;
}

function send({ port, path, agent, headers, body }: Sending): Promise<{ status: string; text: string }> {
  return new Promise((resolve) => {
    const fail = ({ code = '', message }: NodeJS.ErrnoException) => {
      const status =
        code === 'ECONNREFUSED' ? code : `${code || message} of a ${asking.reusedSocket ? 'kept' : 'new'} connection, ${method}`;
      resolve({ status, text: '' });
    };
    const method = body === undefined ? 'GET' : 'POST';
    const asking = request({ port, host: '127.0.0.1', path, method, agent, headers: { host: `localhost:${port}`, ...headers } });
    asking.on('error', fail);
    asking.on('response', (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('error', fail);
      response.on('end', () => resolve({ status: String(response.statusCode), text }));
    });
    asking.end(body);
  });
}
