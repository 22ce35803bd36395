import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { writeReportCsv } from '#features/importing/import-report.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { csvResponse } from '../download.server.ts';
import type { Route } from './+types/report';

export function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    return csvResponse(writeReportCsv(context.get(depsContext).db, id), 'import-report.csv');
  });
}
