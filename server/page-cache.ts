import type { ContentVersion } from '#db/content-version.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import type { AppHandler, RequestFacts } from './app-handler.ts';
import type { BackgroundQueue } from './background-queue.ts';
import { compressBest } from './compression.ts';
import type { PageAddress } from './page-address.ts';
import { shareResponse } from './page-render.ts';
import { createPageStore, type Page } from './page-store.ts';
import { addCompressed, type Representation } from './representation.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { within } from './within.ts';

const MIB = 1024 * 1024;
const FILL_WITHIN_MS = 20_000;
const MAX_REMEMBERED_PERSONAL = 1000;

/** How a reader is to be answered: from memory, by a render of their own, or not now. */
export type Answer =
  | { kind: 'held'; representation: Representation }
  | { kind: 'live'; stale: Representation | undefined }
  | { kind: 'unavailable' };

export interface PageCache {
  /** The page under a key, if it is of the present version of the content. */
  findFresh(key: string): Page | undefined;
  /** Finds or renders a page; with `waitsForWhole` however long it takes, else as long as a reader's patience. */
  load(address: PageAddress, visit: { requestId: string; clientAddress: string; waitsForWhole: boolean }): Promise<Answer>;
}

export interface PageCacheSize {
  maxBytes?: number | undefined;
  /** For searches, later pages and what is not there: a flood of those must not push pages out. */
  maxSideBytes?: number | undefined;
  /** How long a reader waits for a whole page. */
  patienceMs?: number | undefined;
}

export interface PageCacheOptions extends PageCacheSize {
  handler: AppHandler;
  origin: string;
  security: SecurityHeaders;
  contentVersion: Pick<ContentVersion, 'current' | 'isReachable'>;
  queue: BackgroundQueue;
  log: Log;
}

/** Whole public pages in memory, by content version and address. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { contentVersion, queue, log, maxBytes = 64 * MIB, maxSideBytes = 8 * MIB, patienceMs = 100 } = options;
  const pages = createPageStore(maxBytes);
  const side = createPageStore(maxSideBytes);
  const fills = new Map<string, Promise<Filled>>();
  const personal = new Map<string, number>();

  const findHeld = (key: string) => pages.get(key) ?? side.get(key);

  async function load(address: PageAddress, visit: Parameters<PageCache['load']>[1]): Promise<Answer> {
    const version = contentVersion.current();
    const held = findHeld(address.key);
    const stale = held?.representation;
    if (held && stale && (held.version >= version || !contentVersion.isReachable())) return { kind: 'held', representation: stale };
    if (personal.get(address.key) === version) return { kind: 'live', stale };
    const filling = coalescedFill(address, version, visit);
    const filled = visit.waitsForWhole ? await filling : await within(patienceMs, filling).catch(() => LATE);
    if (filled.kind === 'late' || filled.kind === 'personal') return { kind: 'live', stale };
    const representation = filled.kind === 'failed' ? (stale ?? filled.representation) : filled.representation;
    return representation ? { kind: 'held', representation } : { kind: 'unavailable' };
  }

  function coalescedFill(address: PageAddress, version: number, facts: Pick<RequestFacts, 'requestId' | 'clientAddress'>): Promise<Filled> {
    const fillKey = `${version} ${address.key}`;
    const running = fills.get(fillKey);
    if (running) return running;
    const filling = fill(address, version, { ...facts, rendering: { mode: 'whole' } })
      .catch((error: unknown): Filled => {
        log.error('page not rendered', { path: address.target.split('?')[0], requestId: facts.requestId, ...errorFields(error) });
        return { kind: 'failed', representation: undefined };
      })
      .finally(() => fills.delete(fillKey));
    fills.set(fillKey, filling);
    return filling;
  }

  async function fill(address: PageAddress, version: number, facts: RequestFacts): Promise<Filled> {
    const representation = await within(FILL_WITHIN_MS, renderWhole(address, facts, options));
    if (representation === undefined) {
      if (personal.size >= MAX_REMEMBERED_PERSONAL) personal.clear();
      personal.set(address.key, version);
      return { kind: 'personal' };
    }
    if (representation.status >= 500) return { kind: 'failed', representation };
    keep({ key: address.key, version, isNegotiated: address.isNegotiated, representation }, address);
    return { kind: 'shared', representation };
  }

  function keep(page: Page, { hasQuery }: PageAddress) {
    const { status, variants } = page.representation;
    if (!KEPT_STATUSES.includes(status)) return;
    const isMain = status === 200 && !hasQuery;
    const [store, other] = isMain ? [pages, side] : [side, pages];
    store.put(page);
    other.dropOlder(page);
    if (!isMain || !variants.br) return;
    queue.add(async () => {
      if (!store.holds(page)) return;
      const compressed = await compressBest(variants.identity.body);
      store.update(page, () => addCompressed(page.representation, compressed));
    });
  }

  return {
    findFresh(key) {
      const page = findHeld(key);
      return page?.version === contentVersion.current() ? page : undefined;
    },
    load,
  };
}

type Filled =
  | { kind: 'shared'; representation: Representation }
  | { kind: 'personal' }
  | { kind: 'failed'; representation: Representation | undefined };

const LATE = { kind: 'late' } as const;
const KEPT_STATUSES = [200, 301, 308, 404, 410];

async function renderWhole(address: PageAddress, facts: RequestFacts, { handler, origin, security }: PageCacheOptions) {
  const request = new Request(`${origin}${address.target}`, {
    headers: { accept: address.isMarkdown ? 'text/markdown' : 'text/html' },
    signal: AbortSignal.timeout(FILL_WITHIN_MS),
  });
  return shareResponse(await handler(request, facts), address, security);
}
