import { randomUUID } from 'node:crypto';
import { loadForAdmin } from '#app/context/guard.server.ts';
import { NEW } from '#features/publishing/content-kind.ts';
import { lazyPage } from '#ui/lazy-page.ts';
import { openNewNewsletter, openNewsletter } from '../sending/compose.server.ts';
import { NEWSLETTER_JOB } from '../sending/newsletter.ts';
import type { Route } from './+types/newsletter';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db, now, jobs }, { params: { id }, request }) => {
    const articleId = new URL(request.url).searchParams.get('article');
    const options = { db, now: now() };
    const opened = id === NEW ? await openNewNewsletter(articleId, options) : await openNewsletter(id, options);
    const job = opened.summary?.state === 'sending' ? (await jobs.list()).find(({ name }) => name === NEWSLETTER_JOB) : undefined;
    return { recoveryId: randomUUID(), opened, outage: job?.failed[0]?.reason ?? null };
  });
}

export default lazyPage(async () => (await import('../sending/newsletter-page.tsx')).NewsletterPage);
