import { expect, test } from 'vitest';
import { toAssistant } from '#tests/factories/accounts.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { insertSolution } from '#tests/factories/solution.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { read, search } from './reading-tools.server.ts';
import { createToolDeps } from './tool-deps.testing.ts';

describeOnDatabase('what an assistant reads', (open) => {
  test('[API-3] an item is read by the id that the search gave, and names none that is not public', async () => {
    const db = await open();
    const deps = createToolDeps(db, [], new Date('2026-01-02T09:00:00Z'));
    await insertArticle(db, { id: 'secret', title: 'Secret', isDraft: true });
    await insertArticle(db, { id: 'first-title', address: 'kente', title: 'Selling kente', relatedIds: ['secret'] });
    await insertSolution(db, { id: 'old-name', address: 'kente-shop', title: 'A kente shop' });
    const { results } = (await search(deps, { query: 'kente', drafts: false })).structuredContent;
    const found = results as { kind: string; id: string; title: string }[];
    expect(found.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual(['article first-title', 'solution old-name']);
    for (const { kind, id, title } of found) {
      const { structuredContent } = await read(deps, { kind, id, format: 'markdown' });
      expect(structuredContent).toMatchObject({ kind, id, title, state: 'published' });
      expect(JSON.stringify(structuredContent)).not.toContain('secret');
    }
    const asAuthor = { ...deps, caller: toAssistant(['drafts:read']) };
    expect((await read(asAuthor, { kind: 'article', id: 'first-title', format: 'html' })).structuredContent.fields).toMatchObject({
      relatedIds: 'secret',
    });
  });
});
