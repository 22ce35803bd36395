import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ALLOW } from './limits.ts';

const REQUEST_LINE = /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r\n/;
const STATUS_BY_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is not HTTP, comes too slowly or asks for a tunnel, and hangs up. */
export function answerClientErrors(server: Server) {
  server.on('clientError', (error: ParserError, socket) => refuseConnection(socket, statusOf(error)));
  server.on('connect', (_request, socket) => refuseConnection(socket, 405));
}

type ParserError = NodeJS.ErrnoException & { rawPacket?: Buffer };

function statusOf({ code = '', rawPacket }: ParserError): number {
  const hasUnknownMethod = code === 'HPE_INVALID_METHOD' && REQUEST_LINE.test(rawPacket?.toString('latin1') ?? '');
  return hasUnknownMethod ? 501 : (STATUS_BY_CODE[code] ?? 400);
}

function refuseConnection(socket: Duplex & { _httpMessage?: ServerResponse | null }, status: number) {
  // Node's own default looks here too: a response that has begun must not get a second head in its middle.
  const hasBegun = socket._httpMessage?.headersSent ?? false;
  if (!socket.writable || hasBegun) {
    socket.destroy();
    return;
  }
  const allow = status === 405 || status === 501 ? `Allow: ${ALLOW}\r\n` : '';
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n${allow}Content-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  );
}
