import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isPublicAddress } from '#platform/http/ip-address.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { unmapIPv4 } from './client-address.ts';

export interface AddressHints {
  /** Why a request was refused for its host (421) or origin (403). Only the first few are logged. */
  explain(status: number, headers: IncomingHttpHeaders): string | undefined;
  noteProxy(request: IncomingMessage): void;
}

interface Options {
  siteUrl: string;
  isTrusted: (address: string) => boolean;
  log: Log;
}

const MAX_LOGGED = 5;
const HOST = /^[\w.:[\]-]{1,260}$/;
const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'] as const;
const REMEDY = 'If that is this site’s address, set SITE_URL to it and restart the site.';

export function createAddressHints({ siteUrl, isTrusted, log }: Options): AddressHints {
  const logged = { host: new Set<string>(), origin: new Set<string>(), proxy: new Set<'near' | 'public'>() };

  function warnOnce(names: Set<string>, name: string, message: string) {
    if (names.size >= MAX_LOGGED || names.has(name)) return;
    names.add(name);
    log.warn(message);
  }

  function explainHost(host = ''): string {
    if (!HOST.test(host)) return `SITE_URL says ${siteUrl}, but the request names no such host.`;
    warnOnce(logged.host, host, `a reader asked for ${host}; SITE_URL says ${siteUrl}`);
    return `You asked for ${host}; SITE_URL says ${siteUrl}. ${REMEDY}`;
  }

  function explainOrigin(origin = ''): string {
    const from = URL.canParse(origin) && HOST.test(new URL(origin).host) ? new URL(origin).origin : undefined;
    if (from === undefined)
      return `Your browser doesn’t say that this was sent from a page on ${siteUrl}. Please open that address and try again.`;
    warnOnce(logged.origin, from, `a form was sent from a page of ${from}; SITE_URL says ${siteUrl}`);
    return `This was sent from a page on ${from}; SITE_URL says ${siteUrl}. ${REMEDY}`;
  }

  return {
    explain(status, headers) {
      if (status === 421) return explainHost(headers.host);
      return status === 403 ? explainOrigin(headers.origin) : undefined;
    },
    noteProxy({ headers, socket }) {
      if (logged.proxy.size === 2) return;
      const name = FORWARDED.find((each) => headers[each] !== undefined);
      const address = unmapIPv4(socket.remoteAddress ?? '');
      if (!name || isTrusted(address)) return;
      if (isPublicAddress(address)) {
        const message = `a request from a public address carries ${toTitle(name)}; where a proxy or a CDN stands in front, its addresses belong in TRUSTED_PROXIES`;
        warnOnce(logged.proxy, 'public', message); // the address may be a reader's
      } else {
        const message = `requests from ${address} carry ${toTitle(name)}, which is not believed: all who come through that proxy count as one client; if it is yours, set TRUSTED_PROXIES=${address}`;
        warnOnce(logged.proxy, 'near', message);
      }
    },
  };
}

function toTitle(name: string): string {
  return name.replaceAll(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}
