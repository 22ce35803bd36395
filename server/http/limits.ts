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

export interface Refusal {
  status: number;
  headers?: string[];
}

/** Why a request is refused, if it is, before anything reads its body. */
export function refuse(request: IncomingMessage, target: string, originPolicy: OriginPolicy): Refusal | undefined {
  const { method = '', headers } = request;
  if (target.length > MAX_URL_LENGTH) return { status: 414 };
  if (!isRead(method) && !isWrite(method)) return { status: 405, headers: ['Allow', ALLOW] };
  if ((request.headersDistinct.host?.length ?? 0) > 1 || !isReadableTarget(target)) return { status: 400 };
  if (!originPolicy.acceptsHost(headers.host)) return { status: 421 };
  if (!isWrite(method)) return undefined;
  if (!originPolicy.acceptsWriter(headers)) return { status: 403 };
  return isTooLong(request, target) ? { status: 413 } : undefined;
}

/** Answers `Expect: 100-continue` where the body is not too long. */
export function answerExpectations(server: Server) {
  server.on('checkContinue', (request, response) => {
    if (!isTooLong(request, request.url ?? '/')) response.writeContinue();
    server.emit('request', request, response);
  });
}

/** In bytes. */
export function getBodyLimit(target: string): number {
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
  return Number(headers['content-length'] ?? 0) > getBodyLimit(target);
}

function isReadableTarget(target: string): boolean {
  const [path = ''] = target.split('?');
  if (!path.startsWith('/') || path.includes('#')) return false;
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
