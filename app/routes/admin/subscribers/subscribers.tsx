import { depsContext, readSite } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { listSubscribers, summarizeSubscribers } from '#features/newsletter/admin/list-subscribers.server.ts';
import { getSubscribersPath, parseSubscriberQuery } from '#features/newsletter/admin/subscriber-query.ts';
import { SubscribersPage } from '#features/newsletter/admin/subscribers-page.tsx';
import { Pagination } from '#features/site/pagination.tsx';
import { ViewChart } from '#features/statistics/view-chart.tsx';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/subscribers';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const { db, now } = context.get(depsContext);
    const query = parseSubscriberQuery(new URL(request.url).searchParams);
    const { hasNewsletter } = (await readSite(context)).site.mailing;
    return { query, hasNewsletter, summary: await summarizeSubscribers(db, now()), page: await listSubscribers(db, query) };
  });
}

export default function AdminSubscribers({ loaderData }: Route.ComponentProps) {
  const { query, summary, page } = loaderData;
  const { days, recent } = summary;
  return (
    <SubscribersPage
      {...loaderData}
      chart={recent > 0 && <ViewChart days={days} views={recent} noun={NOUN} />}
      pagination={<Pagination page={page.page} pages={page.pages} getPath={(number) => getSubscribersPath({ ...query, page: number })} />}
    />
  );
}

const NOUN = { one: 'new subscriber', many: 'new subscribers' };
