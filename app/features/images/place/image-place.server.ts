import type { Db } from '#db/client.server.ts';
import { parseBucketUrl } from '#platform/env/bucket-url.server.ts';
import { type Settings, SettingsError } from '#platform/env/settings.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { getVariantWidths, imageFileName, variantFileName } from '../image-variants.ts';

const HOUR_MS = 3_600_000;
/** A signed URL is handed out for half of its life, so that browsers find their cached copy. */
const SIGNED_MS = 12 * HOUR_MS;
const MAX_SIGNED = 5000;

interface PlaceDeps {
  settings: Pick<Settings, 'IMAGES_URL'>;
  storage: Pick<Storage, 'signUrl'>;
  db: Db;
  now(): Date;
}

/** Undefined unless a live image's file is outside this site. */
export async function findImagePlace({ settings, storage, db, now }: PlaceDeps, name: string): Promise<string | undefined> {
  const { IMAGES_URL } = settings;
  if (!IMAGES_URL) return undefined;
  if (!(await isLiveFile(db, name))) return undefined;
  if (IMAGES_URL !== 'signed') return `${IMAGES_URL.replace(/\/+$/, '')}/${name}`;
  return storage.signUrl && findSigned(name, now().getTime(), (seconds) => storage.signUrl?.(name, seconds));
}

const signed = new Map<string, { url: string; until: number }>();

async function findSigned(name: string, time: number, sign: (seconds: number) => Promise<string> | undefined): Promise<string | undefined> {
  const known = signed.get(name);
  if (known && time < known.until) return known.url;
  const url = await sign(SIGNED_MS / 1000);
  if (!url) return undefined;
  if (signed.size >= MAX_SIGNED) signed.clear();
  signed.set(name, { url, until: time + SIGNED_MS / 2 });
  return url;
}

async function isLiveFile(db: Db, name: string): Promise<boolean> {
  const [id = ''] = name.split('-');
  const row = await db
    .selectFrom('images')
    .select(['id', 'width', 'height', 'colour', 'extension'])
    .where('id', '=', id)
    .where('state', '=', 'live')
    .executeTakeFirst();
  if (!row) return false;
  if (imageFileName(row) === name) return true;
  return getVariantWidths(row.width).some((width) =>
    (['avif', 'webp'] as const).some((format) => variantFileName(id, width, format) === name),
  );
}

type HostSettings = Pick<Settings, 'IMAGES_URL' | 'STORAGE_URL' | 'SITE_URL'>;

/** Undefined if it is the site's own. Throws SettingsError if the settings contradict each other. */
export function getImagesOrigin({ IMAGES_URL, STORAGE_URL, SITE_URL }: HostSettings): string | undefined {
  if (!IMAGES_URL) return undefined;
  const { origin } = new URL(IMAGES_URL === 'signed' ? parseBucketUrl(STORAGE_URL).endpoint : IMAGES_URL);
  if (SITE_URL.startsWith('https:') && origin.startsWith('http:'))
    throw new SettingsError(
      `IMAGES_URL: a site on https cannot show images from ${origin}; it must be an address such as https://images.example.com`,
    );
  return origin;
}
