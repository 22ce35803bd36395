import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { opendir, open as openFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { Entry, fromRandomAccessReaderPromise, RandomAccessReader, validateFileName, type ZipFile } from 'yauzl';
import { ImportError, type ImportFiles } from './source.ts';

const MAX_FILES = 50_000;
const MAX_PATH_LENGTH = 1000;
const MAX_FILE_BYTES = 1024 ** 3;
const LOCAL_HEADER_BYTES = 30;

const TOO_MANY_FILES = 'It has more than 50,000 files. Import it in parts.';
const DAMAGED_ZIP = 'The zip is damaged or incomplete. Download it again.';

/** Not the writer's: what version control, packages and systems add. */
const SKIPPED = /(?:^|\/)(?:\.|__MACOSX\/|node_modules\/)/;

/** Folders that tell a source what they hold; any other folder around a whole export is dropped from its paths. */
const TELLING_FOLDERS = new Set(['_posts', '_drafts', 'posts', 'content', 'data', 'src', 'images']);

interface OpenedFiles {
  files: Map<string, { bytes: number; open(): Promise<Readable> }>;
  close(): Promise<void>;
}

/** Opens a file, a folder or a zip. `name` is what people call it, where that is not its name on disk. */
export async function openImportFiles(pathOnDisk: string, name = path.basename(path.resolve(pathOnDisk))): Promise<ImportFiles> {
  const stats = await stat(pathOnDisk).catch(() => undefined);
  if (!stats) throw new ImportError(`There is no file or folder ${name}.`);
  const { files, close } = stats.isDirectory()
    ? await listFolder(pathOnDisk)
    : (await isZip(pathOnDisk))
      ? await listZip(pathOnDisk)
      : singleFile(pathOnDisk, { name, bytes: stats.size });

  const open = async (file: string) => {
    const found = files.get(file);
    if (!found) throw new ImportError(`The file ${file} is missing.`);
    if (found.bytes > MAX_FILE_BYTES) throw new ImportError(`The file ${file} is larger than 1 GB.`);
    return found.open();
  };
  return {
    name,
    files: [...files].map(([file, { bytes }]) => ({ path: file, bytes })),
    open,
    async read(file, maxBytes) {
      const tooLarge = new ImportError(`The file ${file} is larger than ${Math.floor(maxBytes / 1024 ** 2)} MB.`);
      if ((files.get(file)?.bytes ?? 0) > maxBytes) throw tooLarge;
      const chunks: Uint8Array[] = [];
      let bytes = 0;
      for await (const chunk of await open(file)) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw tooLarge;
        chunks.push(chunk);
      }
      return Buffer.concat(chunks);
    },
    close,
  };
}

function singleFile(pathOnDisk: string, { name, bytes }: { name: string; bytes: number }): OpenedFiles {
  return { files: new Map([[name, { bytes, open: async () => openOnDisk(pathOnDisk) }]]), close: async () => {} };
}

/** Skips symbolic links, which may lead out of the folder. */
async function listFolder(root: string): Promise<OpenedFiles> {
  const files: OpenedFiles['files'] = new Map();
  const folders = [''];
  let entries = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for await (const entry of await opendir(path.join(root, folder))) {
      entries += 1;
      if (entries > MAX_FILES) throw new ImportError(TOO_MANY_FILES);
      const relative = path.posix.join(folder, entry.name);
      if (SKIPPED.test(entry.isDirectory() ? `${relative}/` : relative)) continue;
      if (entry.isDirectory()) folders.push(relative);
      if (!entry.isFile()) continue;
      const onDisk = path.join(root, relative);
      const { size } = await stat(onDisk);
      files.set(relative.normalize('NFC'), { bytes: size, open: async () => openOnDisk(onDisk) });
    }
  }
  return { files, close: async () => {} };
}

function openOnDisk(pathOnDisk: string): Readable {
  return Readable.from(rethrow(createReadStream(pathOnDisk), 'The file can’t be read.'), { objectMode: false });
}

async function isZip(pathOnDisk: string): Promise<boolean> {
  const file = await openFile(pathOnDisk);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(4) });
    return buffer.equals(Buffer.from('PK\x03\x04')) || buffer.equals(Buffer.from('PK\x05\x06'));
  } finally {
    await file.close();
  }
}

async function listZip(pathOnDisk: string): Promise<OpenedFiles> {
  const { size } = await stat(pathOnDisk);
  const zip = await fromRandomAccessReaderPromise(new FileReader(pathOnDisk), size, { autoClose: false }).catch(() => {
    throw new ImportError(DAMAGED_ZIP);
  });
  try {
    const entries = await listEntries(zip);
    checkOverlaps([...entries.values()]);
    const prefix = findOuterFolder([...entries.keys()]);
    const files = [...entries].map(([file, entry]) => {
      return [file.slice(prefix.length), { bytes: entry.uncompressedSize, open: () => openEntry(zip, entry) }] as const;
    });
    return { files: new Map(files), close: async () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof ImportError ? error : new ImportError(DAMAGED_ZIP);
  }
}

/** Each stream has the file to itself: yauzl's own reader fails outside of any promise if the zip is closed while a stream is read. */
class FileReader extends RandomAccessReader {
  readonly #file: string;
  constructor(file: string) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return createReadStream(this.#file, { start, end: end - 1 });
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_FILES) throw new ImportError(TOO_MANY_FILES);
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const file = readEntryPath(entry);
    if (file.endsWith('/') || SKIPPED.test(file) || file.length > MAX_PATH_LENGTH || isSymbolicLink(entry) || entries.has(file)) continue;
    if (entry.isEncrypted()) throw new ImportError('The zip has a password. Unpack it and import the folder.');
    const { relativeOffsetOfLocalHeader, compressedSize, uncompressedSize, compressionMethod, crc32, generalPurposeBitFlag } = entry;
    const parts = { relativeOffsetOfLocalHeader, compressedSize, uncompressedSize, compressionMethod, crc32, generalPurposeBitFlag };
    entries.set(file, Object.assign(new Entry(), parts));
  }
  return entries;
}

/** Some systems write UTF-8 without saying so. */
function readEntryPath(entry: Entry): string {
  const name = isUtf8(entry.fileNameRaw) ? entry.fileNameRaw.toString().replaceAll('\\', '/') : entry.fileName;
  const problem = validateFileName(name);
  if (problem) throw new ImportError(DAMAGED_ZIP);
  return path.posix.normalize(name).normalize('NFC');
}

function isSymbolicLink(entry: Entry): boolean {
  return ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

/** Entries that share bytes are a way to make a small zip huge. */
function checkOverlaps(entries: Entry[]): void {
  let end = 0;
  for (const entry of entries.toSorted((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader)) {
    if (entry.relativeOffsetOfLocalHeader < end) throw new ImportError(DAMAGED_ZIP);
    end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + entry.compressedSize;
  }
}

function findOuterFolder(paths: string[]): string {
  const [folder = ''] = paths[0]?.split('/', 1) ?? [];
  const isOuter = !TELLING_FOLDERS.has(folder) && paths.every((file) => file.startsWith(`${folder}/`));
  return isOuter && paths.length > 0 ? `${folder}/` : '';
}

async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  const stream = await zip.openReadStreamPromise(entry).catch(() => {
    throw new ImportError(DAMAGED_ZIP);
  });
  return Readable.from(rethrow(checkEntry(stream, entry.crc32), DAMAGED_ZIP), { objectMode: false });
}

async function* checkEntry(stream: Readable, expected: number): AsyncGenerator<Buffer> {
  let checksum = 0;
  for await (const chunk of stream) {
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (checksum !== expected) throw new Error('The checksum is wrong');
}

async function* rethrow(stream: AsyncIterable<Buffer>, message: string): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch {
    throw new ImportError(message);
  }
}
