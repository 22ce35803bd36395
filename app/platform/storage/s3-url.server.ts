import { parseBucketUrl } from '#platform/env/bucket-url.server.ts';
import { SettingsError } from '#platform/env/settings.server.ts';

export interface S3Location {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Throws SettingsError, never with the secret in it. */
export function parseS3Url(storageUrl: string): S3Location {
  try {
    return parseBucketUrl(storageUrl);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new SettingsError(`STORAGE_URL: ${why}; it must look like s3://key:secret@host/bucket?region=eu-west-1`);
  }
}
