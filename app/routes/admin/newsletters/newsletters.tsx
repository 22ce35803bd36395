import { lazy, Suspense } from 'react';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { parsePage } from '#features/admin/list/list.ts';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import { listNewsletters } from '#features/newsletter/sending/newsletters.server.ts';
import { mailing } from '#features/settings/parts/mailing.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/newsletters';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const { hasNewsletter } = (await readSite(context)).site.mailing;
    const { db, now } = context.get(depsContext);
    const settings = hasNewsletter ? null : await getSavedContent(db, mailing, { id: mailing.name, now: now() });
    return { mailing: settings, list: await listNewsletters(db, parsePage(new URL(request.url).searchParams)) };
  });
}

export default function AdminNewsletters({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <NewslettersPage {...loaderData} />
    </Suspense>
  );
}

/** As the page of one newsletter. */
const NewslettersPage = lazy(async () => ({
  default: (await import('#features/newsletter/sending/newsletters-page.tsx')).NewslettersPage,
}));
