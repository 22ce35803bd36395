import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { downloadResponse } from '#platform/http/download.server.ts';
import { writeReportCsv } from '../importing/imports.server.ts';
import type { Route } from './+types/report';

export function loader({ request, params, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    const lines = writeReportCsv(context.get(depsContext).db, params.id);
    return downloadResponse(lines, { filename: 'import-report.csv', type: 'text/csv; charset=utf-8' });
  });
}
