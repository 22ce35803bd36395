import { SettingsError } from '#platform/env/settings.server.ts';

export interface S3Location {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const DEFAULT_REGION = 'us-east-1';

/** Parses `s3://key:secret@host[:port]/bucket?region=…` (`s3+http:` for plain http). Throws SettingsError, never with the secret in it. */
export function parseS3Url(storageUrl: string): S3Location {
  if (!URL.canParse(storageUrl)) throw invalid('it is not a URL');
  const url = new URL(storageUrl);
  const scheme = { 's3:': 'https', 's3+http:': 'http' }[url.protocol];
  const [bucket, ...rest] = url.pathname.split('/').filter(Boolean);
  if (!scheme) throw invalid('it must begin with s3:// or s3+http://');
  if (!url.hostname) throw invalid('the host is missing');
  if (!url.username || !url.password) throw invalid('the key or the secret is missing');
  if (!bucket || rest.length) throw invalid('exactly one bucket must follow the host');
  return {
    endpoint: `${scheme}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') || DEFAULT_REGION,
    accessKeyId: decode(url.username),
    secretAccessKey: decode(url.password),
  };
}

function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalid('a percent sign in the key or the secret must be written %25');
  }
}

function invalid(why: string) {
  return new SettingsError(`STORAGE_URL: ${why}; it must look like s3://key:secret@host/bucket?region=eu-west-1`);
}
