import { SettingsError } from '#platform/env/settings.server.ts';

export interface S3Address {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const DEFAULT_REGION = 'us-east-1';

/** Takes `s3://key:secret@host[:port]/bucket?region=…` apart (`s3+http:` for plain http). Throws SettingsError, never with the secret in it. */
export function parseS3Address(storageUrl: string): S3Address {
  if (!URL.canParse(storageUrl)) throw wrong('it is not an address');
  const url = new URL(storageUrl);
  const scheme = { 's3:': 'https', 's3+http:': 'http' }[url.protocol];
  const [bucket, ...rest] = url.pathname.split('/').filter(Boolean);
  if (!scheme) throw wrong('it must begin with s3:// or s3+http://');
  if (!url.hostname) throw wrong('the host is missing');
  if (!url.username || !url.password) throw wrong('the key or the secret is missing');
  if (!bucket || rest.length) throw wrong('exactly one bucket must stand behind the host');
  return {
    endpoint: `${scheme}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') || DEFAULT_REGION,
    accessKeyId: decoded(url.username),
    secretAccessKey: decoded(url.password),
  };
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    throw wrong('a percent sign in the key or the secret must be written %25');
  }
}

function wrong(why: string) {
  return new SettingsError(`STORAGE_URL: ${why}; it must look like s3://key:secret@host/bucket?region=eu-west-1`);
}
