import { lazy, Suspense } from 'react';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { listNewsletters } from '#features/newsletter/sending/newsletters.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/newsletters';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const { hasNewsletter } = (await readSite(context)).site.mailing;
    return { hasNewsletter, newsletters: await listNewsletters(context.get(depsContext).db) };
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
