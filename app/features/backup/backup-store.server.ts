import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseBucketUrl } from '#platform/env/bucket-url.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { deleteStaleWrites, orAbsent } from '#platform/files/write-file.server.ts';
import { openFile } from '#platform/storage/file-storage.server.ts';
import { createS3Client, readS3Listing, type S3Client } from '#platform/storage/s3-client.server.ts';
import { openObject } from '#platform/storage/s3-storage.server.ts';
import type { OpenFile } from '#platform/storage/storage.ts';
import { BackupError, explainReading, explainWriting } from './archive/backup-error.ts';

export interface BackupStore {
  list(): Promise<{ name: string; bytes: number }[]>;
  /** Adds a file, whole or not at all, and returns what `write` returns. `write` writes it to a path. */
  add<T>(name: string, write: (file: string) => Promise<T>): Promise<T>;
  /** Undefined if there is none. */
  open(name: string): Promise<OpenFile | undefined>;
  delete(name: string): Promise<void>;
  label: string;
}

type BackupReason = 'due' | 'by-hand';

export interface StoredBackup {
  name: string;
  at: Date;
  reason: BackupReason;
  bytes: number;
}

/** BACKUP_TO, else `backups` in DATA_DIR. Nothing is created or asked before it is used. */
export function openBackupStore({ BACKUP_TO, DATA_DIR }: Pick<Settings, 'BACKUP_TO' | 'DATA_DIR'>): BackupStore {
  if (/^s3(\+http)?:/.test(BACKUP_TO)) return openBucket(BACKUP_TO, DATA_DIR);
  return openFolder(BACKUP_TO ? path.resolve(BACKUP_TO) : path.join(DATA_DIR, 'backups'));
}

export async function listBackups(store: BackupStore): Promise<StoredBackup[]> {
  const files = await store.list();
  const backups = files.flatMap(({ name, bytes }) => {
    const parsed = parseBackupName(name);
    return parsed ? [{ ...parsed, bytes }] : [];
  });
  return backups.sort((a, b) => b.at.getTime() - a.at.getTime());
}

export async function findLastBackup(store: BackupStore): Promise<Date | undefined> {
  return (await listBackups(store)).find(({ reason }) => reason === 'due')?.at;
}

const KEPT_BY_HAND = 3;

/**
 * Deletes all but the newest of each reason: `keep` scheduled ones, and a few made by hand, so that nobody presses the others away. Returns the
 * names of the deleted ones.
 */
export async function deleteOldBackups(store: BackupStore, keep: number): Promise<string[]> {
  const kept: Record<BackupReason, number> = { due: keep, 'by-hand': KEPT_BY_HAND };
  const backups = await listBackups(store);
  const old = Object.entries(kept).flatMap(([reason, count]) => backups.filter((backup) => backup.reason === reason).slice(count));
  for (const { name } of old) await store.delete(name);
  return old.map(({ name }) => name);
}

/** `byline-2026-11-22T08-30-00Z.tar.gz`, or `byline-by-hand-…` for one that an admin started. */
const NAME = /^byline-(by-hand-)?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

export function createBackupName(at: Date, { isByHand = false } = {}): string {
  const time = at.toISOString().slice(0, 19).replaceAll(':', '-');
  return `byline-${isByHand ? 'by-hand-' : ''}${time}Z.tar.gz`;
}

export function parseBackupName(name: string): Omit<StoredBackup, 'bytes'> | undefined {
  const [, byHand, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  if (!day) return undefined;
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  if (Number.isNaN(at.getTime())) return undefined;
  return { name, at, reason: byHand ? 'by-hand' : 'due' };
}

function openFolder(folder: string): BackupStore {
  return {
    label: folder,
    async list() {
      const stats = await explainReading(folder, () => orAbsent(stat(folder)));
      if (!stats) return [];
      if (!stats.isDirectory()) throw new BackupError(`BACKUP_TO: ${folder} is a file and not a folder`);
      const names = await explainReading(folder, () => readdir(folder));
      const files = await Promise.all(names.map(async (name) => ({ name, found: await orAbsent(stat(path.join(folder, name))) })));
      return files.flatMap(({ name, found }) => (found?.isFile() ? [{ name, bytes: found.size }] : []));
    },
    async add(name, write) {
      await explainWriting(folder, () => mkdir(folder, { recursive: true, mode: 0o700 }));
      return write(path.join(folder, name));
    },
    open: (name) => explainReading(name, () => openFile(path.join(folder, name))),
    delete: (name) => rm(path.join(folder, name), { force: true }),
  };
}

const CONNECT_MS = 5000;
const ANSWER_MS = 10_000;
/** For a whole file: 5 GB at 1.5 MB a second. A store takes no more than that in one piece. */
const FILE_MS = 3_600_000;
const PREFIX = 'byline-';
const TEMPORARY = '.sending-backup-';

function openBucket(url: string, dataDir: string): BackupStore {
  const location = parseBucketUrl(url);
  const label = `the bucket ${location.bucket} at ${new URL(location.endpoint).host}`;
  const client = createS3Client(location, { connectMs: CONNECT_MS });

  async function explain<T>(doing: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw new BackupError(`BACKUP_TO: ${label} ${doing}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }

  async function send(name: string, file: string) {
    const { size } = await stat(file);
    const body = { sha256: await hashFile(file), size, open: () => createReadStream(file) };
    const headers = { 'content-type': 'application/gzip' };
    const signal = AbortSignal.timeout(FILE_MS);
    await explain('does not take the backup', async () =>
      (await client.send({ method: 'PUT', key: name, headers, body, signal })).resume(),
    );
    const stored = await explain('does not show what it took', () => listBucket(client, name));
    if (stored.find((each) => each.name === name)?.bytes !== size)
      throw new BackupError(`BACKUP_TO: ${label} has not kept the whole backup`);
  }

  return {
    label,
    list: () => explain('does not answer', () => listBucket(client, PREFIX)),
    async add(name, write) {
      await explainWriting(dataDir, () => mkdir(dataDir, { recursive: true, mode: 0o700 }));
      await deleteStaleWrites(dataDir, TEMPORARY); // another process of the site may be sending one
      const file = path.join(dataDir, `${TEMPORARY}${randomBytes(8).toString('hex')}`);
      try {
        const result = await write(file);
        await send(name, file);
        return result;
      } finally {
        await rm(file, { force: true });
      }
    },
    open: (name) => explain('does not give a backup', () => openObject(client, name, { answerMs: ANSWER_MS, readMs: FILE_MS })),
    delete: (name) =>
      explain('does not delete a backup', async () => {
        (await client.send({ method: 'DELETE', key: name, signal: AbortSignal.timeout(ANSWER_MS) })).resume();
      }),
  };
}

async function listBucket(client: S3Client, prefix: string): Promise<{ name: string; bytes: number }[]> {
  const found: { name: string; bytes: number }[] = [];
  for (let from = ''; ; ) {
    const query = { 'list-type': '2', prefix, ...(from && { 'start-after': from }) };
    const page = await readS3Listing(await client.send({ method: 'GET', query, signal: AbortSignal.timeout(ANSWER_MS) }));
    found.push(...page.files.map(({ key, size }) => ({ name: key, bytes: size })));
    from = page.files.at(-1)?.key ?? '';
    if (!page.isTruncated || !from) return found;
  }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
