const DEFAULT_REGION = 'us-east-1';
const SCHEMES: Record<string, string> = { 's3:': 'https', 's3+http:': 'http' };

export interface BucketLocation {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Parses `s3://key:secret@host[:port]/bucket?region=…` (`s3+http:` for plain http). Throws without the secret in the message. */
export function parseBucketUrl(text: string): BucketLocation {
  if (!URL.canParse(text)) throw new Error('it is no URL; in the key or the secret / must be written %2F, + as %2B, @ as %40');
  const url = new URL(text);
  const scheme = SCHEMES[url.protocol];
  const [bucket, ...rest] = url.pathname.split('/').filter(Boolean);
  if (!scheme) throw new Error('it must begin with s3:// or s3+http://');
  if (!url.hostname) throw new Error('the host is missing');
  if (!url.username || !url.password) throw new Error('the key or the secret is missing');
  if (!bucket || rest.length) throw new Error('exactly one bucket must follow the host');
  if (!isDecodable(url.username + url.password)) throw new Error('a percent sign in the key or the secret must be written %25');
  return {
    endpoint: `${scheme}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') || DEFAULT_REGION,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
