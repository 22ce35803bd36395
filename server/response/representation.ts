import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { type Compressed, chooseEncoding, type Encoding } from './compression.ts';

interface Variant {
  body: Buffer;
  etag: string;
  headers: string[];
  notModifiedHeaders: string[];
}

/** A complete response in memory, each encoding with its headers ready for the wire. */
export interface Representation {
  status: number;
  bytes: number;
  variants: Record<'identity', Variant> & Partial<Record<Encoding, Variant>>;
  headers: string[];
  cacheControl: string;
  vary: string;
  digest: string;
}

/** `headers` is a flat list of names and values without length, encoding, validators, caching and Vary. */
export function createRepresentation(parts: {
  status: number;
  headers: string[];
  cacheControl: string;
  vary: string;
  body: Buffer;
}): Representation {
  const { status, headers, cacheControl, vary, body } = parts;
  const digest = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url').slice(0, 22);
  const shared = { status, headers, cacheControl, vary, digest };
  const identity = createVariant(shared, 'identity', body);
  return { ...shared, bytes: getSize(identity), variants: { identity } };
}

/** Adds or replaces the compressed variants, leaving out an encoding that is no smaller than the body itself. */
export function addCompressed(representation: Representation, compressed: Compressed) {
  const { identity } = representation.variants;
  const variants: Representation['variants'] = { identity };
  for (const encoding of ['br', 'gzip'] as const) {
    const body = compressed[encoding];
    if (body.length < identity.body.length) variants[encoding] = createVariant(representation, encoding, body);
  }
  representation.variants = variants;
  representation.bytes = Object.values(variants).reduce((sum, variant) => sum + getSize(variant), 0);
}

/** The same for a browser, which keeps it and asks again; a cache that many readers share keeps nothing of it. */
export function toUnshared(representation: Representation): Representation {
  if (!representation.cacheControl.startsWith('public')) return representation;
  const known = unshared.get(representation);
  if (known) return known;
  const copy = { ...representation, cacheControl: CACHE_CONTROL.unshared };
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

/** 304 where the client has it cached, no body for HEAD. Returns the status and the bytes of body sent. */
export function sendRepresentation(request: IncomingMessage, response: ServerResponse, representation: Representation): SentResponse {
  const { status, variants } = representation;
  const variant = variants[chooseEncoding(request.headers['accept-encoding'])] ?? variants.identity;
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && status === 200 && matchesEtag(ifNoneMatch, variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders);
    response.end();
    return { status: 304, bytes: 0 };
  }
  response.writeHead(status, variant.headers);
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

type Shared = Pick<Representation, 'headers' | 'cacheControl' | 'vary' | 'digest'>;

function createVariant({ headers, cacheControl, vary, digest }: Shared, encoding: Encoding, body: Buffer): Variant {
  // Weak, because better compression may replace the bytes under the same ETag.
  const etag = encoding === 'identity' ? `"${digest}"` : `W/"${digest}-${encoding}"`;
  const validators = ['ETag', etag, 'Cache-Control', cacheControl, ...(vary ? ['Vary', vary] : [])];
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  return {
    body,
    etag,
    headers: [...headers, ...encoded, ...validators, 'Content-Length', String(body.length)],
    notModifiedHeaders: validators,
  };
}

function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(opaque) ?? false;
}

function getSize(variant: Variant): number {
  return variant.body.length + variant.headers.reduce((sum, text) => sum + text.length, 0);
}
