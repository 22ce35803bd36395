import { depsContext } from '#app/context/deps.server.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { styleSheet } from '#ui/style-sheet.ts';
import styles from '../api-documentation.css?url';
import { ApiDocumentation } from '../api-documentation.tsx';
import { describeOperations } from '../open-api.server.ts';
import { API_PATH, listOperations } from '../operations.server.ts';
import type { Route } from './+types/documentation';

const TITLE = 'Content API';
const DESCRIPTION = 'What programs can read here without a token, and write with one.';

export const links = () => [styleSheet(styles)];

export async function loader({ context }: Route.LoaderArgs) {
  const { settings, kinds } = context.get(depsContext);
  return { groups: describeOperations(listOperations(kinds)), base: absoluteUrl(API_PATH, settings.SITE_URL) };
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const { site, siteUrl } = root.loaderData;
  return pageMeta({ title: TITLE, description: DESCRIPTION, path: '/api', site, siteUrl, noindex: true });
}

export default function ApiPage({ loaderData }: Route.ComponentProps) {
  return <ApiDocumentation title={TITLE} deck={DESCRIPTION} {...loaderData} />;
}
