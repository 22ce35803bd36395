import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ALLOW } from './limits.ts';
import { hasResponseBegun } from './node-internals.ts';

const REQUEST_LINE = /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r\n/;
const STATUS_BY_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Refuses what is not HTTP, arrives too slowly or asks for a tunnel, and closes the connection. */
export function answerClientErrors(server: Server) {
  server.on('clientError', (error: ParserError, socket) => refuseConnection(socket, getStatus(error)));
  server.on('connect', (_request, socket) => refuseConnection(socket, 405));
}

type ParserError = NodeJS.ErrnoException & { rawPacket?: Buffer };

function getStatus({ code = '', rawPacket }: ParserError): number {
  const hasUnknownMethod = code === 'HPE_INVALID_METHOD' && REQUEST_LINE.test(rawPacket?.toString('latin1') ?? '');
  return hasUnknownMethod ? 501 : (STATUS_BY_CODE[code] ?? 400);
}

function refuseConnection(socket: Duplex, status: number) {
  if (!socket.writable || hasResponseBegun(socket)) {
    socket.destroy();
    return;
  }
  const allow = status === 405 || status === 501 ? `Allow: ${ALLOW}\r\n` : '';
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n${allow}Content-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  );
}
