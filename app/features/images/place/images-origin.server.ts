import { type Settings, SettingsError } from '#platform/env/settings.server.ts';
import { parseS3Url } from '#platform/storage/s3-url.server.ts';

type HostSettings = Pick<Settings, 'IMAGES_URL' | 'STORAGE_URL' | 'SITE_URL'>;

/** Undefined if it is the site's own. Throws SettingsError if the settings contradict each other. */
export function getImagesOrigin({ IMAGES_URL, STORAGE_URL, SITE_URL }: HostSettings): string | undefined {
  if (!IMAGES_URL) return undefined;
  const { origin } = new URL(IMAGES_URL === 'signed' ? parseS3Url(STORAGE_URL).endpoint : IMAGES_URL);
  if (SITE_URL.startsWith('https:') && origin.startsWith('http:'))
    throw new SettingsError(
      `IMAGES_URL: a site on https cannot show images from ${origin}; it must be an address such as https://images.example.com`,
    );
  return origin;
}
