import type { IncomingMessage } from 'node:http';
import { hasSignedSession } from '#features/accounts/better-auth/private-api.server.ts';
import { createReaderTest, getSourceHost } from '#features/statistics/reader-request.server.ts';
import type { CountedItem, ViewCounter } from '#features/statistics/view-counter.ts';
import type { Settings } from '#platform/env/settings.server.ts';

export type CountView = (item: CountedItem, request: IncomingMessage, status: number) => void;

interface Options {
  counter: Pick<ViewCounter, 'count'> | undefined;
  settings: Pick<Settings, 'SITE_URL' | 'SESSION_SECRET'>;
}

/** An error page has another status; a signed-in visitor is the author, not a reader. */
export function createViewCount({ counter, settings }: Options): CountView {
  const isReader = createReaderTest();
  const ownHost = new URL(settings.SITE_URL).hostname;
  return (item, { method, headers }, status) => {
    if (!counter || method !== 'GET' || (status !== 200 && status !== 304)) return;
    if (!isReader(headers) || hasSignedSession(headers.cookie, settings.SESSION_SECRET)) return;
    counter.count(item, getSourceHost(headers.referer, [ownHost, headers.host]));
  };
}
