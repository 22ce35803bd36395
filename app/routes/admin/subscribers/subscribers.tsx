import { depsContext, readSite } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { parseListQuery } from '#features/admin/list/list.ts';
import { listSubscribers, summarizeSubscribers } from '#features/newsletter/admin/list-subscribers.server.ts';
import { subscriberList } from '#features/newsletter/admin/subscriber-list.ts';
import { SubscribersPage } from '#features/newsletter/admin/subscribers-page.tsx';
import { inLoader } from '#platform/errors/respond.server.ts';
import { DayChart } from '#ui/day-chart.tsx';
import type { Route } from './+types/subscribers';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const { db, now } = context.get(depsContext);
    const query = parseListQuery(subscriberList, new URL(request.url).searchParams);
    const { hasNewsletter } = (await readSite(context)).site.mailing;
    return { query, hasNewsletter, summary: await summarizeSubscribers(db, now()), list: await listSubscribers(db, query) };
  });
}

export default function AdminSubscribers({ loaderData }: Route.ComponentProps) {
  const { days, recent } = loaderData.summary;
  return <SubscribersPage {...loaderData} chart={recent > 0 && <DayChart days={days} count={recent} noun={NOUN} />} />;
}

const NOUN = { one: 'new subscriber', many: 'new subscribers' };
