import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Duplex, Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { getNetwork } from '#platform/http/ip-address.server.ts';
import { HOP_BY_HOP } from '../response/headers.ts';
import { Overloaded } from '../response/render-gate.ts';
import { isRead } from './limits.ts';

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

const INTERNAL_HEADERS =
  /^(x-forwarded-|x-react-router-|x-csp-|x-render|x-client-|x-original-|x-rewrite-|x-real-ip$|x-request-id$|forwarded$)/;

/** Streams the body on demand, unless it was collected before. Throws a TypeError for headers that Fetch refuses. */
export function toFetchRequest(
  incoming: IncomingMessage,
  options: {
    url: string;
    signal: AbortSignal;
    maxBodyBytes: number;
    body?: Buffer<ArrayBuffer> | undefined;
    onTooLarge: (error: BodyTooLarge) => void;
  },
): Request {
  const { method = 'GET' } = incoming;
  const headers = toFetchHeaders(incoming);
  if (isRead(method)) return new Request(options.url, { method, headers, signal: options.signal });
  if (options.body) return new Request(options.url, { method, headers, signal: options.signal, body: options.body });
  const body = NodeReadableStream.from(readBody(incoming, options.maxBodyBytes, options.onTooLarge));
  // The DOM types declare the same class apart from Node's, and do not know `duplex`.
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal: options.signal, body: body as BodyInit, duplex: 'half' };
  return new Request(options.url, init);
}

/** Reads whole bodies. Throws Overloaded when those that arrive at once, of all or of one client, exceed a bound, and BodyTooLarge. */
export type BodyCollector = (incoming: IncomingMessage, from: { clientAddress: string; maxBytes: number }) => Promise<Buffer<ArrayBuffer>>;

const MAX_PER_NETWORK = 32;

export function createBodyCollector(maxBytesAtOnce: number): BodyCollector {
  const perNetwork = new Map<string, number>();
  let bytes = 0;
  return async (incoming, { clientAddress, maxBytes }) => {
    const network = getNetwork(clientAddress);
    const count = perNetwork.get(network) ?? 0;
    if (count >= MAX_PER_NETWORK) throw new Overloaded('too many request bodies of one client arrive at once');
    perNetwork.set(network, count + 1);
    const chunks: Uint8Array[] = [];
    let own = 0;
    try {
      for await (const chunk of readBody(incoming, maxBytes)) {
        own += chunk.length;
        bytes += chunk.length;
        if (bytes > maxBytesAtOnce) throw new Overloaded('too many request bodies arrive at once');
        chunks.push(chunk);
      }
    } finally {
      bytes -= own;
      const left = (perNetwork.get(network) ?? 1) - 1;
      if (left > 0) perNetwork.set(network, left);
      else perNetwork.delete(network);
    }
    return Buffer.concat(chunks);
  };
}

/** Writes a Fetch body as fast as the client takes it; stops when the client disconnects. Resolves with the bytes written. */
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

function toFetchHeaders({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase();
    if (HOP_BY_HOP.includes(name) || INTERNAL_HEADERS.test(name)) continue;
    headers.append(name, rawHeaders[at + 1] ?? '');
  }
  return headers;
}

async function* readBody(incoming: IncomingMessage, maxBytes: number, onTooLarge?: (error: BodyTooLarge) => void) {
  let bytes = 0;
  // Without destroyOnReturn: false, a handler that stops reading the body would close the socket before its response.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      const error = new BodyTooLarge(`more than ${maxBytes} bytes`);
      onTooLarge?.(error);
      throw error;
    }
    yield new Uint8Array(chunk);
  }
}
