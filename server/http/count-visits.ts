import type { IncomingMessage } from 'node:http';
import type { VisitCounter } from '#app/context/server-extension.server.ts';
import { hasSignedSession } from '#features/accounts/better-auth/private-api.server.ts';
import { MAX_ADDRESS } from '#features/publishing/redirects/old-address.ts';
import type { MissCounter } from '#features/redirects/miss-counter.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { createReaderTest, getSourceHost } from '#platform/http/reader-request.server.ts';
import type { ShareablePage } from '../cache/shareable-page.ts';

export type CountVisit = (page: Partial<Pick<ShareablePage, 'key' | 'item'>>, request: IncomingMessage, status: number) => void;

interface Options {
  visits: readonly Pick<VisitCounter, 'count'>[];
  misses: Pick<MissCounter, 'count'> | undefined;
  settings: Pick<Settings, 'SITE_URL' | 'SESSION_SECRET'>;
}

/** Counts items that are read, and addresses where nothing is; a signed-in visitor is the author, not a reader. */
export function createVisitCount({ visits, misses, settings }: Options): CountVisit {
  const isReader = createReaderTest();
  const ownHost = new URL(settings.SITE_URL).hostname;

  return ({ key = '', item }, { method, headers }, status) => {
    const isRead = item !== undefined && (status === 200 || status === 304);
    if (method !== 'GET' || (!isRead && status !== 404) || hasSignedSession(headers.cookie, settings.SESSION_SECRET)) return;
    if (isRead && isReader(headers)) {
      const host = getSourceHost(headers.referer, [ownHost, headers.host]);
      for (const counter of visits) counter.count(item, host);
    }
    if (status === 404 && isKept(key)) misses?.count(key, isReader(headers) ? 'readers' : 'robots');
  };
}

/** A page's path: no file, search, Markdown or request of a program. */
function isKept(key: string): boolean {
  return key !== '' && key.length <= MAX_ADDRESS && !/[? ]|^\/api\//.test(key);
}
