import { expect, onTestFinished, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { hasPages, isWritten } from '#features/publishing/content-kind.ts';
import { createUser } from '#tests/factories/accounts.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import type { ToolDeps } from './tool.ts';
import { createDraft } from './writing-tools.server.ts';

/** Takes Marked a moment, and four times as long at twice the length. */
const SLOW = `${'a'.repeat(12_000)}@${'a'.repeat(12_000)}`;

describeOnDatabase('[API-3] Markdown of an assistant', (open) => {
  test('[API-3] that takes a parser long is read next to the event loop, and too much is refused', async () => {
    const db = await open();
    const { id: userId, email } = await createUser(db, { role: 'editor' });
    const contentVersion = await watchContentVersion(db);
    onTestFinished(contentVersion.stop);
    const deps = {
      ...{ db, contentVersion, now: () => new Date('2026-01-02T09:00:00Z'), requireWritable: () => undefined },
      kinds: contentKinds.filter(isWritten).filter(hasPages),
      settings: { SITE_URL: 'https://site.test', SESSION_SECRET: 's'.repeat(40) },
      outbox: { wake: () => undefined, enqueue: async () => undefined },
      caller: { id: 'g', name: 'Claude', userId, email, scopes: ['drafts:write'] },
    } as unknown as ToolDeps; // of the others the tool uses none
    const draft = (text: string) => createDraft(deps, { kind: 'article', title: 'Tea', text, format: 'markdown', fields: {} });
    let turns = 0;
    const counting = setInterval(() => turns++, 1);
    const { structuredContent } = await draft(SLOW);
    clearInterval(counting);
    expect(structuredContent).toMatchObject({ kind: 'article' });
    expect(turns).toBeGreaterThan(20);
    await expect(draft('a'.repeat(200_001))).rejects.toMatchObject({
      code: 'refused',
      publicMessage: 'This Markdown is too long. Send HTML.',
    });
    await expect(draft('>'.repeat(10_000))).rejects.toMatchObject({ publicMessage: 'This Markdown is too deeply nested. Send HTML.' });
  });
});
