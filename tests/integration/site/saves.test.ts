import { expect, test } from 'vitest';
import { watchContentVersion } from '#db/content-version.server.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { identity } from '#features/settings/parts/identity.ts';
import { createSiteReader } from '#features/settings/site-reader.server.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';

describeOnEachDatabase('what the owner sets of the site', (open) => {
  async function openSite() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    const services = { db, contentVersion, now: () => new Date('2025-02-01T09:00:00Z') };
    const reader = createSiteReader({ ...services, canSend: async () => false, switches: [] });
    async function save(changes: Record<string, string>, version: number) {
      const parsed = parseContentForm(identity, { ...identity.form.empty, ...changes, version: String(version) });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed));
      return saveContent(services, identity, { id: 'identity', form: parsed.form });
    }
    return { db, contentVersion, reader, save };
  }

  test('[SITE-8] stands above the file at once, one content version later, and goes back to it', async () => {
    const { db, contentVersion, reader, save } = await openSite();
    expect((await reader.read()).site.author.name).toBe('Kwame Adeyemi');
    const before = contentVersion.current();
    expect(await save({ name: 'Ama Mensah' }, 1)).toMatchObject({ outcome: 'saved', item: { version: 2, fields: { name: 'Ama Mensah' } } });
    expect(contentVersion.current()).toBe(before + 1);
    const { site } = await reader.read();
    expect(site.author).toMatchObject({ name: 'Ama Mensah', location: 'Accra, Ghana' });
    expect(site.updatedAt).toBe('2025-02-01T09:00:00.000Z');
    const readStored = () => db.selectFrom('siteDocuments').select('fields').where('id', '=', 'identity').executeTakeFirst();
    expect(await readStored()).toEqual({ fields: '{"name":"Ama Mensah"}' });
    await save({}, 2);
    expect((await reader.read()).site.author.name).toBe('Kwame Adeyemi');
    expect(await readStored()).toEqual({ fields: '{}' });
    contentVersion.stop();
  });
});
