import type { BrowserContext, Page } from '@playwright/test';

export interface Visit {
  /** What a script did, had one run. */
  runs: string[];
  /** What was asked of another host. */
  elsewhere: string[];
  /** What could run but for the policy, such as a handler, and stands in the page. */
  armed: string[];
  /** How many scripts the policy stopped. */
  blocked: number;
}

interface Seen {
  runs: string[];
  blocked: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Scripts that a text has brought along may need this long after the last event. */
const SETTLE_MS = 30;

/** A page of the context that tells of every script that was not ours. */
export async function openWatchedPage(context: BrowserContext): Promise<(url: string) => Promise<Visit>> {
  await context.addInitScript(watchScripts);
  const page = await context.newPage();
  let visit: Visit = { runs: [], elsewhere: [], armed: [], blocked: 0 };
  let home = '';
  page.on('dialog', (dialog) => {
    visit.runs.push(`dialog ${dialog.message()}`);
    void dialog.dismiss().catch(() => undefined);
  });
  page.on('popup', (popup) => {
    visit.runs.push(`window ${popup.url()}`);
    void popup.close().catch(() => undefined);
  });
  page.on('console', (message) => {
    if (message.args().length > 0) visit.runs.push(`console ${message.text()}`); // what the browser itself says has none
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(http|ws|ftp)/.test(protocol) && origin !== home) visit.elsewhere.push(request.url());
  });
  return async (url) => {
    visit = { runs: [], elsewhere: [], armed: [], blocked: 0 };
    home = new URL(url).origin;
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 30_000 }).catch(() => undefined); // one that leads away at once
    const armed = await provoke(page);
    const seen = await readSeen(page);
    return { ...visit, runs: [...visit.runs, ...seen.runs], blocked: seen.blocked, armed };
  };
}

/** Provokes everything in the page that waits for an event; gives back what is armed in it. */
export async function provoke(page: Page): Promise<string[]> {
  const armed = await page.evaluate(dispatchEverything).catch(() => []);
  await page.waitForTimeout(SETTLE_MS);
  return armed;
}

export async function readSeen(page: Page): Promise<Seen> {
  return page
    .evaluate(() => ({ ...window.seen, runs: [...window.seen.runs, ...(window.name ? [`window.name ${window.name}`] : [])] }))
    .catch(() => ({ runs: [], blocked: 0 }));
}

/** In every frame, before any other script. */
export function watchScripts() {
  const seen: Seen = { runs: [], blocked: 0 };
  const top = window.parent === window ? seen : undefined;
  const note = (what: string) => {
    try {
      (top ?? window.top?.seen ?? seen).runs.push(what);
    } catch {
      seen.runs.push(what); // a frame of another origin keeps it to itself
    }
  };
  Object.defineProperty(window, 'seen', { value: seen });
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
    Object.defineProperty(window, name, { value: (...args: unknown[]) => note(`${name} ${String(args[0]).slice(0, 80)}`), writable: true });
  }
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const isProbe = blockedURI === 'eval'; // of a library that asks whether it may
    if (effectiveDirective.startsWith('script-src') && !isProbe) seen.blocked += 1;
  });
}

/** In the page: what has a handler or a script's address, after each of its events and a click on it. */
function dispatchEverything(): string[] {
  const armed: string[] = [];
  const isAddress = (url: URL) => /^(https?|mailto|tel):$/.test(url.protocol);
  const stay = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const address = event.type === 'submit' ? target?.getAttribute('action') : target?.closest('a, area')?.getAttribute('href');
    const href = address ?? (event.type === 'submit' ? '' : null);
    if (href !== null && URL.canParse(href, location.href) && isAddress(new URL(href, location.href))) event.preventDefault();
  };
  addEventListener('click', stay, true);
  addEventListener('submit', stay, true);
  const own = 'header, footer, nav, aside, script, link, meta, style, option'; // an option's value is a text that is sent
  for (const element of [...document.querySelectorAll('*')].slice(0, 600)) {
    const handlers = [...element.attributes].filter(({ name }) => /^on/i.test(name));
    const scripts = [...element.attributes].filter(({ value }) => /^[\s\0-\x20]*(javascript|vbscript|data\s*:\s*text)/i.test(value));
    const isForeign = !element.closest(own);
    if (isForeign || handlers.length) armed.push(...[...handlers, ...scripts].map(({ name, value }) => `${name}=${value}`));
    for (const { name } of handlers) element.dispatchEvent(new Event(name.slice(2).toLowerCase(), { bubbles: true }));
    if (!isForeign || !(element instanceof HTMLElement || element instanceof SVGElement || element instanceof MathMLElement)) continue;
    element.focus?.();
    for (const type of ['mouseover', 'pointerenter', 'error', 'load', 'animationstart', 'toggle']) element.dispatchEvent(new Event(type));
    if (!element.closest('button, summary, .share, form') || handlers.length || scripts.length)
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  return armed;
}
