import { servicesContext } from '#app/context/services.server.ts';
import { terms } from '#content/pages.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { LegalText } from '#features/site/legal-text.tsx';
import type { Route } from './+types/terms';

export function loader({ context }: Route.LoaderArgs) {
  return { siteUrl: context.get(servicesContext).settings.SITE_URL };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ title: terms.title, description: terms.intro, path: '/terms', siteUrl: loaderData.siteUrl });
}

export default function TermsPage() {
  return <LegalText page={terms} />;
}
