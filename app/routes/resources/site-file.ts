import type { RouterContextProvider } from 'react-router';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { writeVcard } from '#features/contact/vcard.ts';
import type { PublishedSite } from '#features/seo/graph/json-ld.ts';
import { writeManifest } from '#features/seo/manifest.ts';
import { writeRobots, writeSecurityTxt } from '#features/seo/well-known.ts';
import type { Route } from './+types/site-file';
import { notFoundResponse, textResponse } from './response.ts';

type Context = Readonly<RouterContextProvider>;

/** `pattern` is the file's path, as app/routes.ts has it. */
export async function loader({ pattern, context }: Route.LoaderArgs) {
  const [type, write] = FILES[pattern.replace(/^\//, '')] ?? [];
  return type && write ? textResponse(await write(context), type) : notFoundResponse();
}

const FILES: Record<string, [type: string, write: (context: Context) => string | Promise<string>]> = {
  'robots.txt': ['text/plain', (context) => writeRobots(context.get(depsContext).settings.SITE_URL)],
  '.well-known/security.txt': ['text/plain', async (context) => writeSecurityTxt(await readPublished(context))],
  'manifest.webmanifest': ['application/manifest+json', async (context) => writeManifest((await readSite(context)).site)],
  'contact.vcf': ['text/vcard', writeContact],
};

/** Without a disposition a phone shows it with a button that adds it. */
async function writeContact(context: Context) {
  const { site, siteUrl } = await readPublished(context);
  return writeVcard(site, siteUrl);
}

async function readPublished(context: Context): Promise<PublishedSite & { now: Date }> {
  const { settings, now } = context.get(depsContext);
  return { site: (await readSite(context)).site, siteUrl: settings.SITE_URL, now: now() };
}
