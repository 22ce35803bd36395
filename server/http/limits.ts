import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import { extensions } from '#app/open-extensions.ts';
import { MAX_UPLOAD_BYTES } from '#features/images/image.ts';
import { MAX_URL_LENGTH } from '#features/search/search-query.ts';
import type { OriginPolicy } from './addresses/origin-policy.ts';
import type { RouteTable } from './route-table.ts';

const SECOND_MS = 1000;
const KIB = 1024;
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
const ofExtensions = extensions.flatMap(({ requests = [] }) => requests);
const DEFAULT_BODY_LIMIT = { bytes: 256 * KIB, isStreamed: false, msPerPart: 10 * SECOND_MS };
/** What is streamed is read only after the guard; its author may have a slow line. */
const BODY_LIMITS = [
  ...ofExtensions.flatMap(({ path, bytes }) =>
    bytes ? { path: toPattern(path), bytes, isStreamed: true, msPerPart: 20 * SECOND_MS } : [],
  ),
  { ...DEFAULT_BODY_LIMIT, path: /^\/(auth|newsletter|admin\/(security|connections))(\/|\.data$|$)/i, bytes: 16 * KIB },
  { path: /^\/admin\/images(\/|$)/i, bytes: MAX_UPLOAD_BYTES, isStreamed: true, msPerPart: 20 * SECOND_MS },
  { path: /^\/(admin|api)(\/|$)/i, bytes: 1024 * KIB, isStreamed: true, msPerPart: 20 * SECOND_MS },
];

export const serverLimits: ServerOptions = {
  headersTimeout: 10 * SECOND_MS,
  requestTimeout: 0, // bodies have limits of their own
  connectionsCheckingInterval: 2 * SECOND_MS,
  keepAliveTimeout: 65 * SECOND_MS,
  maxHeaderSize: 16 * KIB,
};

export interface Refusal {
  status: number;
  headers?: string[];
}

/** The reason to refuse a request before its body is read; undefined if there is none. */
export function refuse(
  request: IncomingMessage,
  target: string,
  { originPolicy, routes }: { originPolicy: OriginPolicy; routes: RouteTable },
): Refusal | undefined {
  const { method = '', headers } = request;
  if (target.length > MAX_URL_LENGTH) return { status: 414 };
  if (!hasOneHost(request) || !isReadableTarget(target)) return { status: 400 };
  if (!originPolicy.acceptsHost(headers.host)) return { status: 421 };
  if (isRead(method)) return undefined;
  const accepts = isForPrograms(target) ? originPolicy.acceptsProgram : originPolicy.acceptsWriter;
  if (isWrite(method) && !isByToken(request, target) && !accepts(headers)) return { status: 403 };
  const allowed = routes.getMethods(target);
  if (!allowed.includes(method)) return { status: 405, headers: ['Allow', allowed.join(', ')] };
  return isTooLong(request, target) ? { status: 413 } : undefined;
}

/** The content API reads no cookie, and a browser adds no token by itself. */
function isByToken({ headers }: IncomingMessage, target: string): boolean {
  return headers.authorization !== undefined && target.startsWith('/api/v1/');
}

/** These read no cookie, so that a foreign page could send nothing in a person's name. */
const FOR_PROGRAMS: ReadonlySet<string> = new Set(ofExtensions.flatMap(({ path, isForPrograms: is }) => (is ? path : [])));

function isForPrograms(target: string): boolean {
  return FOR_PROGRAMS.has(target.split('?')[0]?.replace(/\/$/, '') ?? '');
}

export function answerExpectations(server: Server) {
  server.on('checkContinue', (request, response) => {
    if (!isTooLong(request, request.url ?? '/')) response.writeContinue();
    server.emit('request', request, response);
  });
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${RegExp.escape(path)}$`, 'i');
}

export function getBodyLimit(target: string): typeof DEFAULT_BODY_LIMIT {
  const [path = ''] = target.split('?');
  return BODY_LIMITS.find((limit) => limit.path.test(path)) ?? DEFAULT_BODY_LIMIT;
}

/** A second Host header is read by some proxies and not by others. */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts < 2;
}

export function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function isWrite(method: string | undefined): boolean {
  return method !== undefined && WRITES.includes(method);
}

function isTooLong({ headers }: IncomingMessage, target: string): boolean {
  return Number(headers['content-length'] ?? 0) > getBodyLimit(target).bytes;
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
