import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { writeMessagesCsv } from '#features/contact/messages.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/messages-csv';

/** GET downloads every message. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    const lines = writeMessagesCsv(context.get(depsContext).db);
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { value, done } = await lines.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: () => void lines.return(undefined),
    });
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="messages.csv"',
        'cache-control': CACHE_CONTROL.personal,
      },
    });
  });
}
