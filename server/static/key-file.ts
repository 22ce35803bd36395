import { deriveIndexNowKey } from '#features/announcing/announcers.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { createRepresentation } from '../response/representation.ts';
import type { SecurityHeaders } from '../response/security-headers.ts';
import type { StaticFiles } from './static-files.ts';

const TYPE = 'text/plain; charset=utf-8';

/** Serves the key by which search engines verify IndexNow requests; nothing if IndexNow is off. */
export function createKeyFile(
  { INDEXNOW, SESSION_SECRET }: Partial<Pick<Settings, 'INDEXNOW'>> & Pick<Settings, 'SESSION_SECRET'>,
  { security, pageCacheControl }: { security: SecurityHeaders; pageCacheControl: string },
): StaticFiles {
  if (!INDEXNOW) return new Map();
  const key = deriveIndexNowKey(SESSION_SECRET);
  const headers = ['Content-Type', TYPE, ...security.forResource(TYPE)];
  const file = createRepresentation({ status: 200, headers, cacheControl: pageCacheControl, vary: '', body: Buffer.from(key) });
  return new Map([[`/${key}.txt`, file]]);
}
