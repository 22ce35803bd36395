import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type ClientResponse, sendRequest } from '#tests/support/admin-client.ts';
import { type Author, createAuthor, type SavedArticle } from '#tests/support/author-client.ts';

type Headers = Record<string, string>;
type Site = { url: string };

/** What the crowd was told, which must hold whatever became of the process that told it. */
export interface Told {
  /** Each save that was answered: by article, the last text and version. */
  saves: Map<string, { text: string; version: number }>;
  saveCount: number;
  /** Addresses of uploaded images, with their sizes. */
  images: string[];
  /** Who was told that an email is on its way. */
  signUps: string[];
  signIns: number;
  /** Pages of articles that somebody has opened and been sent whole. */
  views: number;
  answers: number;
  /** Told to come back later. */
  putOff: number;
  /** What was not answered, or not well: reads, and forms that a process may have taken. */
  faults: { read: string[]; form: string[] };
}

export interface Crowd {
  told: Told;
  /** Ends when every request under way is answered. */
  stop(): Promise<void>;
}

const BROWSER = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
const SAVERS = 5;
const READERS = 6;
const isWell = ({ status }: ClientResponse) => status < 400 || status === 404;
/** A busy machine has more to render than the site lets wait (docs/decisions/0011-bounded-work.md). Nothing of it was done. */
const isPutOff = ({ status, headers }: ClientResponse) => status === 503 && headers['retry-after'] !== undefined;

/** Authors, readers, and people who sign in and up, each of whom waits for the answer to what they have sent before they send more. */
export async function startCrowd(site: Site, headers: Headers): Promise<Crowd> {
  const author = await createAuthor(site, headers);
  const told: Told = {
    saves: new Map(),
    saveCount: 0,
    images: [],
    signUps: [],
    signIns: 0,
    views: 0,
    answers: 0,
    putOff: 0,
    faults: { read: [], form: [] },
  };
  let isOver = false;

  async function ask(name: string, send: () => Promise<ClientResponse>): Promise<ClientResponse | undefined> {
    const kind = name.startsWith('GET') ? 'read' : 'form';
    try {
      const answer = await send();
      if (isWell(answer)) told.answers += 1;
      else if (isPutOff(answer)) told.putOff += 1;
      else told.faults[kind].push(`${name}: ${answer.status}`);
      return isWell(answer) ? answer : undefined;
    } catch (error) {
      told.faults[kind].push(`${name}: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  }

  const repeat = async (pauseMs: number, act: () => Promise<unknown>) => {
    for (; !isOver; await wait(pauseMs)) await act();
  };

  function startSaver() {
    let article: SavedArticle | undefined;
    return repeat(20, async () => {
      const text = randomUUID();
      const answer = await ask('save', () => author.save(text, article));
      article = answer && JSON.parse(answer.text).item;
      if (!article) return; // it may be stored all the same: the next is another article
      told.saves.set(article.id, { text, version: article.version });
      told.saveCount += 1;
    });
  }

  function startReader(reader: number) {
    let n = reader;
    return repeat(5, async () => {
      n += READERS;
      if (n % 3) {
        const page = await ask('GET article', () => sendRequest(site, `/blog/${1 + (n % 12)}`, { headers: BROWSER }));
        if (page?.status === 200) told.views += 1;
      } else await ask('GET search', () => sendRequest(site, `/api/search?q=word${n}`));
    });
  }

  async function upload(by: Author) {
    const answer = await ask('upload', () => by.upload());
    if (answer) told.images.push(JSON.parse(answer.text).image.url);
  }

  async function signIn(by: Author) {
    const answer = await ask('sign-in', () => by.signIn());
    if (answer) told.signIns += 1;
  }

  async function signUp() {
    const email = `${randomUUID()}@example.org`;
    const form = new URLSearchParams({ intent: 'sign-up', email, password: 'seven green rivers', to: '' });
    const from = `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    const person = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from };
    const answer = await ask('sign-up', () => sendRequest(site, '/auth', { method: 'POST', headers: person, body: form.toString() }));
    if (answer) told.signUps.push(email);
  }

  const work = [
    ...Array.from({ length: SAVERS }, startSaver),
    ...Array.from({ length: READERS }, (_, reader) => startReader(reader)),
    repeat(300, () => upload(author)),
    repeat(150, () => signIn(author)),
    repeat(150, signUp),
  ];
  return {
    told,
    async stop() {
      isOver = true;
      await Promise.all(work);
    },
  };
}
