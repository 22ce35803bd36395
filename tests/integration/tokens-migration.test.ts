import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import { getDialect } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { migrations } from '#db/migrations.ts';
import { authenticate } from '#features/accounts/callers/authenticate.server.ts';
import { findLink } from '#features/accounts/ownership/email-link.server.ts';
import { findInvitation } from '#features/accounts/people/invitations.server.ts';
import { makeFirstAdmin } from '#features/accounts/sign-in/set-up.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { findPublishedPath, findSharedContent, listPrivateLinks } from '#features/editor/private-link/private-links.server.ts';
import { hasPages, isWritten } from '#features/publishing/content-kind.ts';
import { createTestDeps, createUser } from '#tests/factories/accounts.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';

const KINDS = contentKinds.filter(isWritten).filter(hasPages);
const hash = (text: string, encoding: 'base64url' | 'hex' = 'base64url') => createHash('sha256').update(text).digest(encoding);
const token = (name: string) => name.padEnd(43, 'x');

describeOnEachDatabase('tokens of before they were in one table', (_, { create, connect }) => {
  async function start() {
    const db = await connect(await create());
    await migrate(
      db,
      migrations.filter(({ name }) => name < '0021'),
    );
    const deps = createTestDeps(db);
    const owner = await createUser(db, { role: 'admin', email: 'owner@example.org' });
    await insertArticle(db, { id: 'draft', title: 'Draft', isDraft: true });
    await insertArticle(db, { id: 'shown', title: 'Shown' });
    const at = new Date(deps.now().getTime() - 60_000).toISOString();
    const later = new Date(deps.now().getTime() + 3_600_000).toISOString();
    const insert = async (table: string, row: Record<string, unknown>) =>
      sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(row))})`.execute(
        db,
      );
    const dated = { createdAt: at, expiresAt: later };
    const mailed = { kind: 'change-email', userId: owner.id, passwordMark: 'mark', email: 'new@example.org', ...dated };
    await insert('emailLinks', { tokenHash: hash(`change-email:${token('mailed')}`), ...mailed });
    const invited = { id: 'i', email: 'ed@example.org', role: 'editor', invitedBy: owner.id, ...dated };
    await insert('invitations', { tokenHash: hash(`invitation:${token('invited')}`), ...invited });
    await insert('setUpLinks', { tokenHash: hash(token('set-up'), 'hex'), kind: 'rescue', createdAt: at });
    const scopes = JSON.stringify(['drafts:read', 'publish']);
    const list = getDialect(db) === 'postgres' ? sql`array['drafts:read', 'publish']` : scopes;
    const program = { id: 't', userId: owner.id, name: 'Notes', scopes: list, lastUsedAt: at, lastUsedFrom: '192.0.2.0/24', ...dated };
    await insert('apiTokens', { tokenHash: hash(token('byl_program')), ...program });
    const link = { kind: 'article', itemId: 'draft', createdBy: owner.email, createdAt: at };
    await insert('privateLinks', { id: 'l', tokenHash: hash(token('shared')), expiresAt: null, ...link });
    await insert('endedLinks', { tokenHash: hash(token('ended')), kind: 'article', itemId: 'shown', endedAt: at });
    await migrate(db);
    return { db, deps, owner };
  }

  test('[OPS-8] work as before', async () => {
    const { db, deps, owner } = await start();
    const now = deps.now();
    const changed = await findLink(db, { page: 'change-email', token: token('mailed'), now });
    expect(changed).toMatchObject({ kind: 'change-email', userId: owner.id, passwordMark: 'mark', email: 'new@example.org' });
    expect(await findLink(db, { page: 'confirm-email', token: token('mailed'), now })).toBeUndefined();
    expect(await findInvitation(deps, token('invited'))).toMatchObject({ email: 'ed@example.org', role: 'editor', invitedBy: owner.email });
    const request = new Request('http://site.test', { headers: { authorization: `Bearer ${token('byl_program')}` } });
    const caller = await authenticate(deps, { request, clientAddress: '192.0.2.1' }, 'token');
    expect(caller).toMatchObject({ email: owner.email, scopes: ['drafts:read', 'publish'], program: { id: 't', name: 'Notes' } });
    expect(await findSharedContent(db, KINDS, { token: token('shared'), now })).toMatchObject({ stored: { saved: { id: 'draft' } } });
    const { links } = await listPrivateLinks(db, articleKind, { id: 'draft', now });
    expect(links).toMatchObject([{ id: 'l', createdBy: owner.email, expiresAt: null }]);
    expect(await findPublishedPath(db, KINDS, { token: token('ended'), now })).toBe('/blog/shown');
    await db.updateTable('articles').set({ isDraft: false }).where('id', '=', 'draft').execute();
    expect(await findSharedContent(db, KINDS, { token: token('shared'), now })).toBeUndefined();
    expect(await findPublishedPath(db, KINDS, { token: token('shared'), now })).toBe('/blog/draft');
    await db.deleteFrom('articles').execute();
    expect(await db.selectFrom('tokens').select('kind').where('subject', 'like', 'article/%').execute()).toEqual([]);
    const first = { token: token('set-up'), email: 'first@example.org', password: 'nine blue mountains', clientAddress: '192.0.2.1' };
    expect([await makeFirstAdmin(deps, first), await makeFirstAdmin(deps, first)]).toEqual(['made', 'closed']);
  });
});
