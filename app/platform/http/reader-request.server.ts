import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

const MAX_HOST = 100;
/** Names of sites: no IP addresses and no local names. */
const HOST = /^(?:[a-z0-9_-]+\.)+(?!\d+$)[a-z0-9-]+$/;

const MAX_KNOWN = 1000;
const MAX_USER_AGENT = 300;

/**
 * True for a page opened to be read: no robot, prefetch or part of another page. A pressed link counts, because some browsers prefetch it
 * then.
 */
export type ReaderTest = (headers: IncomingHttpHeaders) => boolean;

export function createReaderTest(): ReaderTest {
  const known = new Map<string, boolean>();

  function isRobot(userAgent: string): boolean {
    const found = known.get(userAgent);
    if (found !== undefined) return found;
    const isFound = isbot(userAgent);
    if (known.size >= MAX_KNOWN) known.clear();
    if (userAgent.length <= MAX_USER_AGENT) known.set(userAgent, isFound);
    return isFound;
  }

  return (headers) => {
    const { accept, 'user-agent': userAgent, 'sec-fetch-dest': destination } = headers;
    if (!userAgent || !accept?.includes('text/html')) return false; // every browser that opens a page sends both
    if (destination !== undefined && destination !== 'document') return false;
    return !isUnread(headers) && !isRobot(userAgent);
  };
}

function isUnread(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'] ?? headers['x-moz'];
  if (purpose === undefined) return false;
  const isPressed = headers['sec-purpose'] === 'prefetch' && headers['sec-fetch-site'] === 'same-origin';
  return !isPressed;
}

/** Undefined for `ownHosts` and for anything that is not a site. */
export function getSourceHost(referer: string | undefined, ownHosts: readonly (string | undefined)[]): string | undefined {
  if (!referer || !/^https?:/i.test(referer) || !URL.canParse(referer)) return undefined;
  const host = normalizeHost(new URL(referer).hostname);
  const isSite = host.length <= MAX_HOST && HOST.test(host);
  return isSite && !ownHosts.some((own) => own && normalizeHost(own.replace(/:\d+$/, '')) === host) ? host : undefined;
}

function normalizeHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '');
}
