import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { type ClientResponse, sendRequest } from './admin-client.ts';
import type { RunningSite } from './site.ts';

type Site = Pick<RunningSite, 'url'>;

export interface SavedArticle {
  id: string;
  version: number;
}

/** What an author does, as their browser sends it. */
export interface Author {
  /** Adds an article, or saves one; its text begins with `text`. */
  save(text: string, article?: SavedArticle): Promise<ClientResponse>;
  upload(): Promise<ClientResponse>;
  /** With the password of `signIn`, from a browser without cookies; where the site trusts 127.0.0.1, each time from another address. */
  signIn(): Promise<ClientResponse>;
  readiness(): Promise<string>;
  /** Milliseconds until a save works; throws after ten seconds. */
  waitUntilSaved(): Promise<number>;
}

const TICK_MS = 50;
const GIVE_UP_MS = 10_000;

/** `headers` are those of `signIn` in admin-client.ts. */
export async function createAuthor(site: Site, headers: Record<string, string>): Promise<Author> {
  const image = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a6b5c' } })
    .png()
    .toBuffer();

  let signIns = 0;
  const save: Author['save'] = (text, article) => {
    const fields = { title: 'A full disk', category: 'BRAND', excerpt: 'e', imageUrl: '/pictures/1.svg', tags: 'x' };
    const form = { ...fields, content: `<p>${text}</p>`, ...(article && { version: article.version }) };
    const save = JSON.stringify({ kind: 'article', id: article?.id, form });
    return sendRequest(site, '/admin/do/content.save', { method: 'POST', headers, body: save });
  };

  return {
    save,
    async upload() {
      const form = new FormData();
      form.append('image', new Blob([new Uint8Array(image)]), 'one.png');
      const request = new Response(form);
      const type = request.headers.get('content-type') ?? '';
      const body = Buffer.from(await request.arrayBuffer());
      return sendRequest(site, '/admin/images/upload', { method: 'POST', headers: { ...headers, 'content-type': type }, body });
    },
    signIn() {
      const form = { intent: 'sign-in', email: 'owner@example.org', password: 'seven green rivers', to: '' };
      signIns += 1;
      const from = `198.51.${signIns >> 8}.${signIns & 255}`;
      const browser = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from };
      return sendRequest(site, '/auth', { method: 'POST', headers: browser, body: new URLSearchParams(form).toString() });
    },
    readiness: async () => (await sendRequest(site, '/readyz')).text,
    async waitUntilSaved() {
      const startedAt = performance.now();
      while (performance.now() - startedAt < GIVE_UP_MS) {
        if ((await save('It works again')).status === 200) return performance.now() - startedAt;
        await wait(TICK_MS);
      }
      throw new Error('nothing can be saved ten seconds after the disk was mended');
    },
  };
}
