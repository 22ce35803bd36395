import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';

export interface PageWeight {
  /** On the wire, headers included, by kind of resource. */
  bytes: Record<string, number>;
  total: number;
  requests: number;
  /** Bytes of script in the HTML itself, which count there among the document's. */
  inlineScript: { raw: number; compressed: number };
  lcp: number;
  cls: number;
  tbt: number;
}

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
};
/** Lighthouse's slow 4G. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PROCESSOR_SLOWED = 4;
const QUIET_MS = 1500;
const READING_MS = 2500;

/** Opens an address on a phone that has never seen it, and waits until nothing more comes. */
export async function openCold(browser: Browser, url: string): Promise<PageWeight> {
  const { page, bytes, close } = await openPhone(browser);
  await page.addInitScript(observePage);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const seen = await page.evaluate(() => globalThis.seenByBench);
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([src], [type*=json])')].map(({ textContent }) => textContent ?? '').join('\n'),
  );
  const inlineScript = { raw: Buffer.byteLength(scripts), compressed: brotliCompressSync(scripts).length };
  await close();
  const total = Object.values(bytes.byKind).reduce((sum, some) => sum + some, 0);
  return { bytes: bytes.byKind, total, requests: bytes.requests, inlineScript, ...seen };
}

/** Milliseconds from the tap to an open panel, on a page that has been scrolled once and read for a moment. */
export async function measureFirstTap(browser: Browser, url: string): Promise<number> {
  const { page, close } = await openPhone(browser);
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => scrollTo(0, 300));
  await page.waitForTimeout(READING_MS);
  const taken = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const link = document.querySelector<HTMLElement>('[data-island=search] a, [data-island=search] button');
        const from = performance.now();
        const look = () => {
          const field = document.querySelector('[data-island=search] input');
          if (field?.checkVisibility()) resolve(performance.now() - from);
          else requestAnimationFrame(look);
        };
        link?.click();
        look();
      }),
  );
  await close();
  return taken;
}

async function openPhone(browser: Browser) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', NETWORK);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWED });
  const bytes = { byKind: {} as Record<string, number>, requests: 0 };
  const kinds = new Map<string, string>();
  wire.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type.toLowerCase()));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    bytes.requests += 1;
    bytes.byKind[kind] = (bytes.byKind[kind] ?? 0) + encodedDataLength;
  });
  return { page: page as Page, bytes, close: () => context.close() };
}

declare global {
  var seenByBench: { lcp: number; cls: number; tbt: number };
}

/** Runs in the page, before anything of it. */
function observePage() {
  const seen = { lcp: 0, cls: 0, tbt: 0 };
  globalThis.seenByBench = seen;
  const observe = (type: string, note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  observe('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - 50);
  });
}
