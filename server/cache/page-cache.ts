import { setTimeout as wait } from 'node:timers/promises';
import type { ContentVersion } from '#db/content-version.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { withTimeout } from '#platform/concurrency/deadline.ts';
import { createTurns } from '#platform/concurrency/event-loop.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import type { AppHandler, HandlerInfo } from '../response/app-handler.ts';
import { compressBest } from '../response/compression.ts';
import type { ToFirstPage } from '../response/first-page.ts';
import { type LeaveGate, Overloaded, type RenderClient, type RenderGate } from '../response/render-gate.ts';
import { addCompressed, type Representation, toUnshared } from '../response/representation.ts';
import { createNonce, type SecurityHeaders } from '../response/security-headers.ts';
import type { BackgroundQueue } from './background-queue.ts';
import { toRepresentation } from './page-render.ts';
import { createPageStore, type Page } from './page-store.ts';
import type { ShareablePage } from './shareable-page.ts';
import { createSharedFills, type Fill } from './shared-fills.ts';

const MIB = 1024 * 1024;
const MAX_RENDER_MS = 20_000;
/** Keeps the best compression from slowing down the requests right after a save. */
const COMPRESSION_DELAY_MS = 50;
const MAX_PRIVATE_KEYS = 1000;
const RESPONSES_PER_TURN = 16;
/** Longer URLs are stored only for pages that exist: anyone can ask for any number of others. */
const MAX_KEY_LENGTH = 300;
/** Pages show how old a video is, so none is served for longer than this. */
const MAX_AGE_MS = 10 * 60 * 1000;
const INCOMPLETE_MS = 1000;

type PageResult =
  | { kind: 'cached'; representation: Representation }
  | { kind: 'stream'; stale: Representation | undefined; place?: LeaveGate }
  | { kind: 'unavailable' };

export interface PageCache {
  findFresh(key: string): Page | undefined;
  /** Finds or renders a page; a streamable one waits `renderTimeoutMs` at most. Throws its client's abort reason. */
  load(page: ShareablePage, request: PageRequest): Promise<PageResult>;
  countBytes(): number;
}

interface PageRequest {
  requestId: string;
  client: RenderClient;
  canStream: () => boolean;
}

export interface PageCacheLimits {
  maxBytes?: number | undefined;
  /** For searches, later pages and 404s: a flood of those must not evict pages. */
  maxSideBytes?: number | undefined;
  renderTimeoutMs?: number | undefined;
}

export interface PageCacheOptions extends PageCacheLimits {
  handler: AppHandler;
  gate: RenderGate;
  origin: string;
  security: SecurityHeaders;
  toFirstPage: ToFirstPage;
  pageCacheControl: string;
  contentVersion: Pick<ContentVersion, 'current' | 'isReachable'>;
  /** Pages rendered before this time are stale from then on. In milliseconds since 1970. */
  nextPublication?: (() => Promise<number>) | undefined;
  clock?: (() => number) | undefined;
  queue: BackgroundQueue;
  log: Log;
}

/** Complete public pages in memory, by content version and URL. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { contentVersion, queue, log, maxBytes = 64 * MIB, maxSideBytes = 8 * MIB, renderTimeoutMs = 100 } = options;
  const { nextPublication = async () => Number.POSITIVE_INFINITY, clock = Date.now } = options;
  const pages = createPageStore(maxBytes);
  const side = createPageStore(maxSideBytes);
  const takeTurn = createTurns(RESPONSES_PER_TURN);
  const fills = createSharedFills<RenderResult>(options.gate);
  const privateKeys = new Map<string, number>();
  const wellCompressed = new WeakSet<Representation>();
  const waiting = new Set<string>();

  const findCached = (key: string) => pages.get(key) ?? side.get(key);

  async function load(page: ShareablePage, request: PageRequest): Promise<PageResult> {
    const version = contentVersion.current();
    const cached = findCached(page.key);
    const isFresh = cached !== undefined && cached.version === version && clock() < cached.staleAt;
    if (isFresh) return { kind: 'cached', representation: cached.representation };
    const stale = cached && toUnshared(cached.representation); // a shared cache would keep it beyond the change that it was told of
    if (stale && !contentVersion.isReachable()) return { kind: 'cached', representation: stale };
    if (privateKeys.get(page.key) === version) return { kind: 'stream', stale };
    const render = () => renderSafely(page, version, request);
    const result = await fills.join(`${version} ${page.key}`, request.client, render, (fill) => waitFor(fill, request)).catch(toFailure);
    await takeTurn(); // of the many who may have waited for the same
    if (result.kind === 'private') return { kind: 'stream', stale };
    if (result.kind === 'late') return { kind: 'stream', stale, place: result.place };
    const representation = result.kind === 'failed' ? (stale ?? result.representation) : result.representation;
    if (!representation) return { kind: 'unavailable' };
    const isOutdated = contentVersion.current() !== version; // content was written while it was rendered
    return { kind: 'cached', representation: isOutdated ? toUnshared(representation) : representation };
  }

  /** Stops waiting for the fill when it takes long and a slot for another render is free. */
  async function waitFor({ started, result }: Fill<RenderResult>, { canStream, client }: PageRequest) {
    await started;
    const early = await withTimeout(renderTimeoutMs, result).catch(() => undefined);
    const place = early || client.signal.aborted || !canStream() ? undefined : options.gate.tryEnter(client);
    return place ? { kind: 'late' as const, place } : result;
  }

  async function renderSafely(page: ShareablePage, version: number, { requestId, client }: PageRequest): Promise<RenderResult> {
    const info: HandlerInfo = { requestId, clientAddress: client.address, rendering: { mode: 'buffered', nonce: createNonce() } };
    try {
      return await renderPage(page, version, info);
    } catch (error) {
      log.error('page not rendered', { path: page.target.split('?')[0], requestId, ...errorFields(error) });
      return { kind: 'failed', representation: undefined };
    }
  }

  async function renderPage(page: ShareablePage, version: number, info: HandlerInfo): Promise<RenderResult> {
    const oldestAt = clock() + MAX_AGE_MS;
    const publication = nextPublication().catch(() => 0); // unknown: stale at once
    const facts = { before: findCached(page.key)?.representation, now: clock() };
    const representation = await withTimeout(MAX_RENDER_MS, renderBuffered(page, info, { ...options, ...facts }));
    if (representation === undefined) {
      if (privateKeys.size >= MAX_PRIVATE_KEYS) privateKeys.clear();
      if (page.key.length <= MAX_KEY_LENGTH) privateKeys.set(page.key, version);
      return { kind: 'private' };
    }
    if (representation.status >= 500) return { kind: 'failed', representation };
    const isIncomplete = representation.cacheControl === CACHE_CONTROL.incomplete;
    const staleAt = Math.min(isIncomplete ? clock() + INCOMPLETE_MS : oldestAt, await publication);
    const { key, isNegotiated, dependsOnViewer, takesToken, item } = page;
    return {
      kind: 'shared',
      representation: store({ key, version, staleAt, isNegotiated, dependsOnViewer, takesToken, item, representation }, page),
    };
  }

  /** Returns the cached representation if the new render is the same. */
  function store(rendered: Page, { hasQuery, target }: ShareablePage): Representation {
    const cached = findCached(rendered.key)?.representation;
    const { digest, lastModified, cacheControl } = rendered.representation;
    const isSame = cached?.digest === digest && cached.lastModified === lastModified && cached.cacheControl === cacheControl;
    const page = isSame ? { ...rendered, representation: cached } : rendered;
    const { status, variants } = page.representation;
    if (!CACHED_STATUSES.includes(status)) return page.representation;
    if (page.key.length > MAX_KEY_LENGTH && (status !== 200 || hasQuery)) return page.representation;
    const isMain = status === 200 && !hasQuery && !target.startsWith('/images/'); // uploaded images would evict pages
    const [own, other] = isMain ? [pages, side] : [side, pages];
    own.put(page);
    other.deleteOlder(page);
    if (isMain && variants.br && !wellCompressed.has(page.representation) && !waiting.has(page.key)) {
      waiting.add(page.key);
      queue.add(() => compressWell(page.key));
    }
    return page.representation;
  }

  async function compressWell(key: string) {
    await wait(COMPRESSION_DELAY_MS, undefined, { ref: false });
    waiting.delete(key);
    const page = pages.get(key);
    if (page?.version !== contentVersion.current() || wellCompressed.has(page.representation)) return;
    const { representation } = page;
    const forms = representation.first ? [representation.first, representation] : [representation];
    const compressed = await Promise.all(forms.map(async (form) => [form, await compressBest(form.variants.identity.body)] as const));
    pages.update(page, () => {
      for (const [form, bytes] of compressed) addCompressed(form, bytes);
    });
    wellCompressed.add(page.representation);
  }

  return {
    findFresh(key) {
      const page = findCached(key);
      return page?.version === contentVersion.current() && clock() < page.staleAt ? page : undefined;
    },
    load,
    countBytes: () => pages.bytes + side.bytes,
  };
}

type RenderResult =
  | { kind: 'shared'; representation: Representation }
  | { kind: 'private' }
  | { kind: 'failed'; representation: Representation | undefined };

const CACHED_STATUSES = [200, 301, 307, 308, 404, 410];

function toFailure(error: unknown): RenderResult {
  if (error instanceof Overloaded) return { kind: 'failed', representation: undefined };
  throw error;
}

async function renderBuffered(
  page: ShareablePage,
  info: HandlerInfo,
  { handler, origin, ...options }: PageCacheOptions & { before: Representation | undefined; now: number },
) {
  const request = new Request(`${origin}${page.target}`, {
    headers: { accept: page.isMarkdown ? 'text/markdown' : 'text/html' },
    signal: AbortSignal.timeout(MAX_RENDER_MS),
  });
  return toRepresentation(await handler(request, info), { ...options, page, nonce: info.rendering.nonce });
}
