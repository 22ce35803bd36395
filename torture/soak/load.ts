import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { type ClientResponse, sendRequest } from '#tests/support/admin-client.ts';
import { toFields } from '../stop/clients.ts';

export interface Site {
  url: string;
}

type Headers = Record<string, string>;

export interface Load {
  /** Milliseconds of each answer, by kind of request. */
  times: Record<string, number[]>;
  faults: string[];
  /** Resolves when every request under way is answered. */
  pause(): Promise<void>;
  resume(): void;
}

interface Kind {
  name: string;
  pauseMs: number;
  act(number: number): Promise<Pick<ClientResponse, 'status' | 'ms'>>;
}

const PAGES = ['/', '/about', '/services', '/contact', '/blog/1', '/blog/7', '/category/brand', '/sitemap', '/auth'];
const FILES = ['/feed.xml', '/feed.json', '/sitemap.xml', '/llms.txt', '/blog/2.md', '/robots.txt', '/share.png', '/blog/3/cover.svg'];
const WORDS = ['brand', 'price', 'growth', 'africa', 'market', 'street', 'offer', 'story'];

/** Everything that readers and the author do, over and over, until paused. */
export async function startLoad(site: Site, headers: Headers, owner: { email: string; password: string }): Promise<Load> {
  const load: Pick<Load, 'times' | 'faults'> = { times: {}, faults: [] };
  const kinds = [...listReads(site), ...(await listWrites(site, headers, owner))];
  let isPaused = false;
  let running: Promise<void>[] = [];
  const repeat = async ({ name, pauseMs, act }: Kind) => {
    load.times[name] ??= [];
    for (; !isPaused; await wait(pauseMs)) {
      try {
        const { status, ms } = await act(nextNumber());
        load.times[name]?.push(ms);
        if (status >= 400 && status !== 404) load.faults.push(`${name}: ${status}`);
      } catch (error) {
        load.faults.push(`${name}: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
  const resume = () => {
    isPaused = false;
    running = kinds.map(repeat);
  };
  resume();
  return {
    ...load,
    async pause() {
      isPaused = true;
      await Promise.all(running);
    },
    resume,
  };
}

let number = 0;

function nextNumber(): number {
  number += 1;
  return number;
}

function listReads(site: Site): Kind[] {
  const get = (path: string) => sendRequest(site, path);
  const pick = (paths: string[], at: number) => paths[at % paths.length] ?? '/';
  return [
    { name: 'page', pauseMs: 10, act: (at) => get(pick(PAGES, at)) },
    { name: 'file', pauseMs: 40, act: (at) => get(pick(FILES, at)) },
    { name: 'distinct address', pauseMs: 15, act: (at) => get(`/nowhere-${at}`) },
    { name: 'distinct query', pauseMs: 20, act: (at) => get(`${pick(PAGES, at)}?n=${at}`) },
    { name: 'search', pauseMs: 40, act: (at) => get(`/search?q=${pick(WORDS, at)}+${at}`) },
    { name: 'search of the panel', pauseMs: 40, act: (at) => get(`/api/search?q=${pick(WORDS, at)}`) },
  ];
}

async function listWrites(site: Site, headers: Headers, { email, password }: { email: string; password: string }): Promise<Kind[]> {
  const save = (path: string, fields: object) => sendRequest(site, path, { method: 'POST', headers, body: JSON.stringify(fields) });
  let { item } = JSON.parse((await save('/admin/do/content.save', { kind: 'article', form: toFields('Saved on and on') })).text);
  const image = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
  const signIn = new URLSearchParams({ intent: 'sign-in', to: '', email, password }).toString();
  const { origin } = new URL(site.url);
  return [
    {
      name: 'save',
      pauseMs: 300,
      async act(at) {
        const response = await save('/admin/do/content.save', {
          kind: 'article',
          id: item.id,
          form: { ...toFields(`Saved, number ${at}`), version: item.version },
        });
        if (response.status === 200) ({ item } = JSON.parse(response.text));
        return response;
      },
    },
    { name: 'page of the admin', pauseMs: 200, act: (at) => sendRequest(site, at % 2 ? '/admin/articles' : '/admin', { headers }) },
    { name: 'upload', pauseMs: 4000, act: () => upload(site, headers, image) },
    { name: 'live channel, first event', pauseMs: 500, act: () => listen(site, headers) },
    {
      name: 'sign-in',
      pauseMs: 8000,
      act: () =>
        sendRequest(site, '/auth', {
          method: 'POST',
          headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
          body: signIn,
        }),
    },
  ];
}

async function upload(site: Site, headers: Headers, image: Buffer) {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(image)], 'blue.png', { type: 'image/png' }));
  const { headers: formHeaders, body } = await toBody(form);
  return sendRequest(site, '/admin/images/upload', { method: 'POST', headers: { ...headers, ...formHeaders }, body });
}

async function toBody(form: FormData): Promise<{ headers: Headers; body: Buffer }> {
  const response = new Response(form);
  return { headers: { 'content-type': response.headers.get('content-type') ?? '' }, body: Buffer.from(await response.arrayBuffer()) };
}

/** Opens a channel and leaves it after its first event and two seconds. */
function listen(site: Site, headers: Headers): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const { port, host } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const asking = request({
      port,
      host: '127.0.0.1',
      path: '/admin/live',
      agent: false,
      headers: { host, cookie: headers.cookie ?? '', accept: 'text/event-stream' },
    });
    asking.on('error', reject);
    asking.on('response', (response) => {
      response.on('error', () => undefined); // it leaves in the middle
      response.once('data', async () => {
        const ms = performance.now() - startedAt;
        await wait(2000);
        asking.destroy();
        resolve({ status: response.statusCode ?? 0, ms });
      });
    });
    asking.end();
  });
}
