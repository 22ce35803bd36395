import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identity } from '#features/settings/parts/identity.ts';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { extensionTests } from '#tests/support/extensions.ts';
import { type RunningSite, startSite } from '#tests/support/site.ts';
import { applyEdit, copyRepository, run } from './recipe.ts';
import { recipes } from './recipes.ts';

const MAX_FILES: Record<string, number> = {
  'a field on articles': 4,
  'a kind': 6,
  'a static page': 2,
  'a setting': 2,
  'an admin page': 2,
  'an owner’s setting': 2,
  'a filter of the list': 2,
  'an action': 2,
  'a kind of token': 2,
  'a list': 3,
  'a job': 2,
  'a page element': 5,
  'an extension': 13,
  'a slot': 1,
};

/** Where a podcast is found. */
const PLACES = [
  '/podcast/kente-on-the-loom',
  '/sitemap.xml',
  '/feed.xml',
  '/feed.json',
  '/llms.txt',
  '/api/search?q=weavers',
  '/search?q=weavers',
  '/admin/podcasts',
  ...extensionTests.flatMap(({ kindPaths }) => kindPaths?.('podcasts') ?? []),
];

/** For programs that look at the whole repository, on a busy machine. */
const WITHIN_MS = 900_000;

test.each(Object.entries(MAX_FILES))('%s touches at most %i files', (name, max) => {
  const files = new Set(recipes[name]?.map(({ file }) => file));
  expect(files.size).toBeGreaterThan(0);
  expect(files.size).toBeLessThanOrEqual(max);
});

describe('a copy of the site in which the recipes were followed', { timeout: WITHIN_MS }, () => {
  let folder = '';
  let site: RunningSite;
  let admin: Record<string, string>;

  beforeAll(async () => {
    folder = copyRepository();
    for (const edit of Object.values(recipes).flat()) applyEdit(folder, edit);
    await run(folder, 'react-router', 'build', '--logLevel', 'warn');
    site = await startSite({ cwd: folder, settings: { PODCAST_HOST: 'In conversation with Ama' } });
    admin = await signIn(site);
  }, WITHIN_MS);

  afterAll(async () => {
    await site?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const get = async (path: string, headers = {}) => {
    const { status, text } = await sendRequest(site, path, { headers });
    return { status, text };
  };
  const save = async (path: string, fields: object) => {
    const { text } = await sendRequest(site, path, { method: 'POST', headers: admin, body: JSON.stringify(fields) });
    return JSON.parse(text);
  };
  /** The public places, and the admin's list, that name the new podcast. */
  const listPlaces = async () => {
    const pages = await Promise.all(PLACES.map(async (path) => ({ path, ...(await get(path, path.startsWith('/admin') ? admin : {})) })));
    return pages.filter(({ text }) => /Kente on the loom|kente-on-the-loom<\/loc>/.test(text)).map(({ path }) => path);
  };

  test('the types agree', async () => {
    await run(folder, 'react-router', 'typegen');
    await run(folder, 'tsc', '--noEmit', '--checkers', '1');
  });

  test('a new kind has its tab, list and form, its page, search, feeds, sitemap and llms.txt, until one is deleted', async () => {
    const podcast = { title: 'Kente on the loom', excerpt: 'Two weavers.', imageUrl: '/pictures/1.svg' };
    const content = '<h2>One</h2><p>They talk of <b>yarn</b>.</p><script>alert(1)</script>';
    expect(await save('/admin/do/content.save', { kind: 'podcast', form: { ...podcast, content: '' } })).toMatchObject({
      ok: false,
      fieldErrors: {},
    });
    expect(await save('/admin/do/content.save', { kind: 'podcast', form: { ...podcast, content } })).toMatchObject({
      ok: true,
      item: { id: 'kente-on-the-loom' },
    });

    const page = await get('/podcast/kente-on-the-loom');
    expect(page.status).toBe(200);
    expect(page.text).toContain('They talk of <b>yarn</b>.');
    expect(page.text).not.toContain('alert(1)');
    expect(page.text).toContain('"@type":"PodcastEpisode"');
    expect((await get('/podcast/kente-on-the-loom.md')).text).toContain('They talk of **yarn**.');
    expect((await get('/admin/articles', admin)).text).toContain('href="/admin/podcasts"');
    expect((await get('/admin/podcasts/kente-on-the-loom', admin)).text).toContain('Two weavers.');
    const found = JSON.parse((await get('/api/search?q=yarn')).text);
    expect(found.groups[0]).toMatchObject({ noun: 'Podcast', results: [{ title: podcast.title, href: '/podcast/kente-on-the-loom' }] });
    expect(await listPlaces()).toEqual(PLACES);

    expect(
      (
        await sendRequest(site, '/admin/do/content.trash', {
          method: 'POST',
          headers: admin,
          body: JSON.stringify({ kind: 'podcast', id: 'kente-on-the-loom' }),
        })
      ).status,
    ).toBe(200);
    expect(await listPlaces()).toEqual([]);
    expect((await get('/podcast/kente-on-the-loom')).status).toBe(404);
  });

  test('a new field is saved with its article, and its page shows it', async () => {
    const article = { title: 'A field', category: 'brand', excerpt: 'Why.', content: '<p>It.</p>', imageUrl: '/pictures/1.svg', tags: '' };
    const { item } = await save('/admin/do/content.save', { kind: 'article', form: { ...article, subtitle: 'The first of many' } });
    expect(item.fields.subtitle).toBe('The first of many');
    expect((await get('/blog/a-field')).text).toContain('The first of many');
    await save('/admin/do/content.save', {
      kind: 'article',
      id: 'a-field',
      form: { ...article, subtitle: 'Another', version: item.version },
    });
    expect((await get('/blog/a-field')).text).toContain('Another');
    expect((await get('/admin/articles/a-field', admin)).text).toContain('Under the title');
    expect(await save('/admin/do/content.save', { kind: 'article', form: { ...article, subtitle: 'x'.repeat(201) } })).toMatchObject({
      fieldErrors: { subtitle: 'At most 200 characters' },
    });
  });

  test('[ADM-15] [ADM-26] a new field is on the page, in its preview, at a private link and in Markdown', async () => {
    const article = { title: 'Seen', category: 'brand', excerpt: 'Why.', content: '<p>It.</p>', imageUrl: '/pictures/1.svg', tags: '' };
    const { item } = await save('/admin/do/content.save', { kind: 'article', form: { ...article, subtitle: 'The first of many' } });
    expect((await get('/blog/seen.md')).text).toContain('The first of many');
    const changed = { ...article, subtitle: 'Another' };
    const body = JSON.stringify({ id: 'seen', fields: changed });
    expect((await sendRequest(site, '/admin/preview/article', { method: 'POST', headers: admin, body })).text).toContain('Another');
    await save('/admin/do/content.save', { kind: 'article', id: 'seen', form: { ...changed, version: item.version, intent: 'draft' } });
    const { url } = await save('/admin/do/private-link.create', { kind: 'article', id: 'seen', days: null });
    expect((await get(new URL(url).pathname)).text).toContain('Another');
    expect((await get('/blog/seen')).text).toContain('The first of many');
  });

  test('a new static page is served, and linked from the footer and the sitemaps', async () => {
    expect((await get('/press')).text).toContain('Photographs and a short biography.');
    expect((await get('/')).text).toContain('<a href="/press">Press</a>');
    expect((await get('/sitemap.xml')).text).toContain('/press</loc>');
    expect((await get('/sitemap')).text).toContain('For the press');
  });

  test('a new setting reaches the loader that reads it', async () => {
    await save('/admin/do/content.save', {
      kind: 'podcast',
      form: { title: 'Set', excerpt: 'It.', content: '<p>It.</p>', imageUrl: '/pictures/1.svg' },
    });
    expect((await get('/podcast/set')).text).toContain('In conversation with Ama');
  });

  test('a new page of the admin is in its menu', async () => {
    expect((await get('/admin/articles', admin)).text).toContain('href="/admin/notes"');
    expect((await get('/admin/notes', admin)).text).toContain('Notes of');
    expect((await get('/admin/notes')).status).not.toBe(200);
  });

  test('a new list is found in the menu, searched and paged', async () => {
    const database = new DatabaseSync(path.join(site.dataDir, 'byline.sqlite'), { timeout: 10_000 });
    const miss = database.prepare("insert into missed_addresses values (?, 1, 0, '2026-03-01T10:00:00.000Z')");
    for (let at = 0; at < 60; at += 1) miss.run(`/missed-${at}`);
    database.close();
    const read = async (query = '') => (await get(`/admin/missed${query}`, admin)).text.match(/\/missed-\d+/g) ?? [];
    expect(new Set([...(await read()), ...(await read('?page=2'))]).size).toBe(60);
    expect(new Set(await read('?q=missed-5')).size).toBe(11);
    expect((await get('/admin/articles', admin)).text).toContain('href="/admin/missed"');
  });

  test('a new setting of the owner has its field, and its page shows what is saved', async () => {
    expect((await get('/admin/site/identity', admin)).text).toContain('Pronouns');
    const article = { title: 'Signed', category: 'brand', excerpt: 'Why.', content: '<p>It.</p>', imageUrl: '/pictures/1.svg', tags: '' };
    await save('/admin/do/content.save', { kind: 'article', form: article });
    const { form } = identity;
    expect(
      await save('/admin/do/content.save', { kind: 'identity', id: 'identity', form: { ...form.empty, pronouns: 'she/her', version: 1 } }),
    ).toMatchObject({ ok: true });
    expect((await get('/blog/signed')).text).toContain('she/her');
  });

  test('a new action is a button of its page, and works for those who may use it', async () => {
    const address = '/admin/do/redirect.delete-gone';
    expect((await get('/admin/addresses', admin)).text).toContain('Delete what is gone');
    expect(await save(address, {})).toMatchObject({ ok: true, toast: 'Deleted what is gone' });
    expect(await save(address, { everything: true })).toMatchObject({ ok: false, code: 'invalid' });
    const stranger = { origin: site.url, 'content-type': 'application/json' };
    expect((await sendRequest(site, address, { method: 'POST', headers: stranger, body: '{}' })).status).toBe(401);
  });

  test('a new kind of token works once, and ends with its person’s access', async () => {
    const { token } = await save('/admin/do/redirect.lend', { address: '/old' });
    expect(token).toMatch(/^[\w-]{43}$/);
    const opened = [await save('/admin/do/redirect.open-lent', { token }), await save('/admin/do/redirect.open-lent', { token })];
    expect(opened).toMatchObject([{ address: '/old' }, { address: null }]);
  });

  test('a new filter of the list is a choice in its form, narrows it, and stays in the address of the next page', async () => {
    const article = { category: 'brand', excerpt: 'Why.', content: '<p>It.</p>', imageUrl: '/pictures/1.svg', tags: '' };
    await save('/admin/do/content.save', { kind: 'article', form: { ...article, title: 'Le pain', language: 'fr' } });
    await save('/admin/do/content.save', { kind: 'article', form: { ...article, title: 'The bread' } });
    const { text } = await get('/admin/articles?language=fr', admin);
    expect(text).toContain('name="language"');
    expect(text).toContain('Le pain');
    expect(text).not.toContain('The bread');
    expect((await get('/admin/articles', admin)).text).toContain('The bread');
    expect((await get('/admin/podcasts?language=fr', admin)).status).toBe(200);
  });

  test('a new element is kept, has its form on the page and a common one in the feed', async () => {
    const content = '<blockquote class="summary"><p>In brief.</p></blockquote>';
    const article = { title: 'Short', category: 'brand', excerpt: 'Why.', content, imageUrl: '/pictures/1.svg', tags: '' };
    expect(await save('/admin/do/content.save', { kind: 'article', form: article })).toMatchObject({ item: { fields: { content } } });
    expect((await get('/blog/short')).text).toContain(content);
    expect((await get('/feed.xml')).text).toContain('<blockquote><p>In brief.</p></blockquote>');
    await run(folder, 'vitest', 'run', 'app/features/html/elements/elements.server.test.ts');
  });

  test('a new job runs, and Status names it', async () => {
    expect((await get('/admin/jobs', admin)).text).toContain('Counting addresses that readers missed');
    await expect.poll(() => site.output(), { timeout: 120_000 }).toContain('"event":"missed addresses counted","addresses":');
  });

  test('a new extension has its table, its page, its menu entry, its action, its thread, its job and its slot', async () => {
    expect((await get('/admin/articles', admin)).text).toContain('href="/admin/reminders"');
    expect((await get('/admin/reminders', admin)).text).toContain('Remind ');
    expect((await get('/admin/reminders')).status).not.toBe(200);
    expect((await get('/admin/reminders.txt', admin)).text).toBe('Remind owner@example.org');
    expect(await save('/admin/do/reminder.write', { about: 'tea' })).toMatchObject({
      ok: true,
      text: 'Think of tea',
      toast: 'Think of tea',
    });
    expect((await get('/admin/reminders', admin)).text).toMatch(/Remind .*owner@example.org.*, .*1.* times so far/);
    expect((await get('/admin/status', admin)).text).toContain('Remind the owner of');
    await expect.poll(() => site.output(), { timeout: 120_000 }).toContain('"event":"reminded"');
  });

  test('documents name what the recipes have made, and nothing of it is unused', async () => {
    await run(folder, 'vitest', 'run', 'tests/architecture/documents.test.ts');
    await run(folder, 'knip');
  });

  test('an extension is seen by everything that finds files by their folder', async () => {
    const folderOfIt = path.join(folder, 'app/extensions/reminders');
    expect(await run(folder, 'vitest', 'list', '--filesOnly')).toContain('app/extensions/reminders/reminder-tasks.test.ts');
    expect(await run(folder, 'playwright', 'test', '--list')).toContain('app/extensions/reminders/reminders.spec.ts');
    expect(await run(folder, 'node', 'scripts/size.ts')).toMatch(/files, lines of extensions\/reminders +\d, \d+/);
    writeFileSync(path.join(folderOfIt, 'unused.ts'), 'export const unused = 1;\n');
    await expect(run(folder, 'knip')).rejects.toThrow('app/extensions/reminders/unused.ts');
    rmSync(path.join(folderOfIt, 'unused.ts'));
  });

  test('a file of the core that imports an extension is refused', async () => {
    const intruder = path.join(folder, 'app/features/jobs/needs-reminders.ts');
    writeFileSync(intruder, "import '#extensions/reminders/extension.ts';\n");
    const rules = run(folder, 'vitest', 'run', 'tests/architecture/imports.test.ts');
    await expect(rules).rejects.toThrow('app/features/jobs/needs-reminders.ts -> app/extensions/reminders/extension.ts');
    rmSync(intruder);
  });

  test('an extension that is closed leaves no trace, and the types agree without it', async () => {
    const closed = (await run(folder, 'node', 'scripts/close.ts', 'reminders')).trim();
    try {
      expect(existsSync(path.join(closed, 'app/extensions/reminders'))).toBe(false);
      for (const sum of globSync('app/extensions.*')) expect(readFileSync(path.join(closed, sum), 'utf8')).toBe(readFileSync(sum, 'utf8'));
      await run(closed, 'react-router', 'typegen');
      await run(closed, 'tsc', '--noEmit', '--checkers', '1');
    } finally {
      rmSync(closed, { recursive: true });
    }
  });
});
