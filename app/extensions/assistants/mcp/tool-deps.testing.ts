import { storedKinds } from '#app/all-kinds.server.ts';
import { contentKinds } from '#app/kinds.ts';
import type { Db } from '#db/client.server.ts';
import type { Scope } from '#features/accounts/callers/caller.ts';
import { hasPages, isWritten } from '#features/publishing/content-kind.ts';
import { createTestDeps, toAssistant } from '#tests/factories/accounts.ts';
import { openPublicTexts } from '#tests/factories/public-texts.ts';
import type { ToolDeps } from './tool.ts';

/** What the tools of an assistant with these scopes are given. */
export function createToolDeps(db: Db, scopes: readonly Scope[], now: Date): ToolDeps {
  return {
    ...createTestDeps(db, { SITE_URL: 'https://site.test' }),
    now: () => now,
    kinds: contentKinds.filter(isWritten).filter(hasPages),
    searchedKinds: storedKinds,
    publicTexts: openPublicTexts(db),
    requireWritable: () => {},
    caller: toAssistant(scopes),
  };
}
