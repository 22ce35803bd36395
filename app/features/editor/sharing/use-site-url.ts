import { useRouteLoaderData } from 'react-router';
import { z } from '#platform/forms/zod.ts';

const rootSchema = z.object({ siteUrl: z.string() });

/** The site's public URL, from the loader of the root. */
export function useSiteUrl(): string {
  return rootSchema.safeParse(useRouteLoaderData('root')).data?.siteUrl ?? '';
}
