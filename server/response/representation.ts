import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { parseHttpDate, toHttpDate } from '#platform/http/http-date.ts';
import { type Compressed, chooseEncoding, type Encoding } from './compression.ts';
import { addSaving, isFirstPage } from './first-page.ts';

interface Variant {
  body: Buffer;
  etag: string;
  headers: string[];
  notModifiedHeaders: string[];
}

export interface Representation {
  status: number;
  bytes: number;
  variants: Record<'identity', Variant> & Partial<Record<Encoding, Variant>>;
  headers: string[];
  cacheControl: string;
  vary: string;
  digest: string;
  lastModified: string;
  /** The same page for a browser that has nothing of the site yet. */
  first?: Representation | undefined;
}

/** `headers` is a flat list of names and values without length, encoding, validators, caching and Vary. */
export function createRepresentation(parts: {
  status: number;
  headers: string[];
  cacheControl: string;
  vary: string;
  body: Buffer;
  lastModified?: LastModified | undefined;
  first?: Representation | undefined;
}): Representation {
  const { status, headers, cacheControl, vary, body, first } = parts;
  const digest = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url').slice(0, 22);
  const lastModified = parts.lastModified ? getLastModified(parts.lastModified, digest) : '';
  const shared = { status, headers, cacheControl, vary, digest, lastModified, first };
  const identity = createVariant(shared, 'identity', body);
  return { ...shared, bytes: getSize(identity) + (first?.bytes ?? 0), variants: { identity } };
}

export interface LastModified {
  said: string;
  before: Representation | undefined;
  now: number;
}

/**
 * Content that changed without a later date, such as a list with one entry less, takes the time of the change: else a 304 would be wrong.
 */
function getLastModified({ said, before, now }: LastModified, digest: string): string {
  const time = parseHttpDate(said);
  if (time === undefined || time > now) return '';
  const earlier = before?.lastModified ? parseHttpDate(before.lastModified) : undefined;
  if (earlier === undefined || time > earlier) return toHttpDate(time);
  return before?.digest === digest ? toHttpDate(earlier) : toHttpDate(now);
}

export function addCompressed(representation: Representation, compressed: Compressed) {
  const { identity } = representation.variants;
  const variants: Representation['variants'] = { identity };
  for (const encoding of ['br', 'gzip'] as const) {
    const body = compressed[encoding];
    if (body.length < identity.body.length) variants[encoding] = createVariant(representation, encoding, body);
  }
  representation.variants = variants;
  representation.bytes = Object.values(variants).reduce((sum, variant) => sum + getSize(variant), representation.first?.bytes ?? 0);
}

/** For a browser, which stores it and revalidates; shared caches store nothing. */
export function toUnshared(representation: Representation): Representation {
  if (!representation.cacheControl.startsWith('public')) return representation;
  const known = unshared.get(representation);
  if (known) return known;
  const copy = { ...representation, cacheControl: CACHE_CONTROL.unshared, first: representation.first && toUnshared(representation.first) };
  const { identity, ...compressed } = representation.variants;
  copy.variants = { identity: createVariant(copy, 'identity', identity.body) };
  for (const encoding of ['br', 'gzip'] as const) {
    const body = compressed[encoding]?.body;
    if (body) copy.variants[encoding] = createVariant(copy, encoding, body);
  }
  unshared.set(representation, copy);
  return copy;
}

const unshared = new WeakMap<Representation, Representation>();

/** Sends 304 if the client has it cached, no body for HEAD. Returns the status and the bytes of body sent. */
export function sendRepresentation(request: IncomingMessage, response: ServerResponse, whole: Representation): SentResponse {
  const representation = (isFirstPage(request.headers) && whole.first) || whole;
  const { status, variants } = representation;
  const variant = variants[chooseEncoding(request.headers['accept-encoding'])] ?? variants.identity;
  if (status === 200 && hasCurrent(request.headers, variant, representation)) {
    response.writeHead(304, addSaving(variant.notModifiedHeaders, request.headers));
    response.end();
    return { status: 304, bytes: 0 };
  }
  response.writeHead(status, addSaving(variant.headers, request.headers));
  if (request.method === 'HEAD') {
    response.end();
    return { status, bytes: 0 };
  }
  response.end(variant.body);
  return { status, bytes: variant.body.length };
}

export interface SentResponse {
  status: number;
  bytes: number;
}

type Shared = Pick<Representation, 'headers' | 'cacheControl' | 'vary' | 'digest' | 'lastModified'>;

function createVariant({ headers, cacheControl, vary, digest, lastModified }: Shared, encoding: Encoding, bytes: Buffer): Variant {
  const body = toOwned(bytes);
  // Weak, because better compression may replace the bytes under the same ETag.
  const etag = encoding === 'identity' ? `"${digest}"` : `W/"${digest}-${encoding}"`;
  const dated = lastModified ? ['Last-Modified', lastModified] : [];
  const validators = ['ETag', etag, ...dated, 'Cache-Control', cacheControl, ...(vary ? ['Vary', vary] : [])];
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  return {
    body,
    etag,
    headers: [...headers, ...encoded, ...validators, 'Content-Length', String(body.length)],
    notModifiedHeaders: [...validators, ...listNeededByScripts(headers)],
  };
}

/** Copies a slice of a larger buffer, which would stay in memory whole for as long as the slice does. */
function toOwned(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const owned = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(owned);
  return owned;
}

/** CORS headers are checked on a 304, too. */
function listNeededByScripts(headers: string[]): string[] {
  const at = headers.findIndex((name) => name.toLowerCase() === ALLOW_ORIGIN);
  return at < 0 ? [] : headers.slice(at, at + 2);
}

const ALLOW_ORIGIN = 'access-control-allow-origin';

function hasCurrent(headers: IncomingMessage['headers'], { etag }: Variant, { lastModified }: Representation): boolean {
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) return matchesEtag(ifNoneMatch, etag);
  const since = headers['if-modified-since'];
  return since !== undefined && lastModified !== '' && isUnmodified(lastModified, since);
}

function isUnmodified(lastModified: string, since: string): boolean {
  if (since === lastModified) return true;
  const [changed, asked] = [parseHttpDate(lastModified), parseHttpDate(since)];
  return changed !== undefined && asked !== undefined && asked >= changed && asked <= Date.now();
}

function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(opaque) ?? false;
}

function getSize(variant: Variant): number {
  return variant.body.length + variant.headers.reduce((sum, text) => sum + text.length, 0);
}
