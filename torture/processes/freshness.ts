import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest } from '#tests/support/admin-client.ts';
import { createAuthor } from '#tests/support/author-client.ts';
import type { SiteCluster } from '#tests/support/cluster/site-cluster.ts';

type Headers = Record<string, string>;

const GIVE_UP_MS = 10_000;
const POLL_MS = 10;
/** Of an image that is 900 pixels wide. */
const SIZES = ['400.avif', '400.webp', '900.avif', '900.webp'];

export interface Delays {
  /** Until a reader of the other process is sent the page with the change. */
  readers: number[];
  /** Until the author's own browser is, through the other process. */
  author: number[];
  /** Until the live channel of the other process says so. */
  live: number[];
  /** Until every size of an uploaded image is there. */
  images: number[];
}

/** Saves through one process and looks through the other, in turns; in milliseconds since the answer to the save. */
export async function measureFreshness({ members }: SiteCluster, headers: Headers, rounds: number): Promise<Delays> {
  const delays: Delays = { readers: [], author: [], live: [], images: [] };
  const [one, two] = members;
  if (!one || !two) throw new Error('two processes are needed');
  const cookie = headers.cookie ?? '';
  const authors = await Promise.all([one, two].map((member) => createAuthor(member, { ...headers, origin: member.url })));
  const channels = [one, two].map(({ url }) => listen(url, cookie));
  let article: { id: string; version: number } = JSON.parse((await authors[0]?.save('Round 0'))?.text ?? '').item;
  for (const { url } of members) await sendRequest({ url }, `/blog/${article.id}`);
  for (let round = 1; round <= rounds; round += 1) {
    const [writer, reader] = round % 2 ? [0, 1] : [1, 0];
    const other = members[reader] ?? two;
    const text = `Round ${round} of ${rounds}.`;
    const sentAt = performance.now();
    const saved = await authors[writer]?.save(text, article);
    const since = performance.now();
    if (saved?.status !== 200) throw new Error(`a save was answered with ${saved?.status}`);
    article = JSON.parse(saved.text).item;
    const see = async (who: Headers) => {
      while (performance.now() - since < GIVE_UP_MS) {
        const { text: html } = await sendRequest(other, `/blog/${article.id}`, { headers: who });
        if (html.includes(text)) return performance.now() - since;
        await wait(POLL_MS);
      }
      return Number.POSITIVE_INFINITY;
    };
    const isTold = channels[reader]?.waitForChange({ sentAt, since }) ?? Promise.resolve(Number.POSITIVE_INFINITY);
    if (round % 4 < 2) delays.author.push(await see({ cookie }));
    else delays.readers.push(await see({})); // with no author beside them, whose request makes the process look
    delays.live.push(await isTold);
    if (round % 10) continue;
    const uploaded = await authors[writer]?.upload();
    const uploadedAt = performance.now();
    const { image } = JSON.parse(uploaded?.text ?? '{}');
    const files = [image.url, ...SIZES.map((size) => `/images/${image.id}-${size}`)];
    const answers = await Promise.all(files.map((file) => sendRequest(other, file)));
    const isThere = answers.every(({ status }) => status === 200);
    delays.images.push(isThere ? performance.now() - uploadedAt : Number.POSITIVE_INFINITY);
  }
  for (const { stop } of channels) stop();
  return delays;
}

/** A browser of the admin that waits for changes. */
function listen(url: string, cookie: string) {
  const { port, host } = new URL(url);
  const events: number[] = [];
  const asking = get(
    { port, host: '127.0.0.1', path: '/admin/live', headers: { host, cookie, accept: 'text/event-stream' } },
    (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: change')) events.push(performance.now());
      });
      response.on('error', () => undefined);
    },
  );
  asking.on('error', () => undefined);
  return {
    /** Milliseconds from `since` to the first event after `sentAt`: it may come before the answer does. */
    async waitForChange({ sentAt, since }: { sentAt: number; since: number }): Promise<number> {
      while (performance.now() - since < GIVE_UP_MS) {
        const at = events.find((time) => time >= sentAt);
        if (at !== undefined) return Math.max(0, at - since);
        await wait(POLL_MS);
      }
      return Number.POSITIVE_INFINITY;
    },
    stop: () => void asking.destroy(),
  };
}
