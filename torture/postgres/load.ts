import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest } from '#tests/support/admin-client.ts';

/** What the load has seen. */
interface Seen {
  /** How often each status was answered; 0 where the connection was cut. */
  statuses: Map<number, number>;
  /** Those that no outage excuses, as words. */
  faults: string[];
  /** Creation keys of saves that were answered with 200. */
  savedKeys: string[];
  slowest: { ms: number; what: string };
}

export interface Load {
  seen: Seen;
  /** Lets nothing be written for as long as the work takes, so that pages stay as new as the content; forgets the slowest answer so far. */
  pauseWriters(work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

type Site = { url: string };

/** 400 is what a wrong password gets. */
const ALLOWED = [200, 201, 302, 400, 409, 503, 507];
const WRITERS = 3;
const READERS = 3;
const PAUSE_MS = 20;
/** Each answers in a form of its own; the number makes it a page that nothing holds yet. */
const READS = [
  (n: number) => `/api/search?q=word${n}`,
  (n: number) => `/search?q=page${n}`,
  (n: number) => `/blog/${1 + (n % 12)}/share.png?n=${n}`,
  (n: number) => `/feed.xml?n=${n}`,
  () => '/sitemap.xml',
  () => '/',
  (n: number) => `/blog/${1 + (n % 12)}.md`,
];

/** Writers, of which each saves an article until it is told that it is saved, and readers of every kind of answer. */
export function startLoad(site: Site, admin: Record<string, string>): Load {
  const seen: Seen = { statuses: new Map(), faults: [], savedKeys: [], slowest: { ms: 0, what: '' } };
  let isOver = false;
  let isPaused = false;
  let writing = 0;

  async function ask(to: string, options: Parameters<typeof sendRequest>[2] = {}) {
    const startedAt = performance.now();
    const answer = await sendRequest(site, to, options).catch(() => undefined);
    const status = answer?.status ?? 0;
    const ms = performance.now() - startedAt;
    if (ms > seen.slowest.ms) seen.slowest = { ms, what: `${options.method ?? 'GET'} ${to.split('?')[0]}: ${status}` };
    seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
    if (!ALLOWED.includes(status))
      seen.faults.push(`${options.method ?? 'GET'} ${to.split('?')[0]}: ${status} ${answer?.text.slice(0, 120) ?? ''}`);
    if (status === 503 && !answer?.headers['retry-after']) seen.faults.push(`${options.method ?? 'GET'} ${to}: 503 without Retry-After`);
    return status;
  }

  async function write() {
    while (!isOver) {
      const creationKey = randomUUID();
      const body = JSON.stringify({ kind: 'article', form: { ...createArticle('Written under load'), creationKey, saveId: creationKey } });
      let status = 0;
      while (isPaused) await wait(PAUSE_MS);
      writing += 1;
      while (status !== 200 && !isOver) {
        status = await ask('/admin/do/content.save', { method: 'POST', headers: admin, body });
        await wait(PAUSE_MS);
      }
      writing -= 1;
      if (status === 200) seen.savedKeys.push(creationKey);
    }
  }

  async function read(reader: number) {
    for (let n = reader; !isOver; n += READERS) {
      await ask(READS[n % READS.length]?.(n) ?? '/');
      await wait(PAUSE_MS);
    }
  }

  async function visitDesk() {
    while (!isOver) {
      await ask('/admin', { headers: { cookie: admin.cookie ?? '' } });
      const form = new URLSearchParams({ intent: 'sign-in', email: `${randomUUID()}@example.org`, password: 'seven green rivers', to: '' });
      const headers = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': randomAddress() };
      await ask('/auth', { method: 'POST', headers, body: form.toString() });
      await wait(PAUSE_MS * 10);
    }
  }

  const work = [...Array.from({ length: WRITERS }, write), ...Array.from({ length: READERS }, (_, n) => read(n)), visitDesk()];
  return {
    seen,
    async pauseWriters(work) {
      isPaused = true;
      while (writing > 0) await wait(PAUSE_MS);
      await work();
      seen.slowest = { ms: 0, what: '' };
      isPaused = false;
    },
    async stop() {
      isOver = true;
      await Promise.all(work);
    },
  };
}

export function createArticle(title: string) {
  const fields = { category: 'BRAND', excerpt: 'What is written.', tags: 'load', imageUrl: '/pictures/1.svg' };
  return { title, ...fields, content: `<p>${title}, in full.</p>` };
}

function randomAddress(): string {
  return `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
}
