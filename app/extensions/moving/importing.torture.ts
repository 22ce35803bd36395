import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Db, openDatabase } from '#db/client.server.ts';
import { setUp } from '#tests/durability/author.ts';
import { createKnownFiles, examine } from '#tests/durability/examination.ts';
import { createLedger } from '#tests/durability/ledger.ts';
import { sendRequest } from '#tests/support/admin-client.ts';
import { startSite } from '#tests/support/processes.ts';
import { amount, isShort, print, report } from '#torture/report.ts';
import type { ExportedFile } from './exporting/export-site.server.ts';
import { writeZip } from './exporting/export-zip.server.ts';
import { createGhostSite } from './ghost-site.testing.ts';
import { countOutcomes, findImport } from './importing/imports.server.ts';
import { type Admin, act, reach, start } from './importing-site.testing.ts';

const KILLS = amount(10, 3);
const UNDO_KILLS = Math.ceil(KILLS / 3);
const POSTS = isShort ? 60 : 500;
/** Each so-manieth is a draft. */
const DRAFTS_EVERY = 10;
const KILLED_WITHIN_MS = isShort ? 3000 : 6000;
const UNDO_KILLED_WITHIN_MS = 500;

type Site = Awaited<ReturnType<typeof startSite>>;

/** `kill -9` at random moments of an import and of its undo, which go on by themselves; meanwhile a stranger looks for its drafts. */
async function main() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-importing-'));
  const faults: string[] = [];
  let site = await startSite(dataDir);
  const db = await openDatabase({ databaseUrl: '', dataDir });
  try {
    const admin: Admin = {
      url: site.url,
      db,
      headers: { origin: site.url, 'content-type': 'application/json', cookie: await setUp(site) },
    };
    const own = await countRows(db);
    const zip = Buffer.concat(await Array.fromAsync(writeZip(withDrafts(createGhostSite(POSTS)), new Date())));
    const id = await start(admin, 'ghost.zip', zip);

    const kill = async (moments: number, withinMs: number) => {
      for (let count = 1; count <= moments && (await isGoing(db, id)); count += 1) {
        await wait(Math.random() * withinMs);
        const before = await countOutcomes(db, id);
        await site.stop('SIGKILL');
        site = await startSite(dataDir);
        Object.assign(admin, { url: site.url, headers: { ...admin.headers, origin: site.url } });
        print(
          `kill ${count} at ${before.created ?? 0} of ${POSTS}, ${before.undone ?? 0} taken back; up again in ${Math.round(site.startMs)} ms`,
        );
        faults.push(...(await peep(site, db, id)));
      }
    };

    await kill(KILLS, KILLED_WITHIN_MS);
    if (!(await isGoing(db, id))) print('it was done before the last kill');
    await reach(db, id, ['done', 'failed']);
    faults.push(...(await examineImport(site, { db, dataDir, id, own })));
    await act(admin, 'undo', { id });
    await kill(UNDO_KILLS, UNDO_KILLED_WITHIN_MS);
    await reach(db, id, ['undone']);
    faults.push(...(await examineUndo(db, { dataDir, own })));
  } finally {
    await site.stop();
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
  report(faults);
}

async function* withDrafts(files: AsyncIterable<ExportedFile>): AsyncGenerator<ExportedFile> {
  for await (const file of files) {
    if (file.path !== 'ghost.json' || !(file.content instanceof Uint8Array)) {
      yield file;
      continue;
    }
    const exported = JSON.parse(Buffer.from(file.content).toString());
    const posts: { status: string }[] = exported.db[0].data.posts;
    for (const [at, post] of posts.entries()) if (isDraft(at)) post.status = 'draft';
    yield { path: file.path, content: Buffer.from(JSON.stringify(exported)) };
  }
}

function isDraft(at: number): boolean {
  return at % DRAFTS_EVERY === 0;
}

async function isGoing(db: Db, id: string): Promise<boolean> {
  return ['running', 'undoing'].includes((await findImport(db, id))?.state ?? '');
}

async function countRows(db: Db) {
  const count = async (table: 'articles' | 'redirects' | 'images') =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  return { articles: await count('articles'), redirects: await count('redirects'), images: await count('images') };
}

/** As somebody who knows every address, and is nobody. */
async function peep(site: Site, db: Db, id: string): Promise<string[]> {
  const faults: string[] = [];
  const drafts = await db.selectFrom('articles').select(['id', 'address', 'title']).where('isDraft', '=', true).execute();
  for (const { id: draft, address } of drafts) {
    for (const place of [`/blog/${draft}`, `/blog/${address}`, `/blog/${draft}.md`, `/${address}/`]) {
      const { status } = await sendRequest(site, place);
      if (status !== 404) faults.push(`a stranger gets ${status} for ${place}, of a draft`);
    }
  }
  const titles = new Set(drafts.map(({ title }) => title));
  for (const list of ['/', '/feed.json', '/feed.xml', '/sitemap.xml', '/sitemap', '/llms-full.txt', '/search?q=post']) {
    const { text } = await sendRequest(site, list);
    const [shown] = text.match(/Post \d+ of the old site/g)?.filter((title) => titles.has(title)) ?? [];
    if (shown) faults.push(`${list} shows the draft ${shown}`);
  }
  for (const place of [
    `/imports/${id}`,
    `/images/../imports/${id}`,
    `/images/..%2fimports%2f${id}`,
    `/admin/import/${id}`,
    `/admin/import/${id}/report`,
  ]) {
    const { status, text } = await sendRequest(site, place);
    if (status < 300 || text.includes('PK\u0003\u0004') || text.includes('old site')) faults.push(`a stranger gets ${status} for ${place}`);
  }
  return faults;
}

interface Place {
  dataDir: string;
  own: Awaited<ReturnType<typeof countRows>>;
}

/** Each post, image and redirect once, and all served. */
async function examineImport(site: Site, { db, dataDir, id, own }: Place & { db: Db; id: string }): Promise<string[]> {
  const found = await findImport(db, id);
  const faults = await examineFolder(dataDir);
  if (found?.state !== 'done' || found.problem !== null) faults.push(`it ended as ${found?.state}: ${found?.problem}`);
  const items = await db.selectFrom('importedItems').select(['key', 'outcome', 'notes']).where('importId', '=', id).execute();
  if (items.length !== POSTS) faults.push(`${items.length} items in place of ${POSTS}`);
  for (const { key, outcome, notes } of items)
    if (outcome !== 'created' || notes.length > 0) faults.push(`${key} is ${outcome}: ${notes.join(' ')}`);

  const articles = await db.selectFrom('articles').select(['title', 'address', 'isDraft', 'content']).execute();
  const imported = articles.filter(({ title }) => title.endsWith(' of the old site'));
  if (imported.length !== POSTS || articles.length !== own.articles + POSTS)
    faults.push(`${imported.length} articles in place of ${POSTS}`);
  if (new Set(imported.map(({ address }) => address)).size !== POSTS) faults.push('two articles are the same');
  const live = new Set((await db.selectFrom('images').select('id').where('state', '=', 'live').execute()).map((image) => image.id));
  const shown = new Set(imported.flatMap(({ content }) => [...content.matchAll(/\/images\/(\w+)-/g)].map(([, image = '']) => image)));
  const known = new Set((await db.selectFrom('importedImages').select('imageId').execute()).map(({ imageId }) => imageId));
  if (shown.size !== POSTS) faults.push(`${shown.size} images are shown in place of ${POSTS}`);
  for (const image of shown) if (!live.has(image)) faults.push(`the image ${image} is shown and not there`);
  for (const image of live) if (!known.has(image) || !shown.has(image)) faults.push(`the image ${image} belongs to nothing`);
  const others = (await countRows(db)).images - own.images - live.size;
  print(`${imported.length} articles, ${live.size} images, ${others} uploads cut off, which cleaning takes`);
  if (others > 2 * 4 * KILLS) faults.push(`${others} uploads were cut off`);

  for (let at = 0; at < POSTS; at += 1) {
    const redirect = await db.selectFrom('redirects').select('target').where('address', '=', `/post-${at}`).executeTakeFirst();
    if (!isDraft(at) && redirect?.target !== `/blog/post-${at}`) faults.push(`/post-${at} leads to ${redirect?.target}`);
    if (at % 7 !== 0) continue;
    const { status, headers } = await sendRequest(site, `/post-${at}/`);
    const wanted = isDraft(at) ? '404 ' : `301 /blog/post-${at}`;
    if (`${status} ${headers.location ?? ''}` !== wanted) faults.push(`/post-${at}/: ${status} ${headers.location} in place of ${wanted}`);
    const page = await sendRequest(site, `/blog/post-${at}`);
    if (page.status !== (isDraft(at) ? 404 : 200)) faults.push(`/blog/post-${at} is ${page.status}`);
  }
  return faults;
}

async function examineUndo(db: Db, { dataDir, own }: Place): Promise<string[]> {
  const faults = await examineFolder(dataDir);
  const { articles, redirects } = await countRows(db);
  const [live, remembered] = await Promise.all([
    db.selectFrom('images').select('id').where('state', '=', 'live').execute(),
    db.selectFrom('importedImages').select('source').execute(),
  ]);
  print(`undone: ${articles - own.articles} articles, ${redirects - own.redirects} redirects, ${live.length} images are left`);
  if (articles !== own.articles || redirects !== own.redirects || live.length > 0 || remembered.length > 0)
    faults.push(
      `after the undo ${articles - own.articles} articles, ${redirects - own.redirects} redirects, ${live.length} images are left`,
    );
  return faults;
}

const FILE_GONE_WITHIN_MS = 10_000;

async function examineFolder(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'imports');
  const until = Date.now() + FILE_GONE_WITHIN_MS; // the job deletes the file after it has said that it is done
  while (readdirSync(folder).length > 0 && Date.now() < until) await wait(50);
  const left = readdirSync(folder);
  return [...(await examine(dataDir, createLedger(), createKnownFiles())), ...left.map((file) => `the file ${file} is left in imports`)];
}

await main();
