import { type Deps, depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { writeMessagesCsv } from '#features/contact/messages.server.ts';
import { writeReportCsv } from '#features/importing/imports.server.ts';
import { writeSubscribersCsv } from '#features/newsletter/admin/list-subscribers.server.ts';
import { writeRedirectsCsv } from '#features/redirects/redirects.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { downloadResponse } from '#platform/http/download.server.ts';
import type { Route } from './+types/csv';

/** `pattern` is the download's path, as app/routes.ts has it. */
export function loader({ request, params, pattern, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    const { requireRole, filename, write } = DOWNLOADS[pattern.replace(/^\//, '') as keyof typeof DOWNLOADS];
    await requireRole(context, request);
    const lines = write(context.get(depsContext).db, params.id ?? '');
    return downloadResponse(lines, { filename, type: 'text/csv; charset=utf-8' });
  });
}

const DOWNLOADS = {
  'admin/addresses/export': { requireRole: requireAdmin, filename: 'redirects.csv', write: writeRedirectsCsv },
  'admin/import/:id/report': { requireRole: requireAdmin, filename: 'import-report.csv', write: writeReportCsv },
  'admin/messages.csv': { requireRole: requireAdmin, filename: 'messages.csv', write: writeMessagesCsv },
  'admin/subscribers/export': { requireRole: requireAdmin, filename: 'subscribers.csv', write: writeSubscribersCsv },
} satisfies Record<string, Download>;

interface Download {
  requireRole: typeof requireAdmin;
  filename: string;
  /** `id` is the one in the path. */
  write: (db: Deps['db'], id: string) => AsyncGenerator<string>;
}
