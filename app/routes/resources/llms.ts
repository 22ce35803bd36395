import { contentKinds } from '#app/content-kinds.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { findLastUpdate } from '#features/publishing/public-content.server.ts';
import { lastModified } from '#platform/http/http-date.ts';
import type { Route } from './+types/llms';
import { publicTextResponse } from './response.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, settings } = context.get(servicesContext);
  const { writeLlms } = await import('#features/seo/llms.server.ts'); // what writes Markdown is large and seldom asked for
  const last = await findLastUpdate(db, contentKinds, { now: now() }); // asked before the list, so that it is not newer than it
  const text = await writeLlms(db, { kinds: contentKinds, siteUrl: settings.SITE_URL, now: now() });
  return publicTextResponse(text, 'text/plain', lastModified(last));
}
