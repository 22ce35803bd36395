import { readSite } from '#app/context/services.server.ts';
import { writeManifest } from '#features/seo/manifest.ts';
import type { Route } from './+types/manifest';
import { textResponse } from './response.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = await readSite(context);
  return textResponse(writeManifest(site), 'application/manifest+json');
}
