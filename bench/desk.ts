import { request } from 'node:http';
import type { Server } from './processes.ts';

export interface Answer {
  status: number;
  cookies: string[];
  text: string;
  /** Milliseconds until the last byte. */
  ms: number;
}

/** One request on a connection of its own. */
export function ask(
  { port }: Pick<Server, 'port'>,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path, method, agent: false, headers: { host: `localhost:${port}`, ...headers } });
    asking.on('error', reject);
    asking.on('response', async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const cookies = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');
      resolve({ status: response.statusCode ?? 0, cookies, text: Buffer.concat(chunks).toString(), ms: performance.now() - startedAt });
    });
    asking.end(body);
  });
}

/** Makes the first admin by the link in the log, as an owner does; gives back the headers of the signed-in browser. */
export async function signIn(site: Server): Promise<Record<string, string>> {
  const path = /http:\/\/[^/"]+(\/auth\/set-up\/[\w-]+)/.exec(site.output())?.[1];
  if (!path) throw new Error('no link to set up the first admin');
  const origin = `http://localhost:${site.port}`;
  const body = new URLSearchParams({ email: 'owner@example.org', password: 'seven green rivers' }).toString();
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  const { status, cookies } = await ask(site, path, { method: 'POST', headers, body });
  if (status >= 400 || cookies.length === 0) throw new Error(`not signed in: ${status}`);
  return { origin, cookie: cookies.join('; '), 'content-type': 'application/json' };
}

export interface Saves {
  /** Milliseconds of each save. */
  saved: number[];
  /** Milliseconds from the save's answer to a page, signed out, that shows it. */
  visible: number[];
  /** Pages asked for after a save that did not show it. */
  stale: number;
}

/** Saves an article of 10 kB again and again, and each time asks signed out for its page, the home page and the search. */
export async function measureSaves(site: Server, times: number): Promise<Saves> {
  const headers = await signIn(site);
  const filler = '<p>Ten kilobytes of an article are some sixteen hundred words, and this is a paragraph of them.</p>'.repeat(105);
  const save = async (path: string, fields: object) => {
    const answer = await ask(site, path, { method: 'POST', headers, body: JSON.stringify(fields) });
    if (answer.status !== 200) throw new Error(`not saved: ${answer.status} ${answer.text.slice(0, 300)}`);
    return { ...answer, item: JSON.parse(answer.text).item };
  };
  const fieldsOf = (title: string) => ({
    title,
    category: 'BRAND',
    excerpt: `What ${title} says.`,
    tags: 'bench',
    imageUrl: '/pictures/1.svg',
    content: `<p>${title}</p>${filler}`,
  });
  let { item } = await save('/admin/save/article', fieldsOf('Saved number 0'));
  const saves: Saves = { saved: [], visible: [], stale: 0 };
  for (let number = 1; number <= times; number += 1) {
    const title = `Saved number ${number} of all`;
    const answer = await save(`/admin/save/article/${item.id}`, { ...fieldsOf(title), version: item.version });
    item = answer.item;
    saves.saved.push(answer.ms);
    const page = await ask(site, `/blog/${item.id}`);
    saves.visible.push(page.ms);
    const others = await Promise.all(
      ['/', '/category/brand', '/sitemap', '/feed.xml', `/search?q=number+${number}`].map((path) => ask(site, path)),
    );
    saves.stale += [page, ...others].filter(({ text }) => !text.includes(title)).length;
  }
  return saves;
}
