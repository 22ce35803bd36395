import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Compressed {
  br: Buffer;
  gzip: Buffer;
}

const MIN_COMPRESSED_BYTES = 512;
const REMEMBERED_HEADERS = 256;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const chosenFor = new Map<string, Encoding>();

/** The encoding to answer an Accept-Encoding with: brotli over gzip where the reader likes both alike. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = chosenFor.get(acceptEncoding);
  if (known) return known;
  const encoding = parseAcceptEncoding(acceptEncoding);
  if (chosenFor.size < REMEMBERED_HEADERS) chosenFor.set(acceptEncoding, encoding);
  return encoding;
}

/** Whether a body of this type and length gets smaller by compressing it. */
export function isCompressible(contentType: string, bytes: number): boolean {
  if (bytes < MIN_COMPRESSED_BYTES) return false;
  return /^(text\/|image\/svg|application\/([\w.-]+\+)?(json|xml|javascript)|application\/wasm)/i.test(contentType);
}

/** Compresses in a few milliseconds, for a reader who waits. */
export function compressQuickly(body: Buffer): Promise<Compressed> {
  return compress(body, 4, 5);
}

/** Compresses as far as it goes; takes tens of times longer. */
export function compressBest(body: Buffer): Promise<Compressed> {
  return compress(body, 11, 9);
}

async function compress(body: Buffer, brotliQuality: number, gzipLevel: number): Promise<Compressed> {
  const params = { [zlib.BROTLI_PARAM_QUALITY]: brotliQuality, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), deflate(body, { level: gzipLevel })]);
  return { br, gzip: gz };
}

function parseAcceptEncoding(header: string): Encoding {
  const weights = new Map(header.split(',').map(readWeight));
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [br, gz] = [weightOf('br'), weightOf('gzip')];
  if (br > 0 && br >= gz) return 'br';
  return gz > 0 ? 'gzip' : 'identity';
}

function readWeight(item: string): [string, number] {
  const [name = '', ...parameters] = item.split(';');
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find((value) => value !== undefined);
  return [name.trim().toLowerCase(), weight === undefined ? 1 : Number(weight) || 0];
}
