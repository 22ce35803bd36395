import { storedKinds } from '#app/all-kinds.server.ts';
import type { Db } from '#db/client.server.ts';
import { createPublicTexts, type PublicTexts } from '#features/publishing/texts/public-texts.server.ts';
import { fileServices } from '#features/settings/service.ts';

const opened = new WeakMap<Db, PublicTexts>();

/** The texts of a site in English with the services that it comes with. */
export function openPublicTexts(db: Db): PublicTexts {
  const site = { language: 'en', services: fileServices };
  const texts = opened.get(db) ?? createPublicTexts({ db, kinds: storedKinds, readSite: async () => site, patienceMs: 30_000 });
  opened.set(db, texts);
  return texts;
}
