import { readSite } from '#app/context/deps.server.ts';
import { loadForAdmin } from '#app/context/guard.server.ts';
import { parsePage } from '#features/admin/list/list.ts';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import { mailing } from '#features/settings/parts/mailing.ts';
import { lazyPage } from '#ui/lazy-page.ts';
import { listNewsletters } from '../sending/newsletters.server.ts';
import type { Route } from './+types/newsletters';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db, now }, { request, context }) => {
    const { hasNewsletter } = (await readSite(context)).site.mailing;
    const settings = hasNewsletter ? null : await getSavedContent(db, mailing, { id: mailing.name, now: now() });
    return { mailing: settings, list: await listNewsletters(db, parsePage(new URL(request.url).searchParams)) };
  });
}

export default lazyPage(async () => (await import('../sending/newsletters-page.tsx')).NewslettersPage);
