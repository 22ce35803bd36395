import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BackgroundQueue } from './background-queue.ts';
import { compressBest, isCompressible } from './compression.ts';
import { addCompressed, createRepresentation, type Representation } from './representation.ts';
import type { SecurityHeaders } from './security-headers.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** Addresses of files, and nothing else: what is not in the map cannot be read. */
export type StaticFiles = ReadonlyMap<string, Representation>;

/** Reads every file of a folder into memory, under its address; compresses in the background. A folder that is not there has no files. */
export function readStaticFiles(dir: string, security: SecurityHeaders, queue: BackgroundQueue): StaticFiles {
  const files = new Map<string, Representation>();
  for (const file of listFiles(dir)) {
    const address = `/${path.relative(dir, file).split(path.sep).map(encodeURIComponent).join('/')}`;
    const contentType = CONTENT_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
    const isDocument = contentType.startsWith('text/html');
    const body = readFileSync(file);
    const canCompress = isCompressible(contentType, body.length);
    const representation = createRepresentation({
      status: 200,
      headers: ['Content-Type', contentType, ...(isDocument ? security.forDocument({ scripts: [] }) : security.forResource)],
      cacheControl: address.startsWith('/assets/') ? FOR_EVER : ASK_AGAIN,
      vary: canCompress ? 'Accept-Encoding' : '',
      body,
    });
    files.set(address, representation);
    if (canCompress) queue.add(async () => addCompressed(representation, await compressBest(body)));
  }
  return files;
}

function listFiles(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
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
