import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { TLSSocket } from 'node:tls';

const TIMEOUT_MS = 5000;
const MAX_BYTES = 16_384;

export interface VisitResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bodyMs: [first: number, last: number] | undefined;
  certificate: VisitCertificate | undefined;
}

interface VisitCertificate {
  validUntil: Date;
  problem: string | undefined;
}

interface VisitOptions {
  signal: AbortSignal;
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
  timeoutMs?: number;
}

/**
 * Requests a URL of the settings as a browser would, without redirects. A bad certificate is reported instead of refused, so send nothing
 * secret. Never throws: `failure` is the system's code.
 */
export async function visit(
  url: URL,
  { signal, method = 'GET', headers = {}, timeoutMs = TIMEOUT_MS }: VisitOptions,
): Promise<VisitResponse | { failure: string }> {
  const isHttps = url.protocol === 'https:';
  const until = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const { promise, resolve } = Promise.withResolvers<VisitResponse | { failure: string }>();
  const fail = (error: Error) => resolve({ failure: until.aborted ? 'TIMEOUT' : getCode(error) });
  const sentAt = performance.now();
  const options = { method, signal: until, agent: false, headers: { 'user-agent': 'Byline (doctor)', ...headers } };
  const request = isHttps ? requestHttps(url, { ...options, rejectUnauthorized: false }) : requestHttp(url, options);
  request.on('error', fail);
  request.once('response', (response) => {
    const chunks: Buffer[] = [];
    let bodyMs: VisitResponse['bodyMs'];
    let size = 0;
    const certificate = response.socket instanceof TLSSocket ? readCertificate(response.socket) : undefined;
    const finish = () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString(), bodyMs, certificate });
    response.on('error', fail);
    response.on('data', (chunk: Buffer) => {
      const ms = performance.now() - sentAt;
      bodyMs = [bodyMs?.[0] ?? ms, ms];
      size += chunk.length;
      if (size <= MAX_BYTES) chunks.push(chunk);
      else {
        finish();
        response.destroy();
      }
    });
    response.on('end', finish);
  });
  request.end();
  return promise;
}

function readCertificate(socket: TLSSocket): VisitCertificate {
  return {
    validUntil: new Date(socket.getPeerCertificate().valid_to),
    problem: socket.authorized ? undefined : String(socket.authorizationError), // Node gives the code, and its types an Error
  };
}

function getCode(error: Error): string {
  const [first] = error instanceof AggregateError ? error.errors : [];
  const cause = first instanceof Error ? first : error;
  return 'code' in cause ? String(cause.code) : cause.message;
}
