import { takePhotograph } from '#tests/factories/photograph.ts';
import { sendRequest } from '#tests/support/admin-client.ts';
import type { AskedAction } from '#tests/support/extensions.ts';
import type { Server } from '#tests/support/processes.ts';
import { LONGEST, listHostileTexts, writeArticle } from './texts.ts';

type Headers = Record<string, string>;

const FORM = 'application/x-www-form-urlencoded';

/** Every public route, and what a stranger can send to it. */
export function listPublicActions(site: Server): AskedAction[] {
  const get = (name: string, path: (run: number) => string): AskedAction => ({ name, act: (run) => sendRequest(site, path(run)) });
  const post = (name: string, path: string, body: (run: number) => string, type = FORM): AskedAction => ({
    name,
    act: (run) => sendRequest(site, path, { method: 'POST', headers: { origin: site.url, 'content-type': type }, body: body(run) }),
  });
  const pages = [
    '/',
    '/category/marketing',
    '/blog/1',
    '/about',
    '/services',
    '/contact',
    '/privacy',
    '/sitemap',
    '/search',
    '/auth',
    '/auth/recover',
  ];
  const files = ['/feed.xml', '/feed.json', '/category/brand/feed.xml', '/sitemap.xml', '/llms.txt', '/robots.txt', '/blog/1.md'];
  const pictures = ['/share.png', '/blog/1/share.png', '/blog/1/cover.svg', '/blog/filler-20/share.png'];
  return [
    ...[...pages, ...files, ...pictures, '/blog/filler-300'].map((path) => get(path, () => path)),
    get('an article of 10 kB', (run) => `/blog/small-${run}`),
    get('an article of 200 kB', (run) => `/blog/long-${run}`),
    get('an article of 200 kB as Markdown', (run) => `/blog/long-${run}.md`),
    get('an article of the greatest length', (run) => `/blog/longest-${run}`),
    get('an article of the greatest length as Markdown', (run) => `/blog/longest-${run}.md`),
    ...Object.keys(listHostileTexts(100, 0)).map((name, at) => get(`200 kB of ${name}`, (run) => `/blog/hostile-${at}-${run}`)),
    get('no such page', (run) => `/nowhere-at-all-${run}`),
    get('no such page, 2,000 letters', (run) => `/${'pricing-and-brand-'.repeat(110)}${run}`),
    get('no such article', (run) => `/blog/how-to-price-a-brand-${run}`),
    get('no such solution', (run) => `/solution/growth-year-${run}`),
    get('no such category', (run) => `/category/marketinge-${run}`),
    ...[1000, 2000, 4000, 7500].flatMap((length) => [
      get(`search, one word of ${length}`, (run) => `/search?q=${run}${'ab'.repeat(length / 2)}`),
      get(`search, words, ${length} in all`, (run) => `/search?q=${run}${countWords(length / 5)}`),
      get(`/api/search, single letters, ${length} in all`, (run) => `/api/search?q=${run}${'+a'.repeat(length / 2)}`),
    ]),
    get('a cookie that is no session', (run) => `/blog/filler-${run + 40}`),
    post('sign-in with a wrong password', '/auth', (run) => `intent=sign-in&email=nobody${run}%40example.org&password=wrong+horse+${run}`),
    post('recovery of an unknown account', '/auth/recover', (run) => `email=nobody${run}%40example.org`),
    post('16 kB of keys to /auth', '/auth', (run) => `k${run}=&`.repeat(4000).slice(0, 16_000)),
    post('1 MB of keys to /auth', '/auth', (run) => `k${run}=&`.repeat(250_000).slice(0, 1_000_000)),
    post('1 MB of keys to /contact', '/contact', (run) => `k${run}=&`.repeat(250_000).slice(0, 1_000_000)),
    post(
      '1 MB of JSON to the admin, signed out',
      '/admin/do/content.save',
      (run) => `[${'[],'.repeat(330_000)}${run}]`,
      'application/json',
    ),
  ];
}

/** What the author does. */
export async function listSaves(site: Server, headers: Headers): Promise<AskedAction[]> {
  const save = (name: string, content: (run: number) => string): AskedAction => ({
    name,
    act: (run) =>
      sendRequest(site, '/admin/do/content.save', {
        method: 'POST',
        headers,
        body: JSON.stringify({ kind: 'article', form: toFields(`${name} ${run}`, content(run)) }),
      }),
  });
  const photograph = await takePhotograph();
  return [
    save('save of 10 kB', (run) => writeArticle(10_000, run)),
    save('save of 200 kB', (run) => writeArticle(200_000, run)),
    save('save of the greatest length', (run) => writeArticle(LONGEST, run)),
    ...Object.keys(listHostileTexts(100, 0)).map((name) =>
      save(`save of 500 kB of ${name}`, (run) => listHostileTexts(LONGEST, run)[name] ?? ''),
    ),
    {
      name: 'preview of the greatest length',
      act: (run) =>
        sendRequest(site, '/admin/preview', {
          method: 'POST',
          headers,
          body: JSON.stringify({ content: writeArticle(LONGEST, run + 50) }),
        }),
    },
    {
      name: '1 MB of JSON',
      act: (run) => sendRequest(site, '/admin/do/content.save', { method: 'POST', headers, body: `[${'[],'.repeat(330_000)}${run}]` }),
    },
    { name: 'upload of a photograph', act: () => upload(site, headers, photograph) },
    { name: 'the list of articles', act: (run) => sendRequest(site, `/admin/articles?page=${run + 1}`, { headers }) },
    { name: 'the editor, greatest length', act: (run) => sendRequest(site, `/admin/articles/longest-${run}`, { headers }) },
  ];
}

/** A small save: afterwards no page is in the cache. */
export async function emptyPageCache(site: Server, headers: Headers, number: number): Promise<void> {
  const body = JSON.stringify({ kind: 'article', form: toFields(`Note ${number}`, `<p>Note ${number}</p>`) });
  const { status, text } = await sendRequest(site, '/admin/do/content.save', { method: 'POST', headers, body });
  if (status !== 200) throw new Error(`not saved: ${status} ${text.slice(0, 300)}`);
}

/** So many words, each another one, of which many titles have some. */
function countWords(count: number): string {
  return Array.from({ length: Math.floor(count) }, (_, at) => `+${1000 + at}`).join('');
}

function toFields(title: string, content: string) {
  return { title, category: 'BRAND', excerpt: `What ${title} says.`, tags: 'torture', imageUrl: '/pictures/1.svg', content };
}

async function upload(site: Server, headers: Headers, photograph: Buffer) {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(photograph)], 'photograph.jpg', { type: 'image/jpeg' }));
  const request = new Request(site.url, { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  const body = Buffer.from(await request.arrayBuffer());
  return sendRequest(site, '/admin/images/upload', { method: 'POST', headers: { ...headers, 'content-type': type }, body });
}
