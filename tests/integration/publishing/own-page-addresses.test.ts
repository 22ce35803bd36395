import { expect, test } from 'vitest';
import { watchContentVersion } from '#db/content-version.server.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { pageKind } from '#features/pages/page-kind.ts';
import { findRedirect } from '#features/publishing/redirects/redirect.server.ts';
import { saveRedirect } from '#features/redirects/redirects.server.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';

const NOW = new Date('2026-11-23T12:00:00.000Z');
const TAKEN = { outcome: 'invalid', fieldErrors: { address: 'The site uses this address itself. Choose another' } };
const REDIRECTED = {
  outcome: 'invalid',
  fieldErrors: { address: 'A redirect starts at this address. Delete it on the page Addresses first' },
};

describeOnDatabase('the address of a page of one’s own', (open) => {
  async function openSite() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    const deps = { db, contentVersion, now: () => NOW, settings: { SITE_URL: 'https://www.example.com' } };
    const save = async (fields: Record<string, unknown>, id?: string) => {
      const version = id && (await db.selectFrom('pages').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;
      const parsed = parseContentForm(pageKind, { title: 'Speaking', content: '<p>I speak.</p>', ...fields, ...(id && { version }) });
      if (!parsed.ok) return { outcome: 'invalid', fieldErrors: parsed.fieldErrors };
      return saveContent(deps, pageKind, { form: parsed.form, ...(id && { id }) });
    };
    const redirect = (address: string, target: string) => saveRedirect(deps, { address, target });
    const leadsTo = async (path: string) => (await findRedirect(db, path))?.target;
    return { db, save, redirect, leadsTo };
  }

  test('[PAGE-10] is made from the title, or chosen, and never that of the site’s own pages', async () => {
    const { save } = await openSite();
    expect(await save({})).toMatchObject({ outcome: 'saved', item: { id: 'speaking', path: '/speaking' } });
    expect(await save({ title: 'About' })).toMatchObject({ item: { path: '/about-2' } });
    expect(await save({ title: 'Talks', address: 'press' })).toMatchObject({ item: { id: 'talks', path: '/press' } });
    for (const address of ['about', 'blog', 'admin', 'search', 'healthz', 'feed', 'assets']) expect(await save({ address })).toEqual(TAKEN);
    expect(await save({ address: 'press' })).toMatchObject({ fieldErrors: { address: 'Another page has this address' } });
    expect(await save({ address: 'robots.txt' })).toMatchObject({ outcome: 'invalid', fieldErrors: { address: expect.any(String) } });
  });

  test('[PAGE-10] [OPS-6] is refused where a redirect of the owner begins, and none is made from the title', async () => {
    const { save, redirect } = await openSite();
    await redirect('/speaking', '/about');
    expect(await save({ title: 'Talks', address: 'speaking' })).toEqual(REDIRECTED);
    expect(await save({})).toMatchObject({ item: { path: '/speaking-2' } });
  });

  test('[PAGE-10] [OPS-6] leads to the new one once it was public, and can be taken back', async () => {
    const { save, leadsTo } = await openSite();
    await save({ intent: 'draft' });
    await save({ address: 'talks', intent: 'draft' }, 'speaking');
    expect(await leadsTo('/speaking')).toBeUndefined();
    await save({ address: 'talks' }, 'speaking');
    await save({ address: 'keynotes' }, 'speaking');
    expect(await leadsTo('/talks')).toBe('/keynotes');
    expect(await save({ title: 'Other', address: 'talks' })).toEqual(REDIRECTED);
    expect(await save({ address: 'talks' }, 'speaking')).toMatchObject({ item: { path: '/talks' } });
    expect([await leadsTo('/talks'), await leadsTo('/keynotes')]).toEqual([undefined, '/talks']);
  });

  test('[PAGE-10] is given to one of two pages that want it at once, and to a page or a redirect', async () => {
    const { db, save, redirect, leadsTo } = await openSite();
    for (const title of ['One', 'Two', 'Three', 'Four']) await save({ title });
    const wanted = ['one', 'two', 'three', 'four'].map((id) => save({ title: id, address: 'press' }, id));
    const outcomes = (await Promise.all(wanted)).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['invalid', 'invalid', 'invalid', 'saved']);
    expect(await db.selectFrom('pages').select('id').where('address', '=', 'press').execute()).toHaveLength(1);
    await Promise.all([redirect('/talks', '/about'), save({ title: 'Talks' }), save({ title: 'Talks' })]);
    const ids = await db.selectFrom('pages').select('id').where('id', 'like', 'talks%').execute();
    expect(ids).toHaveLength(2);
    expect(await leadsTo('/talks')).toBe('/about');
  });
});
