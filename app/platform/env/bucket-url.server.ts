import { WrongValue } from './wrong-value.ts';

const DEFAULT_REGION = 'us-east-1';
const SCHEMES: Record<string, string> = { 's3:': 'https', 's3+http:': 'http' };

/** Parses `s3://key:secret@host[:port]/bucket?region=…` (`s3+http:` for plain http). Throws WrongValue, never with the secret in it. */
export function parseBucketUrl(text: string) {
  if (!URL.canParse(text)) throw new WrongValue('it is no URL; in the key or the secret / must be written %2F, + as %2B, @ as %40');
  const url = new URL(text);
  const scheme = SCHEMES[url.protocol];
  const [bucket, ...rest] = url.pathname.split('/').filter(Boolean);
  if (!scheme) throw new WrongValue('it must begin with s3:// or s3+http://');
  if (!url.hostname) throw new WrongValue('the host is missing');
  if (!url.username || !url.password) throw new WrongValue('the key or the secret is missing');
  if (!bucket || rest.length) throw new WrongValue('exactly one bucket must follow the host');
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
    throw new WrongValue('a percent sign in the key or the secret must be written %25');
  }
}
