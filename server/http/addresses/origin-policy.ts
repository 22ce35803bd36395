import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

export interface OriginPolicy {
  origin: string;
  isHttps: boolean;
  acceptsHost(host: string | undefined): boolean;
  isTwin(host: string | undefined): boolean;
  getOrigin(host: string): string;
  acceptsWriter(headers: IncomingHttpHeaders): boolean;
  /** Of a program, which has no cookie and no page: a browser sends its Origin with each write to another site. */
  acceptsProgram(headers: IncomingHttpHeaders): boolean;
}

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const LOOPBACK_ADDRESS = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i;

/** Decides which hosts and origins are this site's: on loopback, any loopback host and port too. */
export function createOriginPolicy({ SITE_URL, HOST }: { SITE_URL: string; HOST: string }): OriginPolicy {
  const site = new URL(SITE_URL);
  const isHttps = site.protocol === 'https:';
  const publicHosts = site.port ? [site.host] : [site.host, `${site.hostname}:${isHttps ? 443 : 80}`];
  const twinHosts = publicHosts.map(toTwin).filter(Boolean);
  const listensOnLoopback = LOOPBACK_ADDRESS.test(HOST);
  let lastAccepted = site.host;

  const isPublicHost = (host: string) => publicHosts.includes(host.toLowerCase());
  const isLoopbackHost = (host: string) => listensOnLoopback && LOOPBACK_HOST.test(host);

  const isOwnOrigin = (origin: string, host: string) =>
    origin === site.origin || (isLoopbackHost(host) && origin === `http://${host.toLowerCase()}`);

  return {
    origin: site.origin,
    isHttps,
    isTwin: (host = '') => twinHosts.includes(host.toLowerCase()),
    getOrigin: (host) => (isPublicHost(host) ? site.origin : `http://${host.toLowerCase()}`),
    acceptsHost(host) {
      if (host === undefined) return false;
      if (host === lastAccepted) return true;
      if (!isPublicHost(host) && !isLoopbackHost(host)) return false;
      lastAccepted = host;
      return true;
    },
    acceptsWriter({ origin, host = '', cookie, ...headers }) {
      if (origin !== undefined) return isOwnOrigin(origin, host);
      if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
      return cookie === undefined && !Object.keys(headers).some((name) => name.startsWith('sec-fetch-'));
    },
    acceptsProgram({ origin, host = '', cookie, ...headers }) {
      if (origin !== undefined) return isOwnOrigin(origin, host);
      return cookie === undefined && [undefined, 'same-origin'].includes(headers['sec-fetch-site']?.toString());
    },
  };
}

function toTwin(host: string): string {
  if (host.startsWith('www.')) return host.slice('www.'.length);
  const [name = ''] = host.split(':');
  return name.includes('.') && isIP(name) === 0 ? `www.${host}` : '';
}
