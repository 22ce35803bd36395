import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '#db/client.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { toDiskError } from '#platform/errors/disk-error.server.ts';
import { MAX_EXPORT_BYTES } from './import.ts';
import { getImportFile } from './import-job.server.ts';
import { continueImport, createImport, deleteImport, findRunning, giveUpWaiting } from './imports.server.ts';

const EXPORT_TOO_LARGE = 'This file is larger than 1 GB. Copy it to the server and run “npm run import -- FILE” there.';
const RUNNING = 'An import is already running. Wait until it’s done, or stop it.';

interface UploadDeps {
  db: Db;
  settings: Pick<Settings, 'DATA_DIR'>;
  now(): Date;
}

interface Upload {
  body: ReadableStream<Uint8Array>;
  name: string;
  createdBy: string;
}

/** Stores the file of an export, in place of one that nobody has imported, and has it read. Throws `disk-full`, `read-only`. */
export async function receiveExport(deps: UploadDeps, { body, name, createdBy }: Upload): Promise<{ id: string } | { problem: string }> {
  const { db, settings, now } = deps;
  if (await findRunning(db)) return { problem: RUNNING };
  for (const old of await giveUpWaiting(db, now())) await rm(getImportFile(settings, old), { force: true });
  const id = await createImport(db, { name, createdBy, now: now() });
  const file = getImportFile(settings, id);
  const problem = await store(body, file);
  if (problem === undefined && (await continueImport(db, { id, from: ['reading'] }, { now: now() }))) return { id };
  await rm(file, { force: true });
  await deleteImport(db, id);
  if (problem instanceof Error) throw problem;
  return { problem: problem ?? 'Another file was dropped in the meantime.' };
}

/** A sentence, or what was thrown, if it could not be kept. */
async function store(body: ReadableStream<Uint8Array>, file: string): Promise<string | Error | undefined> {
  let size = 0;
  async function* bounded(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > MAX_EXPORT_BYTES) throw new RangeError(EXPORT_TOO_LARGE);
      yield chunk;
    }
  }
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await pipeline(bounded(body), createWriteStream(file, { mode: 0o600, flush: true }));
    return size > 0 ? undefined : 'This file is empty.';
  } catch (error) {
    if (size > MAX_EXPORT_BYTES) return EXPORT_TOO_LARGE;
    const failure = toDiskError(error);
    return failure instanceof Error ? failure : new Error(String(failure));
  }
}
