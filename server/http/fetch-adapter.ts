import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Duplex, Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { HOP_BY_HOP } from '../response/headers.ts';
import { isRead } from './limits.ts';

/** A body that went past what its path takes while it was read. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

const INTERNAL_HEADERS =
  /^(x-forwarded-|x-react-router-|x-csp-|x-render|x-client-|x-original-|x-rewrite-|x-real-ip$|x-request-id$|forwarded$)/;

/** The Fetch request for a Node one; its body is read as it is asked for. Throws a TypeError for headers that Fetch refuses. */
export function toFetchRequest(
  incoming: IncomingMessage,
  given: { url: string; signal: AbortSignal; maxBodyBytes: number; onTooLarge: (error: BodyTooLarge) => void },
): Request {
  const { method = 'GET' } = incoming;
  const headers = forwardedHeaders(incoming);
  if (isRead(method)) return new Request(given.url, { method, headers, signal: given.signal });
  const body = NodeReadableStream.from(readBody(incoming, given.maxBodyBytes, given.onTooLarge));
  // The browser's library declares the same class apart from Node's, and does not know `duplex`.
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal: given.signal, body: body as BodyInit, duplex: 'half' };
  return new Request(given.url, init);
}

/** Writes a Fetch body as fast as the reader takes it; stops when the reader leaves. Resolves with the bytes written. */
export async function sendBody(body: Response['body'], response: ServerResponse, compressor?: Duplex): Promise<number> {
  if (body === null || response.req.method === 'HEAD') {
    response.end();
    await body?.cancel();
    return 0;
  }
  const counter = new ByteCounter();
  const source = Readable.fromWeb(body as NodeReadableStream<Uint8Array>);
  await (compressor ? pipeline(source, compressor, counter, response) : pipeline(source, counter, response));
  return counter.bytes;
}

class ByteCounter extends Transform {
  bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.bytes += chunk.length;
    done(null, chunk);
  }
}

function forwardedHeaders({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase();
    if (HOP_BY_HOP.includes(name) || INTERNAL_HEADERS.test(name)) continue;
    headers.append(name, rawHeaders[at + 1] ?? '');
  }
  return headers;
}

async function* readBody(incoming: IncomingMessage, maxBytes: number, onTooLarge: (error: BodyTooLarge) => void) {
  let bytes = 0;
  // The socket must live on for the answer when the reader of the body gives up.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      const error = new BodyTooLarge(`more than ${maxBytes} bytes`);
      onTooLarge(error);
      throw error;
    }
    yield new Uint8Array(chunk);
  }
}
