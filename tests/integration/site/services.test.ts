import { expect, test } from 'vitest';
import { services as file } from '#content/pages/services.ts';
import type { Db } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { deleteForGood, moveToTrash, restoreFromTrash } from '#features/admin/trash/trash.server.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { getUnsavedRow } from '#features/editor/preview/changed-row.server.ts';
import { changePublication } from '#features/editor/save/publication.server.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { prepareArticleHtml } from '#features/html/article-html.server.ts';
import { createPublicTexts } from '#features/publishing/texts/public-texts.server.ts';
import { explainAbsence } from '#features/publishing/trash/absence.server.ts';
import { serviceKind } from '#features/services/service-kind.ts';
import { arrangeService, insertMissingServices, listServices } from '#features/services/services.server.ts';
import { fileServices } from '#features/settings/service.ts';
import { createSiteReader } from '#features/settings/site-reader.server.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { performAction } from '../../support/perform-action.ts';

const NEW = { title: 'Kente', promise: 'Cloth that lasts.', content: '<p>Woven by hand.</p>', deliverables: 'A cloth\nA bill' };
const FILE_SLUGS = file.services.map(({ slug }) => slug);

describeOnDatabase('services', (open) => {
  async function openSite() {
    const db = await open();
    let time = Date.parse('2025-02-01T09:00:00Z');
    const now = () => new Date(time);
    await insertMissingServices(db, { now: now() });
    const contentVersion = await watchContentVersion(db);
    const services = { db, contentVersion, now };
    const reader = createSiteReader({ ...services, canSend: async () => false, switches: [] });
    const list = async () => (await reader.read()).texts.services.services;
    return {
      ...services,
      services,
      reader,
      list,
      slugs: async () => (await list()).map(({ slug }) => slug),
      passTime: (ms: number) => {
        time += ms;
      },
      async save(fields: Record<string, string>, id?: string) {
        const stored = id === undefined ? undefined : await readVersion(db, id);
        const base = { ...serviceKind.form.empty, ...fields, ...(stored && { version: String(stored) }) };
        const parsed = parseContentForm(serviceKind, base);
        if (!parsed.ok) return { outcome: 'invalid' as const, fieldErrors: parsed.fieldErrors };
        return saveContent(services, serviceKind, { ...(id !== undefined && { id }), form: parsed.form });
      },
      arrange: (id: string, change: 'up' | 'down' | 'show' | 'hide') => arrangeService(services, { id, change }),
    };
  }

  test('[PAGE-5] say what their file says until the owner changes it, and nothing of it is stored', async () => {
    const { db, list } = await openSite();
    expect(await list()).toEqual(fileServices);
    expect(await db.selectFrom('services').select(['fields', 'updatedAt']).where('fields', '<>', '{}').execute()).toEqual([]);
    for (const { content, slug } of fileServices) expect((await prepareArticleHtml(content)).content, slug).toBe(content);
  });

  test('[SITE-8] stores of a service what differs from the file alone, and goes back to it', async () => {
    const { db, list, save } = await openSite();
    const [first] = file.services;
    const before = serviceKind.form.toFields({ fields: '{}', isActive: true }, first?.slug);
    const read = () => db.selectFrom('services').select('fields').where('id', '=', 'strategic-marketing').executeTakeFirstOrThrow();
    await save({ ...before, promise: 'Sell more.' }, 'strategic-marketing');
    expect(JSON.parse((await read()).fields)).toEqual({ promise: 'Sell more.' });
    expect((await list())[0]).toEqual({ ...fileServices[0], promise: 'Sell more.' });
    await save(before, 'strategic-marketing');
    expect((await read()).fields).toBe('{}');
    expect(await list()).toEqual(fileServices);
  });

  test('[SITE-8] dates the site by each change, whatever it is', async () => {
    const { reader, save, arrange, services, passTime } = await openSite();
    const read = async () => (await reader.read()).site.updatedAt;
    let last = await read();
    expect(last).toBe('1970-01-01T00:00:00.000Z');
    const changes = [
      () => save(NEW),
      () => arrange('kente', 'up'),
      () => arrange('kente', 'hide'),
      () => arrange('kente', 'show'),
      () => moveToTrash(services, serviceKind, 'kente'),
      () => restoreFromTrash(services, serviceKind, 'kente'),
    ];
    for (const change of changes) {
      passTime(60_000);
      await change();
      const next = await read();
      expect(next > last, `${change}`).toBe(true);
      last = next;
    }
  });

  test('[PAGE-5] four others typed by the owner take the place of the four, in their order', async () => {
    const { save, slugs, services, arrange, list } = await openSite();
    for (const title of ['One', 'Two', 'Three', 'Four']) expect(await save({ ...NEW, title })).toMatchObject({ outcome: 'saved' });
    for (const slug of FILE_SLUGS) await moveToTrash(services, serviceKind, slug);
    expect(await slugs()).toEqual(['one', 'two', 'three', 'four']);
    await arrange('four', 'up');
    await arrange('one', 'down');
    expect(await slugs()).toEqual(['two', 'one', 'four', 'three']);
    await arrange('two', 'up');
    await arrange('three', 'down');
    expect(await slugs()).toEqual(['two', 'one', 'four', 'three']);
    expect((await list())[0]).toMatchObject({ title: 'Two', promise: 'Cloth that lasts.', deliverables: ['A cloth', 'A bill'] });
  });

  test('[PAGE-5] a hidden one, a draft and one in the trash are on no page; the last one stays', async () => {
    const { db, now, save, slugs, services, arrange } = await openSite();
    await save({ ...NEW, intent: 'draft' });
    await arrange('360-growth-strategy', 'hide');
    await moveToTrash(services, serviceKind, 'brand-development');
    expect(await slugs()).toEqual(['strategic-marketing', 'technology-integration']);
    expect((await listServices(db, now())).map(({ id, status, isHidden }) => [id, status, isHidden])).toEqual([
      ['strategic-marketing', 'published', false],
      ['technology-integration', 'published', false],
      ['360-growth-strategy', 'published', true],
      ['kente', 'draft', false],
    ]);
    await arrange('technology-integration', 'hide');
    const refused = { code: 'refused', publicMessage: 'This is the only service that readers see. Publish another one first.' };
    await expect(arrange('strategic-marketing', 'hide')).rejects.toMatchObject(refused);
    await expect(moveToTrash(services, serviceKind, 'strategic-marketing')).rejects.toMatchObject(refused);
    const unpublish = { id: 'strategic-marketing', action: 'unpublish' as const, version: await readVersion(db, 'strategic-marketing') };
    await expect(changePublication(services, serviceKind, unpublish)).rejects.toMatchObject(refused);
    expect(await slugs()).toEqual(['strategic-marketing']);
    await restoreFromTrash(services, serviceKind, 'brand-development');
    await arrange('technology-integration', 'show');
    expect(await slugs()).toEqual(['strategic-marketing', 'brand-development', 'technology-integration']);
  });

  test('[PAGE-5] a removed one answers that it is gone, also once it is deleted for good, and the next start brings none back', async () => {
    const { db, now, slugs, services, arrange } = await openSite();
    const explain = () => explainAbsence(db, serviceKind, { id: 'brand-development', now: now() });
    await moveToTrash(services, serviceKind, 'brand-development');
    expect(await explain()).toEqual({ status: 410 });
    await deleteForGood(services, serviceKind, 'brand-development');
    expect(await explain()).toEqual({ status: 410 });
    expect(await insertMissingServices(db, { now: now() })).toBe(0);
    expect(await slugs()).not.toContain('brand-development');
    await arrange('strategic-marketing', 'hide');
    expect(await explainAbsence(db, serviceKind, { id: 'strategic-marketing', now: now() })).toEqual({ status: 404 });
  });

  test('[SITE-8] there are twelve at most, however many are added at once', async () => {
    const { db, save, services } = await openSite();
    const outcomes = await Promise.all(Array.from({ length: 12 }, (_, at) => save({ ...NEW, title: `Cloth ${at}` })));
    expect(outcomes.filter(({ outcome }) => outcome === 'saved')).toHaveLength(8);
    const message = 'There are 12 services already. Delete one first.';
    expect(outcomes.find(({ outcome }) => outcome === 'invalid')).toMatchObject({ fieldErrors: { title: message } });
    await moveToTrash(services, serviceKind, 'brand-development');
    expect(await save({ ...NEW, title: 'The twelfth' })).toMatchObject({ outcome: 'saved' });
    await expect(restoreFromTrash(services, serviceKind, 'brand-development')).rejects.toMatchObject({ publicMessage: message });
    const { count } = await db
      .selectFrom('services')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow();
    expect(count).toBe(12);
  });

  test('two processes that start at once put in each service once', async () => {
    const db = await open();
    const now = new Date('2025-02-01T09:00:00Z');
    const counts = await Promise.all([insertMissingServices(db, { now }), insertMissingServices(db, { now })]);
    expect(counts.toSorted()).toEqual([0, FILE_SLUGS.length]);
  });

  test('one with a date in the future comes out by itself, and the site is dated by it', async () => {
    const { reader, save, slugs, passTime } = await openSite();
    await slugs();
    expect(await save({ ...NEW, publishAt: '2025-02-01T10:00:00.000Z' })).toMatchObject({ outcome: 'saved' });
    expect(await slugs()).not.toContain('kente');
    passTime(60 * 60_000);
    expect(await slugs()).toContain('kente');
    expect((await reader.read()).site.updatedAt).toBe('2025-02-01T10:00:00.000Z');
  });

  test('what waits as a draft leaves the site as it is; a preview shows it', async () => {
    const { db, reader, list, save } = await openSite();
    await save(NEW);
    await save({ ...NEW, promise: 'Cloth for ever.', intent: 'draft' }, 'kente');
    expect((await list()).at(-1)).toMatchObject({ slug: 'kente', promise: 'Cloth that lasts.' });
    const fields = { ...NEW, promise: 'Cloth for ever.' };
    const row = await getUnsavedRow(db, serviceKind, { id: 'kente', fields, now: new Date('2025-02-02T09:00:00Z') });
    const { texts } = await reader.withChanges({ rows: [row] }).read();
    expect(texts.services.services.at(-1)).toMatchObject({ slug: 'kente', promise: 'Cloth for ever.' });
    expect((await list()).at(-1)).toMatchObject({ promise: 'Cloth that lasts.' });
  });

  test('is compared with articles as it is now, and no more once it is gone', async () => {
    const { db, reader, save, services } = await openSite();
    const readSite = async () => ({ language: 'en', services: (await reader.read()).texts.services.services });
    const publicTexts = createPublicTexts({ db, kinds: [], readSite, patienceMs: 30_000 });
    const woven = { id: '', title: 'Woven cloth', excerpt: '', text: 'Woven cloth lasts.', tags: [], category: '', language: null };
    const isOffered = async () => {
      await publicTexts.refresh();
      return publicTexts.matchOffers({ kind: 'article', reading: woven }).has('service/kente');
    };
    expect(await isOffered()).toBe(false);
    await save(NEW);
    expect(await isOffered()).toBe(true);
    await moveToTrash(services, serviceKind, 'kente');
    expect(await isOffered()).toBe(false);
  });

  test('[SITE-8] refuses at its field what no service can hold', async () => {
    const { save } = await openSite();
    const long = 'x'.repeat(100_000);
    for (const field of ['title', 'promise', 'deliverables', 'suits', 'topics', 'categories']) {
      const outcome = await save({ ...NEW, [field]: long });
      expect(outcome.outcome === 'invalid' && Object.keys(outcome.fieldErrors), field).toEqual([field]);
    }
    const lines = Array.from({ length: 21 }, (_, at) => `Line ${at}`).join('\n');
    expect(await save({ ...NEW, deliverables: lines })).toMatchObject({ fieldErrors: { deliverables: 'At most 20 lines' } });
    expect(await save({ ...NEW, title: '' })).toMatchObject({ fieldErrors: { title: 'Write a title' } });
  });

  test('[ADM-20] an image of a service’s text is replaced there too', async () => {
    const { db, services, save, list } = await openSite();
    const ids = ['0123456789abcdef', 'fedcba9876543210'] as const;
    const image = { extension: 'png', colour: '336699', width: 20, height: 10, bytes: 1, createdAt: '2025-02-01T09:00:00.000Z' };
    await db
      .insertInto('images')
      .values(ids.map((id) => ({ ...image, id, alt: null, state: 'live' as const })))
      .execute();
    const [from, to] = ids;
    const storage = { has: async () => true } as never; // every file is there
    await save({ ...NEW, content: `<p>Woven.</p><img src="/images/${from}-20x10-336699.png" alt="A loom">` });
    expect(await performAction({ ...services, storage }, 'image.swap', { from, to })).toMatchObject({ changed: [from] });
    const content = (await list()).find(({ slug }) => slug === 'kente')?.content;
    expect(content).toContain(`/images/${to}-20x10-336699.png`);
    expect(content).not.toContain(from);
  });
});

async function readVersion(db: Db, id: string): Promise<number> {
  const { version } = await db.selectFrom('services').select('version').where('id', '=', id).executeTakeFirstOrThrow();
  return version;
}
