import { setTimeout as wait } from 'node:timers/promises';
import type { ContentVersion } from '#db/content-version.server.ts';
import { withTimeout } from '#platform/concurrency/with-timeout.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import type { AppHandler, HandlerInfo } from '../response/app-handler.ts';
import { compressBest } from '../response/compression.ts';
import { addCompressed, type Representation } from '../response/representation.ts';
import { newNonce, type SecurityHeaders } from '../response/security-headers.ts';
import type { BackgroundQueue } from './background-queue.ts';
import { shareResponse } from './page-render.ts';
import { createPageStore, type Page, type PageStore } from './page-store.ts';
import type { ShareablePage } from './shareable-page.ts';

const MIB = 1024 * 1024;
const FILL_WITHIN_MS = 20_000;
/** Between two pages' best compression, so that readers right after a save do not meet it. */
const SETTLE_MS = 50;
const MAX_REMEMBERED_PRIVATE = 1000;
/** Pages say how old a video is: no page is sent that was rendered longer ago than this. */
const MAX_AGE_MS = 10 * 60 * 1000;

/** How a reader is to be answered: from memory, by a render of their own, or not now. */
export type PageResult =
  | { kind: 'held'; representation: Representation }
  | { kind: 'live'; stale: Representation | undefined }
  | { kind: 'unavailable' };

export interface PageCache {
  /** The page under a key, if it is of the present version of the content and not too old. */
  findFresh(key: string): Page | undefined;
  /** Finds or renders a page; with `waitsForWhole` however long it takes, else as long as a reader's patience. */
  load(address: ShareablePage, visit: { requestId: string; clientAddress: string; waitsForWhole: boolean }): Promise<PageResult>;
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
  /** When the next article's date comes, in milliseconds since 1970: what is rendered before that is stale after it. */
  nextPublication?: (() => Promise<number>) | undefined;
  /** Milliseconds since 1970. */
  clock?: (() => number) | undefined;
  queue: BackgroundQueue;
  log: Log;
}

/** Whole public pages in memory, by content version and address. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { contentVersion, queue, log, maxBytes = 64 * MIB, maxSideBytes = 8 * MIB, patienceMs = 100 } = options;
  const { nextPublication = async () => Number.POSITIVE_INFINITY, clock = Date.now } = options;
  const pages = createPageStore(maxBytes);
  const side = createPageStore(maxSideBytes);
  const fills = new Map<string, Promise<FillResult>>();
  const personal = new Map<string, number>();
  const wellCompressed = new WeakSet<Representation>();

  const findHeld = (key: string) => pages.get(key) ?? side.get(key);

  async function load(address: ShareablePage, visit: Parameters<PageCache['load']>[1]): Promise<PageResult> {
    const version = contentVersion.current();
    const held = findHeld(address.key);
    const stale = held?.representation;
    const isFresh = held !== undefined && held.version >= version && clock() < held.staleAt;
    if (stale && (isFresh || !contentVersion.isReachable())) return { kind: 'held', representation: stale };
    if (personal.get(address.key) === version) return { kind: 'live', stale };
    const filling = coalescedFill(address, version, visit);
    const filled = visit.waitsForWhole ? await filling : await withTimeout(patienceMs, filling).catch(() => TIMED_OUT);
    if (filled.kind === 'late' || filled.kind === 'personal') return { kind: 'live', stale };
    const representation = filled.kind === 'failed' ? (stale ?? filled.representation) : filled.representation;
    return representation ? { kind: 'held', representation } : { kind: 'unavailable' };
  }

  function coalescedFill(
    address: ShareablePage,
    version: number,
    facts: Pick<HandlerInfo, 'requestId' | 'clientAddress'>,
  ): Promise<FillResult> {
    const fillKey = `${version} ${address.key}`;
    const running = fills.get(fillKey);
    if (running) return running;
    const filling = fill(address, version, { ...facts, rendering: { mode: 'buffered', nonce: newNonce() } })
      .catch((error: unknown): FillResult => {
        log.error('page not rendered', { path: address.target.split('?')[0], requestId: facts.requestId, ...errorFields(error) });
        return { kind: 'failed', representation: undefined };
      })
      .finally(() => fills.delete(fillKey));
    fills.set(fillKey, filling);
    return filling;
  }

  async function fill(address: ShareablePage, version: number, facts: HandlerInfo): Promise<FillResult> {
    const staleAt = Math.min(clock() + MAX_AGE_MS, await nextPublication().catch(() => 0)); // not known: due at once
    const representation = await withTimeout(FILL_WITHIN_MS, renderWhole(address, facts, options));
    if (representation === undefined) {
      if (personal.size >= MAX_REMEMBERED_PRIVATE) personal.clear();
      personal.set(address.key, version);
      return { kind: 'personal' };
    }
    if (representation.status >= 500) return { kind: 'failed', representation };
    return {
      kind: 'shared',
      representation: keep({ key: address.key, version, staleAt, isNegotiated: address.isNegotiated, representation }, address),
    };
  }

  /** Gives back what is to be sent: what was held, where the new render is the same. */
  function keep(rendered: Page, { hasQuery, target }: ShareablePage): Representation {
    const held = findHeld(rendered.key)?.representation;
    const isSame = held?.digest === rendered.representation.digest;
    const page = isSame ? { ...rendered, representation: held } : rendered;
    const { status, variants } = page.representation;
    if (!KEPT_STATUSES.includes(status)) return page.representation;
    const isMain = status === 200 && !hasQuery && !target.startsWith('/images/'); // uploaded pictures would push pages out
    const [store, other] = isMain ? [pages, side] : [side, pages];
    store.put(page);
    other.dropOlder(page);
    if (isMain && variants.br && !wellCompressed.has(page.representation)) queue.add(() => compressWell(store, page));
    return page.representation;
  }

  async function compressWell(store: PageStore, page: Page) {
    await wait(SETTLE_MS, undefined, { ref: false });
    if (!store.holds(page) || page.version !== contentVersion.current()) return;
    const compressed = await compressBest(page.representation.variants.identity.body);
    store.update(page, () => addCompressed(page.representation, compressed));
    wellCompressed.add(page.representation);
  }

  return {
    findFresh(key) {
      const page = findHeld(key);
      return page?.version === contentVersion.current() && clock() < page.staleAt ? page : undefined;
    },
    load,
  };
}

type FillResult =
  | { kind: 'shared'; representation: Representation }
  | { kind: 'personal' }
  | { kind: 'failed'; representation: Representation | undefined };

const TIMED_OUT = { kind: 'late' } as const;
const KEPT_STATUSES = [200, 301, 308, 404, 410];

async function renderWhole(address: ShareablePage, facts: HandlerInfo, { handler, origin, security }: PageCacheOptions) {
  const request = new Request(`${origin}${address.target}`, {
    headers: { accept: address.isMarkdown ? 'text/markdown' : 'text/html' },
    signal: AbortSignal.timeout(FILL_WITHIN_MS),
  });
  return shareResponse(await handler(request, facts), { address, nonce: facts.rendering.nonce, security });
}
