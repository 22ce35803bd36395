import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { refused } from '#platform/errors/app-error.ts';
import { type ExportedFile, type ExportSource, exportSite } from './export-site.server.ts';

/** Of a zip without the additions of zip64, which not every program opens. */
const MAX_BYTES = 2 ** 32 - 1;
const MAX_FILES = 2 ** 16 - 1;
const TOO_LARGE = 'This site is too large for one zip. Run npm run export -- FOLDER on the server.';
/** Texts are small next to images; this is for them. */
const KEPT_FREE = 0.9;

/** Throws `refused` before the first byte if the site is too large. */
export async function exportAsZip(source: ExportSource): Promise<AsyncGenerator<Uint8Array>> {
  const { db, now } = source;
  const count = db
    .selectFrom('images')
    .select((eb) => [eb.fn.countAll<number>().as('files'), eb.fn.sum<number | null>('bytes').as('bytes')]);
  const { files, bytes } = await count.where('state', '=', 'live').executeTakeFirstOrThrow();
  if (files > MAX_FILES * KEPT_FREE || Number(bytes) > MAX_BYTES * KEPT_FREE) throw tooLarge();
  return writeZip(exportSite(source), now());
}

/** Bytes as they are, texts compressed. */
export async function* writeZip(files: AsyncIterable<ExportedFile>, at: Date): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { path, content } of files) {
    const name = Buffer.from(path);
    const isStored = content instanceof Uint8Array;
    const sizes: EntrySizes = isStored
      ? { checksum: crc32(content), compressed: content.length, bytes: content.length }
      : { checksum: 0, compressed: 0, bytes: 0 };
    const start = offset;
    const header = Buffer.concat([Buffer.from('PK\x03\x04'), describe({ isStored, at, sizes, name }), name]);
    yield header;
    offset += header.length;
    if (isStored) {
      yield content;
    } else {
      yield* compress(content, sizes);
      const descriptor = Buffer.concat([Buffer.from('PK\x07\x08', 'latin1'), toBytes(sizes)]);
      yield descriptor;
      offset += descriptor.length;
    }
    offset += sizes.compressed;
    directory.push(describeEntry({ start, entry: describe({ isStored, at, sizes, name }), name }));
    if (offset > MAX_BYTES || sizes.bytes > MAX_BYTES || directory.length > MAX_FILES) throw tooLarge();
  }
  const central = Buffer.concat(directory);
  yield central;
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  yield end;
}

interface EntrySizes {
  checksum: number;
  compressed: number;
  bytes: number;
}

/** Writes into `sizes` what a compressed text turned out to be. */
async function* compress(content: AsyncIterable<string>, sizes: EntrySizes): AsyncGenerator<Buffer> {
  async function* measure() {
    for await (const text of content) {
      const chunk = Buffer.from(text);
      sizes.checksum = crc32(chunk, sizes.checksum);
      sizes.bytes += chunk.length;
      yield chunk;
    }
  }
  const deflated = pipeline(Readable.from(measure(), { objectMode: false }), createDeflateRaw(), () => undefined); // its error ends the loop
  for await (const chunk of deflated) {
    sizes.compressed += chunk.length;
    yield chunk;
  }
}

const UTF8 = 0x800;
const SIZES_FOLLOW = 8;

/** What an entry's header and the directory both say of it. */
function describe({ isStored, at, sizes, name }: { isStored: boolean; at: Date; sizes: EntrySizes; name: Buffer }): Buffer {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16LE(20, 0);
  fixed.writeUInt16LE(UTF8 | (isStored ? 0 : SIZES_FOLLOW), 2);
  fixed.writeUInt16LE(isStored ? 0 : 8, 4);
  fixed.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6);
  fixed.writeUInt16LE(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 8);
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16LE(name.length, 0);
  return Buffer.concat([fixed, toBytes(sizes), lengths]);
}

function describeEntry({ start, entry, name }: { start: number; entry: Buffer; name: Buffer }): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE((0o100644 << 16) >>> 0, 6);
  rest.writeUInt32LE(start, 10);
  return Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), entry, rest, name]);
}

function toBytes({ checksum, compressed, bytes }: EntrySizes): Buffer {
  const buffer = Buffer.alloc(12);
  for (const [at, value] of [checksum, compressed, bytes].entries()) buffer.writeUInt32LE(value % 2 ** 32, at * 4);
  return buffer;
}

function tooLarge() {
  return refused('the export is larger than a zip may be', TOO_LARGE);
}
