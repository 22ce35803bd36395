import type { S3Client } from '@aws-sdk/client-s3';
import { unavailable } from '#platform/errors/app-error.ts';
import { getContentType } from '#platform/files/content-type.ts';
import { parseS3Url } from './s3-url.server.ts';
import { assertStorageKey, DEFAULT_LIST_LIMIT, isStorageKey, type ListedFile, type ListOptions, type Storage } from './storage.ts';

const CONNECT_TIMEOUT_MS = 2000;
const REQUEST_TIMEOUT_MS = 15_000;
const START_TIMEOUT_MS = 3000;
const MAX_PAGE = 1000;
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Opens a bucket of any S3-compatible store once it has answered. Throws SettingsError or `unavailable`, naming STORAGE_URL. */
export async function openS3Storage(storageUrl: string): Promise<Storage> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = parseS3Url(storageUrl);
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
  });
  try {
    const abortSignal = AbortSignal.timeout(START_TIMEOUT_MS);
    await client.send(new s3.ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 }), { abortSignal });
  } catch (error) {
    client.destroy();
    throw unavailable(`STORAGE_URL: the bucket ${bucket} at ${new URL(endpoint).host} does not answer: ${getReason(error)}`, error);
  }
  return bucketStorage(s3, client, bucket);
}

function bucketStorage(s3: typeof import('@aws-sdk/client-s3'), client: S3Client, bucket: string): Storage {
  return {
    async put(key, bytes) {
      assertStorageKey(key);
      const file = { Bucket: bucket, Key: key, Body: bytes, ContentType: getContentType(key), CacheControl: CACHE_CONTROL };
      await translateErrors(() => client.send(new s3.PutObjectCommand(file)));
    },
    async get(key) {
      if (!isStorageKey(key)) return undefined;
      const object = await translateErrors(() => orAbsent(client.send(new s3.GetObjectCommand({ Bucket: bucket, Key: key }))));
      if (!object?.Body) return undefined;
      return { stream: object.Body.transformToWebStream(), contentType: getContentType(key), size: object.ContentLength ?? 0 };
    },
    async has(key) {
      if (!isStorageKey(key)) return false;
      return Boolean(await translateErrors(() => orAbsent(client.send(new s3.HeadObjectCommand({ Bucket: bucket, Key: key })))));
    },
    async delete(key) {
      assertStorageKey(key);
      await translateErrors(() => orAbsent(client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: key }))));
    },
    async list({ prefix, limit = DEFAULT_LIST_LIMIT, after }: ListOptions = {}) {
      const files: ListedFile[] = [];
      for (let from = after; ; ) {
        const query = { Bucket: bucket, Prefix: prefix, StartAfter: from, MaxKeys: Math.min(limit - files.length, MAX_PAGE) };
        const { Contents = [], IsTruncated } = await translateErrors(() => client.send(new s3.ListObjectsV2Command(query)));
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
          if (isStorageKey(Key)) files.push({ key: Key, size: Size, modifiedAt: LastModified }); // the bucket may hold other files too
        }
        from = Contents.at(-1)?.Key;
        if (!IsTruncated || !from || files.length >= limit) return files;
      }
    },
  };
}

async function orAbsent<T>(response: Promise<T>): Promise<T | undefined> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined;
    throw error;
  }
}

async function translateErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw unavailable(`the images bucket does not answer: ${getReason(error)}`, error);
  }
}

function getReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(getReason).join('; ');
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
