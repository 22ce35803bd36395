import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { sendRequest } from '#tests/support/admin-client.ts';
import { type Ledger, readMark } from './ledger.ts';

interface Row {
  id: string;
  title: string;
  content: string;
  image_url: string | null;
  version: number;
}

/** What is known of the stored images, so that each file is decoded once. */
export interface KnownFiles {
  /** Hash by path. */
  decoded: Map<string, string>;
  /** The hashes of a sample picture's files, which are the same each time that it is uploaded. */
  ofPicture: Map<number, string>;
}

export function createKnownFiles(): KnownFiles {
  return { decoded: new Map(), ofPicture: new Map() };
}

/**
 * Compares a site's data folder with what was answered, and looks for what dangles; in words. Goes on from what it finds, so that the
 * next saves start at the right versions.
 */
export async function examine(dataDir: string, ledger: Ledger, known: KnownFiles): Promise<string[]> {
  const file = new DatabaseSync(path.join(dataDir, 'byline.sqlite'), { readOnly: true });
  try {
    const articles = file.prepare('select id, title, content, image_url, version from articles').all() as unknown as Row[]; // by these names
    const images = file.prepare('select * from images').all();
    const live = images.filter(({ state = 'live' }) => state === 'live').map(({ id }) => String(id));
    const integrity = file
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(row.integrity_check));
    return [
      ...integrity.filter((line) => line !== 'ok'),
      ...file
        .prepare('pragma foreign_key_check')
        .all()
        .map((row) => `a row without what it belongs to: ${JSON.stringify(row)}`),
      ...compareArticles(articles, ledger),
      ...(await findDanglingImages(path.join(dataDir, 'content-images'), { articles, live, ledger, known })),
    ];
  } finally {
    file.close();
  }
}

function compareArticles(rows: readonly Row[], ledger: Ledger): string[] {
  const faults: string[] = [];
  const found = new Set<number>();
  for (const row of rows) {
    const mark = readMark(row.content);
    if (!mark) continue;
    const entry = ledger.articles[mark.number];
    const sent = entry?.states[mark.state];
    if (found.has(mark.number)) faults.push(`article ${mark.number} is there twice`);
    found.add(mark.number);
    if (!entry || !sent || row.title !== sent.title || row.content !== sent.content || row.image_url !== sent.imageUrl)
      faults.push(`article ${mark.number} is not as it was sent: ${row.id}`);
    else if (mark.state < entry.answered)
      faults.push(`article ${mark.number} is of state ${mark.state}, and ${entry.answered} was answered`);
    else Object.assign(entry, { answered: mark.state, row: { id: row.id, version: row.version } });
  }
  ledger.articles.forEach(({ answered }, number) => {
    if (answered >= 0 && !found.has(number)) faults.push(`article ${number} was answered and is gone`);
  });
  return faults;
}

interface Stored {
  articles: readonly Row[];
  live: readonly string[];
  ledger: Ledger;
  known: KnownFiles;
}

async function findDanglingImages(folder: string, { articles, live, ledger, known }: Stored): Promise<string[]> {
  const faults: string[] = [];
  const files = new Map<string, string[]>();
  for (const name of readdirSync(folder).filter((name) => /^[a-z0-9]{16}-/.test(name)))
    files.set(name.slice(0, 16), [...(files.get(name.slice(0, 16)) ?? []), name]);
  for (const id of live) {
    const names = files.get(id) ?? [];
    if (names.length < 3) faults.push(`image ${id} has ${names.length} files`); // as it was sent, AVIF and WebP
    for (const name of names.filter((name) => !known.decoded.has(name))) {
      const bytes = readFileSync(path.join(folder, name));
      await sharp(bytes)
        .stats()
        .catch((error: Error) => faults.push(`${name} does not decode: ${error.message}`));
      known.decoded.set(name, createHash('sha256').update(bytes).digest('hex'));
    }
  }
  for (const { url, picture } of ledger.images) {
    const id = path.basename(url).slice(0, 16);
    if (!live.includes(id)) faults.push(`image ${id} was answered and its row is gone`);
    const names = (files.get(id) ?? []).toSorted();
    const hashes = names.map((name) => `${name.slice(16)} ${known.decoded.get(name)}`).join('\n');
    if (!known.ofPicture.has(picture)) known.ofPicture.set(picture, hashes);
    if (known.ofPicture.get(picture) !== hashes) faults.push(`image ${id} is not the one that was uploaded`);
    if (!names.includes(path.basename(url))) faults.push(`${url} was answered and is gone`);
  }
  for (const { id, image_url } of articles) {
    const image = /^\/images\/([a-z0-9]{16})-/.exec(image_url ?? '')?.[1];
    if (image && !(live.includes(image) && files.has(image))) faults.push(`the image of ${id} is gone`);
  }
  return faults;
}

/** Whether the running site serves the articles that were written last, and the newest image. */
export async function findUnserved(site: { url: string }, ledger: Ledger): Promise<string[]> {
  const faults: string[] = [];
  for (const entry of ledger.articles.slice(-3)) {
    if (entry.answered < 0 || !entry.row) continue;
    const { status, text } = await sendRequest(site, `/blog/${entry.row.id}`);
    if (status !== 200 || !text.includes(entry.states[entry.answered]?.title ?? ''))
      faults.push(`/blog/${entry.row.id} is answered with ${status}`);
  }
  const image = ledger.images.at(-1);
  if (image && (await sendRequest(site, image.url)).status !== 200) faults.push(`${image.url} is not served`);
  return faults;
}
