import { readSite } from '#app/context/deps.server.ts';
import { loadForAdmin } from '#app/context/guard.server.ts';
import { parseListQuery } from '#features/admin/list/list.ts';
import { DayChart } from '#ui/day-chart.tsx';
import { listSubscribers, summarizeSubscribers } from '../subscribers/list-subscribers.server.ts';
import { subscriberList } from '../subscribers/subscriber-list.ts';
import { SubscribersPage } from '../subscribers/subscribers-page.tsx';
import type { Route } from './+types/subscribers';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db, now }, { request, context }) => {
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
