import type { Db } from '#db/client.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { downloadResponse } from '#platform/http/download.server.ts';
import { depsContext } from './deps.server.ts';
import { type Context, requireAdmin } from './guard.server.ts';

/** For admins alone. */
export function downloadCsv(
  { request, context }: { request: Request; context: Context },
  { filename, write }: { filename: string; write: (db: Db) => AsyncGenerator<string> },
): Promise<Response> {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    return downloadResponse(write(context.get(depsContext).db), { filename, type: 'text/csv; charset=utf-8' });
  });
}
