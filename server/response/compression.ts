import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { getContentType } from '#platform/files/content-type.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Compressed {
  br: Buffer;
  gzip: Buffer;
}

const MIN_COMPRESSED_BYTES = 512;
const MAX_KNOWN_HEADERS = 256;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const knownHeaders = new Map<string, Encoding>();

/** Prefers brotli to gzip where their weights in Accept-Encoding are equal. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = knownHeaders.get(acceptEncoding);
  if (known) return known;
  const encoding = parseAcceptEncoding(acceptEncoding);
  if (knownHeaders.size < MAX_KNOWN_HEADERS) knownHeaders.set(acceptEncoding, encoding);
  return encoding;
}

export function isCompressible(contentType: string, bytes: number): boolean {
  if (bytes < MIN_COMPRESSED_BYTES) return false;
  return /^(text\/|image\/svg|application\/([\w.-]+\+)?(json|xml|javascript)|application\/wasm)/i.test(contentType);
}

export function compressQuickly(body: Buffer): Promise<Compressed> {
  return compress(body, 4, 5);
}

export function compressBest(body: Buffer): Promise<Compressed> {
  return compress(body, 11, 9);
}

export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    const body = readFileSync(file);
    if (!isCompressible(getContentType(file), body.length)) continue;
    const { br, gzip } = await compressBest(body);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gzip);
  }
}

async function compress(body: Buffer, brotliQuality: number, gzipLevel: number): Promise<Compressed> {
  const params = { [zlib.BROTLI_PARAM_QUALITY]: brotliQuality, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), deflate(body, { level: gzipLevel })]);
  return { br, gzip: gz };
}

function parseAcceptEncoding(header: string): Encoding {
  const weights = new Map(header.split(',').map(parseWeight));
  const getWeight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [br, gz] = [getWeight('br'), getWeight('gzip')];
  if (br > 0 && br >= gz) return 'br';
  return gz > 0 ? 'gzip' : 'identity';
}

function parseWeight(item: string): [string, number] {
  const [name = '', ...parameters] = item.split(';');
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find((value) => value !== undefined);
  return [name.trim().toLowerCase(), weight === undefined ? 1 : Number(weight) || 0];
}
