import { expect, test } from 'vitest';
import { watchContentVersion } from '#db/content-version.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { type SaveOutcome, saveContent } from '#features/editor/save/save-content.server.ts';
import { findPublicItem, listPublicItems } from '#features/publishing/public-content.server.ts';
import { findRedirect } from '#features/publishing/redirects/redirect.server.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';

const NOW = new Date('2026-11-23T12:00:00.000Z');
const WHOLE = {
  title: 'Sell water by the tap',
  category: 'MARKETING',
  excerpt: 'Why.',
  content: '<p>One two three.</p>',
  imageUrl: '/pictures/1.svg',
  tags: 'water',
};

describeOnDatabase('an address', (open) => {
  async function openSite() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    const deps = { db, contentVersion, now: () => NOW };
    async function save(fields: Record<string, unknown>, id?: string): Promise<SaveOutcome> {
      const parsed = parseContentForm(articleKind, { ...WHOLE, ...fields });
      if (!parsed.ok) return { outcome: 'invalid', fieldErrors: parsed.fieldErrors };
      return saveContent(deps, articleKind, { form: parsed.form, ...(id && { id }) });
    }
    const move = async (id: string, address: string) => {
      const { version } = await db.selectFrom('articles').select('version').where('id', '=', id).executeTakeFirstOrThrow();
      return save({ address, version }, id);
    };
    const read = (address: string) => findPublicItem(db, articleKind, { address, now: NOW });
    const leadsTo = async (path: string) => (await findRedirect(db, path))?.target;
    return { db, save, move, read, leadsTo };
  }

  test('[OPS-6] that changes keeps the id, and every old one leads to the new one in one step', async () => {
    const { db, save, move, read, leadsTo } = await openSite();
    await save({});
    const id = 'sell-water-by-the-tap';
    expect(await move(id, 'water')).toMatchObject({ outcome: 'saved', item: { id, path: '/blog/water', fields: { address: 'water' } } });
    expect(await read('water')).toMatchObject({ id, address: 'water' });
    expect(await read(id)).toBeUndefined();
    expect(await leadsTo(`/blog/${id}`)).toBe('/blog/water');
    await move(id, 'tap');
    expect([await leadsTo(`/blog/${id}`), await leadsTo('/blog/water')]).toEqual(['/blog/tap', '/blog/tap']);
    await move(id, 'water');
    expect([await leadsTo('/blog/water'), await leadsTo('/blog/tap')]).toEqual([undefined, '/blog/water']);
    await move(id, '');
    expect([await leadsTo('/blog/water'), await leadsTo('/blog/tap'), await leadsTo(`/blog/${id}`)]).toEqual([
      `/blog/${id}`,
      `/blog/${id}`,
      undefined,
    ]);
    expect(await listPublicItems(db, articleKind, { now: NOW, limit: 9 })).toMatchObject([{ id, address: null }]);
  });

  test('[OPS-6] that nobody has read leads nowhere, and one that waits for its publication is not taken yet', async () => {
    const { save, read, leadsTo } = await openSite();
    await save({ intent: 'draft', address: 'first' });
    const id = 'sell-water-by-the-tap';
    await save({ intent: 'draft', address: 'second', version: 1 }, id);
    expect([await leadsTo('/blog/first'), await leadsTo(`/blog/${id}`)]).toEqual([undefined, undefined]);
    await save({ address: 'second', version: 2 }, id);
    await save({ intent: 'draft', address: 'third', version: 3 }, id);
    expect(await read('second')).toMatchObject({ id });
    expect([await read('third'), await leadsTo('/blog/second')]).toEqual([undefined, undefined]);
    await save({ address: 'third', version: 4 }, id);
    expect(await read('third')).toMatchObject({ id });
    expect(await leadsTo('/blog/second')).toBe('/blog/third');
  });

  test('[OPS-6] that another article has or had is refused, also as the slug of a new title', async () => {
    const { db, save, move } = await openSite();
    await save({});
    await save({ title: 'Second' });
    await move('second', 'moved');
    expect(await move('sell-water-by-the-tap', 'moved')).toEqual({
      outcome: 'invalid',
      fieldErrors: { address: 'Another article has this address' },
    });
    expect(await move('sell-water-by-the-tap', 'second')).toMatchObject({ outcome: 'invalid' });
    await db.updateTable('articles').set({ deletedAt: NOW.toISOString() }).where('id', '=', 'second').execute();
    expect(await move('sell-water-by-the-tap', 'moved')).toMatchObject({
      fieldErrors: { address: 'Another article in the trash has this address' },
    });
    expect(await save({ title: 'Moved' })).toMatchObject({ item: { id: 'moved-2' } });
    for (const address of ['new', 'Big', 'a b', 'a/b', '12', '-a', 'ä'.repeat(90)])
      expect(await move('sell-water-by-the-tap', address), address).toMatchObject({ fieldErrors: { address: /./ } });
  });
});
