import type { Services } from '#app/context/services.server.ts';
import { fillInHtml } from '#features/settings/filled-html.server.ts';
import type { SiteSnapshot } from '#features/settings/site-reader.server.ts';
import { renderPageProse } from './page-prose.server.ts';
import type { ServicePageFacts } from './service-page.tsx';

/** What the page of a service shows, and the headers that its videos need; undefined where readers see no such service. */
export async function getServicePage(
  services: Pick<Services, 'db' | 'storage'>,
  { site, texts: { services: all } }: SiteSnapshot,
  slug: string,
): Promise<{ page: ServicePageFacts; headers: Record<string, string> } | undefined> {
  const found = all.services.find((service) => service.slug === slug);
  if (!found) return undefined;
  const { content, ...service } = found;
  const { prose, headers } = await renderPageProse(services, await fillInHtml(content, site));
  const { services: _, ...texts } = all;
  const others = all.services
    .filter((other) => other !== found)
    .map(({ title, promise, ...other }) => ({ slug: other.slug, title, promise }));
  return { page: { service, prose, others, texts }, headers };
}
