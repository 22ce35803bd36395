import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import { MAX_UPLOAD_BYTES } from '#features/images/image.ts';
import type { OriginPolicy } from './origin-policy.ts';

const SECOND_MS = 1000;
const KIB = 1024;
const MAX_URL_LENGTH = 8 * KIB;
const READS = ['GET', 'HEAD'];
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
const BODY_LIMITS = [{ path: /^\/admin\/images(\/|$)/, bytes: MAX_UPLOAD_BYTES }];
const DEFAULT_BODY_LIMIT = 1024 * KIB;

export const ALLOW = [...READS, ...WRITES].join(', ');

/** Bounds on time and size that Node itself enforces. */
export const serverLimits: ServerOptions = {
  headersTimeout: 10 * SECOND_MS,
  requestTimeout: 30 * SECOND_MS,
  connectionsCheckingInterval: 2 * SECOND_MS,
  keepAliveTimeout: 65 * SECOND_MS,
  maxHeaderSize: 16 * KIB,
};

/** A request that is turned away before anything reads it. */
export interface Refusal {
  status: number;
  headers?: string[];
}

/** Says why a request is turned away, if it is: its address, method, host, origin or length. */
export function refuse(request: IncomingMessage, target: string, address: OriginPolicy): Refusal | undefined {
  const { method = '', headers } = request;
  if (target.length > MAX_URL_LENGTH) return { status: 414 };
  if (!isRead(method) && !isWrite(method)) return { status: 405, headers: ['Allow', ALLOW] };
  if ((request.headersDistinct.host?.length ?? 0) > 1 || !isReadableTarget(target)) return { status: 400 };
  if (!address.acceptsHost(headers.host)) return { status: 421 };
  if (!isWrite(method)) return undefined;
  if (!address.acceptsWriter(headers)) return { status: 403 };
  return isTooLong(request, target) ? { status: 413 } : undefined;
}

/** Lets a client that asks first send its body only where that is not too long. */
export function answerExpectations(server: Server) {
  server.on('checkContinue', (request, response) => {
    if (!isTooLong(request, request.url ?? '/')) response.writeContinue();
    server.emit('request', request, response);
  });
}

/** How many bytes of body a path takes. */
export function bodyLimit(target: string): number {
  const [path = ''] = target.split('?');
  return BODY_LIMITS.find((limit) => limit.path.test(path))?.bytes ?? DEFAULT_BODY_LIMIT;
}

export function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function isWrite(method: string | undefined): boolean {
  return method !== undefined && WRITES.includes(method);
}

function isTooLong({ headers }: IncomingMessage, target: string): boolean {
  return Number(headers['content-length'] ?? 0) > bodyLimit(target);
}

function isReadableTarget(target: string): boolean {
  const [path = ''] = target.split('?');
  if (!path.startsWith('/') || path.includes('#')) return false;
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
