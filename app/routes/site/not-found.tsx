import { pageMeta } from '#features/seo/page-meta.ts';
import { getUnknownTitle, UNKNOWN, UnknownPage } from '#features/site/suggestions/unknown-page.tsx';
import type { Route } from './+types/not-found';
import { followRedirect } from './redirect.server.ts';
import { respondToUnknown } from './unknown-page.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  return respondToUnknown(context, request.url, { isGone: await followRedirect(context, request.url) });
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const { site, siteUrl } = root.loaderData;
  return pageMeta({ ...UNKNOWN, title: getUnknownTitle(loaderData?.isGone), site, siteUrl });
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <UnknownPage {...loaderData} />;
}
