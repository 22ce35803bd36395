import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import type { SecurityHeaders } from '../../response/security-headers.ts';
import { hasResponseBegun } from './node-internals.ts';

const ALLOW = 'GET, HEAD, POST, PUT, PATCH, DELETE';

const REQUEST_LINE = /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r\n/;
const TOO_LONG =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Request too long</title>' +
  '<h1>Request too long</h1><p>A search needs only a few words: <a href="/search">search again</a>.</p></html>\n';
const STATUS_BY_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Refuses what is not HTTP, arrives too slowly or asks for a tunnel, and closes the connection. */
export function answerClientErrors(server: Server, security: SecurityHeaders) {
  const headers = security.forResource('');
  server.on('clientError', (error: ParserError, socket) => refuseConnection(socket, getStatus(error), headers));
  server.on('connect', (_request, socket) => refuseConnection(socket, 405, headers));
}

type ParserError = NodeJS.ErrnoException & { rawPacket?: Buffer };

function getStatus({ code = '', rawPacket }: ParserError): number {
  const hasUnknownMethod = code === 'HPE_INVALID_METHOD' && REQUEST_LINE.test(rawPacket?.toString('latin1') ?? '');
  return hasUnknownMethod ? 501 : (STATUS_BY_CODE[code] ?? 400);
}

function refuseConnection(socket: Duplex, status: number, headers: readonly string[]) {
  socket.on('error', () => undefined); // Node takes its own listener off a connection that asks for a tunnel
  if (!socket.writable || hasResponseBegun(socket)) {
    socket.destroy();
    return;
  }
  const allow = status === 405 || status === 501 ? ['Allow', ALLOW] : [];
  const body = status === 431 ? TOO_LONG : '';
  const type = body ? ['Content-Type', 'text/html; charset=utf-8'] : [];
  const fields = [
    'Connection',
    'close',
    'Cache-Control',
    CACHE_CONTROL.never,
    ...allow,
    ...headers,
    ...type,
    'Content-Length',
    String(Buffer.byteLength(body)),
  ];
  const lines = fields.map((text, at) => text + (at % 2 ? '\r\n' : ': ')).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`, () => socket.destroy());
}
