import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { drawPicture } from '#tests/factories/photograph.ts';
import { type ClientResponse, sendRequest } from '#tests/support/admin-client.ts';
import { type Ledger, writeNextState } from './ledger.ts';

const OWNER = { email: 'owner@example.org', password: 'seven green rivers' };

interface Site {
  url: string;
}

const LINK_WITHIN_MS = 10_000;
const CREATED_SHARE = 0.3;
const pictures = await Promise.all([{ width: 64 }, { width: 640 }, { width: 1100 }].map((size) => drawPicture(size)));

/** Opens a session with the password; the cookie, or undefined with the status when it is refused. */
export async function signIn(site: Site): Promise<{ cookie?: string; status: number }> {
  const { status, cookies } = await post(site, '/auth', new URLSearchParams({ ...OWNER, intent: 'sign-in', to: '' }));
  const isIn = status === 302 && cookies.some((cookie) => /session_token=./.test(cookie));
  return { status, ...(isIn && { cookie: cookies.join('; ') }) };
}

/** Makes the first admin by the newest link in the log; the cookie. Throws when that does not work. */
export async function setUp(site: Site & { output(): string }): Promise<string> {
  const find = () => [...site.output().matchAll(/\/auth\/set-up#([\w-]+)/g)].at(-1)?.[1];
  for (const until = Date.now() + LINK_WITHIN_MS; !find() && Date.now() < until; ) await wait(20); // printed after the first page can be read
  const token = find();
  if (!token) throw new Error('no set-up link was printed');
  const { status, cookies } = await post(site, '/auth/set-up', new URLSearchParams({ ...OWNER, token }));
  if (status >= 400 || !cookies.some((cookie) => /session_token=./.test(cookie))) throw new Error(`the set-up was answered with ${status}`);
  return cookies.join('; ');
}

/** Saves and uploads until the site no longer answers, as two tabs and an upload at a time do. Every answer stands in the ledger. */
export async function work(site: Site, { cookie, ledger, until }: { cookie: string; ledger: Ledger; until: AbortSignal }): Promise<void> {
  const headers = { origin: site.url, cookie };
  const attempt = async (request: () => Promise<ClientResponse>) => {
    const response = await request().catch(() => undefined);
    if (response?.status !== 200) ledger.counts.unanswered += 1;
    if (response && response.status !== 200 && !until.aborted) throw new Error(`${response.status} ${response.text.slice(0, 300)}`);
    return response?.status === 200 ? JSON.parse(response.text) : undefined;
  };
  const save = async (number: number) => {
    const entry = ledger.articles[number];
    if (!entry) throw new Error(`no article ${number}`);
    const fields = { category: 'BRAND', excerpt: 'In short.', tags: 'kill', ...writeNextState(ledger, number) };
    const state = entry.states.length - 1;
    const form = { ...fields, ...(entry.row ? { version: entry.row.version } : { creationKey: randomUUID() }) };
    const body = JSON.stringify({ kind: 'article', id: entry.row?.id, form });
    const answer = await attempt(() =>
      sendRequest(site, '/admin/do/content.save', { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }),
    );
    if (!answer) return false;
    entry.answered = state;
    entry.row = { id: answer.item.id, version: answer.item.version };
    ledger.counts.saves += 1;
    return true;
  };
  const write = async (own: number) => {
    for (let goesOn = true; goesOn && !until.aborted; ) {
      const known = [...ledger.articles.keys()].filter((number) => number % 2 === own && ledger.articles[number]?.row);
      if (known.length === 0 || Math.random() < CREATED_SHARE) {
        const number = ledger.articles.length % 2 === own ? ledger.articles.length : ledger.articles.length + 1;
        while (ledger.articles.length <= number) ledger.articles.push({ states: [], answered: -1 });
        goesOn = await save(number);
      } else goesOn = await save(known[Math.floor(Math.random() * known.length)] ?? 0);
    }
  };
  const upload = async () => {
    for (let goesOn = true; goesOn && !until.aborted; ) {
      const picture = Math.floor(Math.random() * pictures.length);
      const form = new FormData();
      form.set('image', new File([new Uint8Array(pictures[picture] ?? [])], `Picture ${picture}.png`));
      const request = new Request('http://localhost/', { method: 'POST', body: form });
      const body = Buffer.from(await request.arrayBuffer());
      const type = request.headers.get('content-type') ?? '';
      const answer = await attempt(() =>
        sendRequest(site, '/admin/images/upload', { method: 'POST', headers: { ...headers, 'content-type': type }, body }),
      );
      goesOn = Boolean(answer);
      if (!answer) return;
      ledger.images.push({ url: answer.image.url, picture });
      ledger.counts.uploads += 1;
    }
  };
  await Promise.all([write(0), write(1), upload()]);
}

function post(site: Site, path: string, form: URLSearchParams) {
  const headers = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' };
  return sendRequest(site, path, { method: 'POST', headers, body: form.toString() });
}
