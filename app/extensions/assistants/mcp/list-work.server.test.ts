import { expect, test } from 'vitest';
import type { Scope } from '#features/accounts/callers/caller.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { listWork } from './list-work.server.ts';
import { createToolDeps } from './tool-deps.testing.ts';

describeOnDatabase('what needs work', (open) => {
  test('[API-3] is a missing description, a dead link, an old text, and a draft for who may read drafts', async () => {
    const db = await open();
    const now = () => new Date('2026-01-02T09:00:00Z');
    const fresh = { publishedAt: '2025-12-01T09:00:00.000Z', updatedAt: '2025-12-01T09:00:00.000Z' };
    const links = [
      '/blog/moved',
      '/blog/fine',
      '/blog/nowhere',
      'https://site.test/speaking',
      '/about',
      '/blog/fine/share.png',
      'https://elsewhere.test/blog/x',
    ];
    const content = `<p>${links.map((href) => `<a href="${href}">to ${href}</a>`).join(' ')}</p><img src="/pictures/1.svg" alt="">`;
    await insertArticle(db, { id: 'tea', title: 'Tea', content, ...fresh });
    await insertArticle(db, { id: 'fine', title: 'Fine', ...fresh });
    await insertArticle(db, { id: 'old', title: 'Old', updatedAt: '2024-05-01T09:00:00.000Z' });
    await insertArticle(db, { id: 'secret', title: 'Secret', content, isDraft: true });
    await db.insertInto('redirects').values({ address: '/blog/moved', target: '/blog/fine', createdAt: now().toISOString() }).execute();
    const look = async (scopes: Scope[]) => {
      const { structuredContent } = await listWork(createToolDeps(db, scopes, now()));
      return (structuredContent.work as { id: string; what: string }[]).map(({ id, what }) => `${id}: ${what}`);
    };
    const work = [
      'tea: Links to /blog/nowhere, where nothing is',
      'tea: Links to /speaking, where nothing is',
      'tea: Image 1 has no description',
      'old: Unchanged since 2024-05-01',
    ];
    expect(await look([])).toEqual(work);
    expect(await look(['drafts:read'])).toEqual([...work, 'secret: Is a draft']);
  });
});
