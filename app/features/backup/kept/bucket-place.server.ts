import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseBucketUrl } from '#platform/env/bucket-url.server.ts';
import { orAbsent } from '#platform/files/write-file.server.ts';
import type { S3Client } from '#platform/storage/s3-client.server.ts';
import { readS3Listing } from '#platform/storage/s3-response.ts';
import { BackupError } from '../backup-error.ts';
import { explainWriting } from '../explain-file-error.server.ts';
import type { BackupPlace } from './place.ts';

const CONNECT_MS = 5000;
const ANSWER_MS = 10_000;
/** For sending a whole file: 5 GB at 1.5 MB a second. A store takes no more than that in one piece. */
const SEND_MS = 3_600_000;
const PREFIX = 'byline-';
const TEMPORARY = '.sending-backup-';

/** A bucket: each backup is written into DATA_DIR first, sent, and deleted there. */
export function openBucketPlace(url: string, dataDir: string): BackupPlace {
  const location = parseBucketUrl(url);
  const words = `the bucket ${location.bucket} at ${new URL(location.endpoint).host}`;
  let opened: Promise<S3Client> | undefined;
  const open = () => {
    opened ??= import('#platform/storage/s3-client.server.ts').then(({ createS3Client }) =>
      createS3Client(location, { connectMs: CONNECT_MS }),
    );
    return opened;
  };

  async function explain<T>(doing: string, work: (client: S3Client) => Promise<T>): Promise<T> {
    try {
      return await work(await open());
    } catch (error) {
      throw new BackupError(`BACKUP_TO: ${words} ${doing}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }

  async function send(name: string, file: string) {
    const { size } = await stat(file);
    const body = { sha256: await hashFile(file), size, open: () => createReadStream(file) };
    const headers = { 'content-type': 'application/gzip' };
    const signal = AbortSignal.timeout(SEND_MS);
    await explain('does not take the backup', async (client) =>
      (await client.send({ method: 'PUT', key: name, headers, body, signal })).resume(),
    );
    const stored = await explain('does not show what it took', (client) => list(client, name));
    if (stored.find((each) => each.name === name)?.bytes !== size)
      throw new BackupError(`BACKUP_TO: ${words} has not kept the whole backup`);
  }

  return {
    words,
    list: () => explain('does not answer', (client) => list(client, PREFIX)),
    async add(name, write) {
      await explainWriting(dataDir, () => mkdir(dataDir, { recursive: true, mode: 0o700 }));
      await deleteLeftovers(dataDir);
      const file = path.join(dataDir, `${TEMPORARY}${randomBytes(8).toString('hex')}`);
      try {
        const result = await write(file);
        await send(name, file);
        return result;
      } finally {
        await rm(file, { force: true });
      }
    },
    delete: (name) =>
      explain('does not delete a backup', async (client) => {
        (await client.send({ method: 'DELETE', key: name, signal: AbortSignal.timeout(ANSWER_MS) })).resume();
      }),
  };
}

async function list(client: S3Client, prefix: string): Promise<{ name: string; bytes: number }[]> {
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

/** Of a process that was killed while it sent: one at a time makes a backup. */
async function deleteLeftovers(folder: string) {
  const names = ((await orAbsent(readdir(folder))) ?? []).filter((name) => name.startsWith(TEMPORARY));
  for (const name of names) await rm(path.join(folder, name), { force: true });
}
