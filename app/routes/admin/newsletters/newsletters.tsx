import { lazy, Suspense } from 'react';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import { listNewsletters } from '#features/newsletter/sending/newsletters.server.ts';
import { mailing } from '#features/settings/parts/mailing.ts';
import { Pagination } from '#features/site/pagination.tsx';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/newsletters';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const { hasNewsletter } = (await readSite(context)).site.mailing;
    const page = Number(new URL(request.url).searchParams.get('page'));
    const { db, now } = context.get(depsContext);
    const settings = hasNewsletter ? null : await getSavedContent(db, mailing, { id: mailing.name, now: now() });
    const listed = await listNewsletters(db, Number.isSafeInteger(page) && page > 0 ? page : 1);
    return { mailing: settings, ...listed };
  });
}

export default function AdminNewsletters({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <NewslettersPage
        {...loaderData}
        pagination={<Pagination page={loaderData.page} pages={loaderData.pages} getPath={(page) => `/admin/newsletters?page=${page}`} />}
      />
    </Suspense>
  );
}

/** As the page of one newsletter. */
const NewslettersPage = lazy(async () => ({
  default: (await import('#features/newsletter/sending/newsletters-page.tsx')).NewslettersPage,
}));
