import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deriveIndexNowKey } from '#features/announcing/announcers.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { getContentType } from '#platform/files/content-type.ts';
import type { BackgroundQueue } from '../cache/background-queue.ts';
import { type Compressed, compressBest, isCompressible } from '../response/compression.ts';
import { addCompressed, createRepresentation, type Representation } from '../response/representation.ts';
import type { SecurityHeaders } from '../response/security-headers.ts';

export type StaticFiles = ReadonlyMap<string, Representation>;

interface StaticFileOptions {
  security: SecurityHeaders;
  pageCacheControl: string;
  queue: BackgroundQueue;
}

/**
 * Reads every file of a folder into memory, and compresses in the background those that the build has not compressed.
 * A missing folder has no files.
 */
export function readStaticFiles(dir: string, { security, pageCacheControl, queue }: StaticFileOptions): StaticFiles {
  const files = new Map<string, Representation>();
  for (const file of listFiles(dir)) {
    const urlPath = `/${path.relative(dir, file).split(path.sep).map(encodeURIComponent).join('/')}`;
    const contentType = getContentType(file);
    const isDocument = contentType.startsWith('text/html');
    const body = readFileSync(file);
    const canCompress = isCompressible(contentType, body.length);
    const representation = createRepresentation({
      status: 200,
      headers: ['Content-Type', contentType, ...(isDocument ? security.forDocument({ scripts: [] }) : security.forResource(contentType))],
      cacheControl: urlPath.startsWith('/assets/') ? CACHE_CONTROL.asset : pageCacheControl,
      vary: canCompress ? 'Accept-Encoding' : '',
      body,
    });
    files.set(urlPath, representation);
    if (!canCompress) continue;
    const compressed = readCompressed(file);
    if (compressed) addCompressed(representation, compressed);
    else queue.add(async () => addCompressed(representation, await compressBest(body)));
  }
  return files;
}

const KEY_TYPE = 'text/plain; charset=utf-8';

/** Serves the key by which search engines verify IndexNow requests; nothing if IndexNow is off. */
export function createKeyFile(
  { INDEXNOW, SESSION_SECRET }: Partial<Pick<Settings, 'INDEXNOW'>> & Pick<Settings, 'SESSION_SECRET'>,
  { security, pageCacheControl }: { security: SecurityHeaders; pageCacheControl: string },
): StaticFiles {
  if (!INDEXNOW) return new Map();
  const key = deriveIndexNowKey(SESSION_SECRET);
  const headers = ['Content-Type', KEY_TYPE, ...security.forResource(KEY_TYPE)];
  const file = createRepresentation({ status: 200, headers, cacheControl: pageCacheControl, vary: '', body: Buffer.from(key) });
  return new Map([[`/${key}.txt`, file]]);
}

function readCompressed(file: string): Compressed | undefined {
  return existsSync(`${file}.br`) ? { br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) } : undefined;
}

function listFiles(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !path.relative(dir, file).split(path.sep).some(isHidden));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function isHidden(name: string): boolean {
  return name.startsWith('.');
}
