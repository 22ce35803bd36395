import { contentKinds } from '#app/content-kinds.ts';
import { servicesContext } from '#app/context/services.server.ts';
import type { Route } from './+types/llms';
import { textResponse } from './response.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, settings } = context.get(servicesContext);
  const { writeLlms } = await import('#features/seo/llms.server.ts'); // what writes Markdown is large and seldom asked for
  return textResponse(await writeLlms(db, { kinds: contentKinds, siteUrl: settings.SITE_URL, now: now() }), 'text/plain');
}
