import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { downloadResponse } from '#platform/http/download.server.ts';
import { exportAsZip } from '../exporting/export-zip.server.ts';
import type { Route } from './+types/export';

export function loader({ request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    const { db, storage, settings, kinds, now } = context.get(depsContext);
    const bytes = await exportAsZip({ db, storage, kinds: kinds.form, siteUrl: settings.SITE_URL, now });
    const name = new URL(settings.SITE_URL).hostname;
    return downloadResponse(bytes, { filename: `${name}-${now().toISOString().slice(0, 10)}.zip`, type: 'application/zip' });
  });
}
