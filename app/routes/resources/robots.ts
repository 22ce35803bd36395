import { servicesContext } from '#app/context/services.server.ts';
import { writeRobots } from '#features/seo/well-known.ts';
import type { Route } from './+types/robots';
import { textResponse } from './response.ts';

export function loader({ context }: Route.LoaderArgs) {
  return textResponse(writeRobots(context.get(servicesContext).settings.SITE_URL), 'text/plain');
}
