import type { IncomingMessage } from 'node:http';
import type { ListedFile } from './storage.ts';

/** A page of a listing holds a thousand keys of at most a kilobyte each. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** A store's error response. Its name is the store's code, such as `NoSuchBucket`. */
export class S3Error extends Error {
  readonly status: number;
  readonly sentAt: Date | undefined;

  constructor(code: string, { message, status, sentAt }: { message: string; status: number; sentAt: Date | undefined }) {
    super(message);
    this.name = code;
    this.status = status;
    this.sentAt = sentAt;
  }
}

export async function readS3Error(response: IncomingMessage): Promise<S3Error> {
  const { statusCode: status = 0, headers } = response;
  const text = await readText(response);
  const code = readElement(text, 'Code') || (status === 404 ? 'NotFound' : `HTTP ${status}`);
  const sentAt = headers.date ? new Date(headers.date) : undefined;
  return new S3Error(code, { message: readElement(text, 'Message') || 'no reason given', status, sentAt });
}

export async function readS3Listing(response: IncomingMessage): Promise<{ files: ListedFile[]; isTruncated: boolean }> {
  const text = await readText(response);
  if (!text.includes('<ListBucketResult')) throw new Error('the answer is no listing of a bucket');
  const files = readElements(text, 'Contents').map((file) => ({
    key: readElement(file, 'Key'),
    size: Number(readElement(file, 'Size')),
    modifiedAt: new Date(readElement(file, 'LastModified') || 0),
  }));
  const outside = files.length === 0 ? text : text.slice(0, text.indexOf('<Contents>')) + text.slice(text.lastIndexOf('</Contents>'));
  return { files, isTruncated: readElement(outside, 'IsTruncated') === 'true' };
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new Error('the answer is too long');
  }
  return Buffer.concat(chunks).toString();
}

function readElements(xml: string, name: string): string[] {
  const [, ...parts] = xml.split(`<${name}>`);
  return parts.map((part) => part.slice(0, Math.max(0, part.indexOf(`</${name}>`))));
}

function readElement(xml: string, name: string): string {
  const [text = ''] = readElements(xml, name);
  return text.replace(/&(?:#x([0-9a-f]{1,5})|#(\d{1,6})|([a-z]{2,4}));/gi, (entity, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (ENTITIES[name] ?? entity);
  });
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
