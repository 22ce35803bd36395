import { type Deps, depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { writeMessagesCsv } from '#features/contact/messages.server.ts';
import { writeSubscribersCsv } from '#features/newsletter/admin/list-subscribers.server.ts';
import { writeRedirectsCsv } from '#features/redirects/redirects.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { downloadResponse } from '#platform/http/download.server.ts';
import type { Route } from './+types/csv';

/** `pattern` is the download's path, as app/routes.ts has it. */
export function loader({ request, pattern, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    const { filename, write } = DOWNLOADS[pattern.replace(/^\//, '') as keyof typeof DOWNLOADS];
    return downloadResponse(write(context.get(depsContext).db), { filename, type: 'text/csv; charset=utf-8' });
  });
}

const DOWNLOADS = {
  'admin/addresses/export': { filename: 'redirects.csv', write: writeRedirectsCsv },
  'admin/messages.csv': { filename: 'messages.csv', write: writeMessagesCsv },
  'admin/subscribers/export': { filename: 'subscribers.csv', write: writeSubscribersCsv },
} satisfies Record<string, { filename: string; write: (db: Deps['db']) => AsyncGenerator<string> }>;
