import { servicesContext } from '#app/context/services.server.ts';
import { privacy } from '#content/pages.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { LegalText } from '#features/site/legal-text.tsx';
import type { Route } from './+types/privacy';

export function loader({ context }: Route.LoaderArgs) {
  return { siteUrl: context.get(servicesContext).settings.SITE_URL };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ title: privacy.title, description: privacy.intro, path: '/privacy', siteUrl: loaderData.siteUrl });
}

export default function PrivacyPage() {
  return <LegalText page={privacy} />;
}
