import { expect, test } from 'vitest';
import { libraryKinds } from '#app/all-kinds.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { listLibrary } from '#features/admin/library/list-library.server.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { changePublication } from '#features/editor/save/publication.server.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import { listSettings } from '#features/editor/settings/list-settings.server.ts';
import { findRevision, listRevisions } from '#features/publishing/revisions/revisions.server.ts';
import { about } from '#features/settings/parts/about.ts';
import { claims } from '#features/settings/parts/claims.ts';
import { identity } from '#features/settings/parts/identity.ts';
import type { SettingsKind } from '#features/settings/parts/settings-kind.ts';
import { createSiteReader } from '#features/settings/site-reader.server.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { performAction } from '../../support/perform-action.ts';

const NOW = '2026-03-01T10:00:00.000Z';
const [OLD, NEW] = ['abcdefghij000001', 'abcdefghij000002'];
const toUrl = (id: string) => `/images/${id}-20x10-336699.png`;

describeOnEachDatabase('a part of the site', (open) => {
  async function openSite() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    const storage = { has: async () => true } as never; // every file is there
    const services = { db, contentVersion, storage, now: () => new Date(NOW) };
    const parse = (kind: SettingsKind, changes: Record<string, string>) => parseContentForm(kind, { ...kind.form.empty, ...changes });
    async function save(
      kind: SettingsKind,
      changes: Record<string, string>,
      { id = kind.name, ...rest }: { id?: string; savedBy?: string } = {},
    ) {
      const parsed = parse(kind, changes);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.fieldErrors));
      return saveContent(services, kind, { id, form: parsed.form, ...rest });
    }
    const read = () => createSiteReader({ ...services, canSend: async () => false, switches: [] }).read();
    const getSaved = (kind: SettingsKind) => getSavedContent(db, kind, { id: kind.name, now: new Date(NOW) });
    return { db, services, parse, save, read, getSaved };
  }

  test('[SITE-8] is not taken off the site, has no date, and a setting has no draft', async () => {
    const { services, parse, getSaved } = await openSite();
    const unpublish = changePublication(services, about, { id: 'about', action: 'unpublish', version: 1 });
    await expect(unpublish).rejects.toMatchObject({ status: 403 });
    for (const publishAt of ['now', '2027-01-01T00:00:00Z']) {
      expect(parse(about, { version: '1', publishAt })).toMatchObject({ ok: false, fieldErrors: { publishAt: expect.anything() } });
    }
    expect(parse(identity, { version: '1', intent: 'draft' })).toMatchObject({ ok: false, fieldErrors: { intent: expect.anything() } });
    expect(await getSaved(about)).toMatchObject({ isDraft: false, version: 1 });
  });

  test('[SITE-8] no form writes into the row of another part, or makes a second one of its own', async () => {
    const { db, services, save, getSaved } = await openSite();
    const notFound = { status: 404 };
    await expect(save(identity, { name: 'X', version: '1' }, { id: 'about' })).rejects.toMatchObject(notFound);
    await expect(save(identity, { name: 'X', version: '1' }, { id: 'another' })).rejects.toMatchObject(notFound);
    await expect(changePublication(services, identity, { id: 'about', action: 'discard-changes', version: 1 })).rejects.toMatchObject(
      notFound,
    );
    expect(await save(identity, { name: 'X' }, { id: '' })).toMatchObject({ outcome: 'conflict' });
    expect(await getSaved(identity)).toMatchObject({ version: 1 });
    const ids = await db.selectFrom('siteDocuments').select('id').execute();
    expect(ids.map(({ id }) => id).toSorted()).toEqual([
      'about',
      'claims',
      'contact',
      'home',
      'identity',
      'looks',
      'mailing',
      'menu',
      'privacy',
      'services',
      'terms',
    ]);
  });

  test('[SITE-8] keeps what it said at each save, and what it came with', async () => {
    const { db, save, read } = await openSite();
    await save(identity, { name: 'Ama Mensah', version: '1' }, { savedBy: 'author@example.com' });
    await save(identity, { name: 'Efua Sutherland', version: '2' });
    const key = { kind: 'identity', itemId: 'identity' };
    const revisions = await listRevisions(db, key, { limit: 10 });
    expect(revisions.map(({ number, savedBy }) => [number, savedBy])).toEqual([
      [3, null],
      [2, 'author@example.com'],
      [1, null],
    ]);
    const names = await Promise.all([1, 2, 3].map(async (number) => (await findRevision(db, key, number))?.fields.name));
    expect(names).toEqual(['Kwame Adeyemi', 'Ama Mensah', 'Efua Sutherland']);
    expect((await read()).site.author.name).toBe('Efua Sutherland');
  });

  test('[SITE-8] a draft of a page waits while the site is as it was; it is published whole, or given up', async () => {
    const { db, services, save, read, getSaved } = await openSite();
    const before = JSON.stringify(await read());
    expect(await save(about, { title: 'A new title', version: '1', intent: 'draft' })).toMatchObject({
      item: { isChanged: true, version: 2 },
    });
    expect(JSON.stringify(await read())).toBe(before);
    expect(await listSettings(db, [about])).toMatchObject([{ isText: true, changed: 0, isWaiting: true, updatedAt: null }]);
    expect((await getSaved(about)).fields.title).toBe('A new title');
    await changePublication(services, about, { id: 'about', action: 'discard-changes', version: 2 });
    expect(await getSaved(about)).toMatchObject({ isChanged: false, fields: { title: about.form.empty.title } });
    await save(about, { title: 'A new title', version: '3', intent: 'draft' });
    await save(about, { title: 'A new title', version: '4' });
    expect(JSON.stringify(await read())).not.toBe(before);
    expect(await listSettings(db, [about])).toMatchObject([{ changed: 1, isWaiting: false, updatedAt: NOW }]);
  });

  test('[SITE-8] of two saves at once one is stored, and the other is told', async () => {
    const { save, read } = await openSite();
    const names = ['Ama Mensah', 'Efua Sutherland'];
    const outcomes = await Promise.all(names.map((name) => save(identity, { name, version: '1' })));
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['conflict', 'saved']);
    const stored = names[outcomes.findIndex(({ outcome }) => outcome === 'saved')];
    expect((await read()).site.author.name).toBe(stored);
    expect(outcomes.find(({ outcome }) => outcome === 'conflict')).toMatchObject({ theirs: { version: 2, fields: { name: stored } } });
  });

  test('[SITE-8] a row of another release: what a field no longer takes gives way to the default, what is unknown is left out', async () => {
    const { db, save, read, getSaved } = await openSite();
    const fields = JSON.stringify({ name: 'n'.repeat(1000), tagline: 'Kept', telephone: '', shoeSize: '42', timeZone: 'Mars/Olympus' });
    await db.updateTable('siteDocuments').set({ fields }).where('id', '=', 'identity').execute();
    const { empty } = identity.form;
    const { site } = await read();
    expect(site.author).toMatchObject({ name: empty.name, tagline: 'Kept', telephone: '', givenName: empty.givenName });
    expect(site.timeZone).toBe(empty.timeZone);
    const opened = await getSaved(identity);
    expect(opened.fields).toEqual({ ...empty, tagline: 'Kept', telephone: '' });
    expect(await save(identity, { ...opened.fields, name: 'Ama', version: '1' })).toMatchObject({ outcome: 'saved' });
  });

  test('[SITE-4] a claim that is switched off is in no figure, the others keep their order', async () => {
    const { save, read } = await openSite();
    await save(claims, { businessesShown: '', growthSource: 'Survey', growthDate: '2026-01', replyShown: '', version: '1' });
    const { figures, reply } = (await read()).site.claims;
    expect(figures.map(({ figure }) => figure)).toEqual(['95%', '150%', '24/7', '5,000+']);
    expect(figures[1]).toMatchObject({ source: 'Survey', date: '2026-01' });
    expect(reply).toBe('');
  });

  test('[SITE-7] a portrait has to be an image that is there, and the library says who uses it', async () => {
    const { db, services, save, read } = await openSite();
    const image = { extension: 'png', colour: '336699', width: 20, height: 10, bytes: 1, createdAt: NOW, state: 'live' as const };
    const missing = await save(identity, { portrait: toUrl(OLD), version: '1' });
    expect(missing).toMatchObject({ outcome: 'invalid', fieldErrors: { portrait: expect.stringContaining('no image') } });
    await db
      .insertInto('images')
      .values([OLD, NEW].map((id) => ({ ...image, id, alt: null })))
      .execute();
    expect(await save(identity, { portrait: toUrl(OLD), version: '1' })).toMatchObject({ outcome: 'saved' });
    const list = async () => (await listLibrary(db, libraryKinds, { text: '' })).images.find(({ id }) => id === OLD);
    const use = { noun: 'Name and contact', title: 'Name and contact', href: '/admin/site/identity', places: ['image'], state: 'stored' };
    expect(await list()).toMatchObject({ useCount: 1, uses: [use] });
    expect(await performAction(services, 'image.remove', { ids: [OLD] })).toMatchObject({
      changed: [],
      used: [{ useCount: 1 }],
    });
    expect(await performAction(services, 'image.swap', { from: OLD, to: NEW })).toMatchObject({ changed: [OLD] });
    expect((await read()).site.author.portrait).toBe(toUrl(NEW));
    const key = { kind: 'identity', itemId: 'identity' };
    expect((await findRevision(db, key, 2))?.fields.portrait).toBe(toUrl(NEW));
  });
});
