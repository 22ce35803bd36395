import { servicesContext } from '#app/services.server.ts';
import { writeLlms } from '#features/seo/llms.server.ts';
import type { Route } from './+types/llms';
import { answerText } from './answer.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, settings } = context.get(servicesContext);
  return answerText(await writeLlms(db, { siteUrl: settings.SITE_URL, now: now() }), 'text/plain');
}
