import { lazy, Suspense } from 'react';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { openNewNewsletter, openNewsletter } from '#features/newsletter/sending/compose.server.ts';
import { NEWSLETTER_JOB } from '#features/newsletter/sending/newsletter.ts';
import { NEW } from '#features/publishing/content-kind.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/newsletter';

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const { db, now, jobs } = context.get(depsContext);
    const { hasNewsletter } = (await readSite(context)).site.mailing;
    const articleId = new URL(request.url).searchParams.get('article');
    const options = { db, now: now() };
    const opened = id === NEW ? await openNewNewsletter(articleId, options) : await openNewsletter(id, options);
    const job = opened.summary?.state === 'sending' ? (await jobs.list()).find(({ name }) => name === NEWSLETTER_JOB) : undefined;
    return { opened, hasNewsletter, outage: job?.failed[0]?.reason ?? null };
  });
}

export default function AdminNewsletter({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <NewsletterPage {...loaderData} />
    </Suspense>
  );
}

/** Its imports would stand in the manifest that every page of the admin loads. */
const NewsletterPage = lazy(async () => ({ default: (await import('#features/newsletter/sending/newsletter-page.tsx')).NewsletterPage }));
