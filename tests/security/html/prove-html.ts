import type { Browser } from '@playwright/test';
import type { AttackedSite } from '../support/attacked-site.ts';
import { forEach } from '../support/raw-client.ts';
import { openWatchedPage, provoke, readSeen, type Visit, watchScripts } from './execution.ts';
import { serveRawPages } from './raw-pages.ts';

export interface Proof {
  /** Pages that were looked at. */
  pages: number;
  /** Those on which a script ran. */
  ran: string[];
  /** Those from which another host was asked for something. */
  elsewhere: string[];
  /** Those in which a handler or a script's address stands. */
  armed: string[];
  /** Those on which the policy stopped something. */
  blocked: number;
}

const PAGES_AT_ONCE = 2;

/** What Chromium does with the raw strings in a page of ours: with the policy and without it. */
export async function proveRaw(browser: Browser, site: AttackedSite, strings: readonly string[], { bypassCSP = false } = {}) {
  const raw = await serveRawPages(site, strings);
  try {
    if (!raw.hasPolicy) throw new Error('the page has no policy');
    return await visitAll(
      browser,
      strings.map((_, index) => raw.getUrl(index)),
      { bypassCSP },
    );
  } finally {
    await raw.stop();
  }
}

/** Saves an article of each string, in every field that takes it, and gives back the paths of their pages. */
export async function saveArticles(site: AttackedSite, strings: readonly string[]): Promise<{ id: string; content: string }[]> {
  const saved: { id: string; content: string }[] = [];
  for (const string of strings) {
    const path = `/${string.replace(/\s/g, '')}`;
    const fields = {
      title: cut(string, 200) || 'Empty',
      excerpt: cut(string, 600) || 'Empty',
      tags: cut(string, 1000),
      category: 'BRAND',
      imageUrl: /^\/(?![/\\])\S+$/.test(path) && path.length <= 500 ? path : '/pictures/1.svg',
    };
    for (const content of [string, `<p>x</p>${string}`]) {
      const { status, text } = await site.askAsAdmin('/admin/do/content.save', {
        method: 'POST',
        body: { kind: 'article', form: { ...fields, content } },
      });
      if (status === 400 && content === string) continue; // nothing but tags
      if (status !== 200) throw new Error(`not saved, ${status}: ${text}: ${string}`);
      const { id, fields: stored } = JSON.parse(text).item;
      saved.push({ id, content: stored.content });
      break;
    }
  }
  return saved;
}

/** Looks at pages, several at once; without the policy where told. */
export async function visitAll(
  browser: Browser,
  urls: readonly string[],
  { bypassCSP = false, cookies = [] as { name: string; value: string; url: string }[] } = {},
): Promise<Proof> {
  const proof: Proof = { pages: urls.length, ran: [], elsewhere: [], armed: [], blocked: 0 };
  const note = (url: string, { runs, elsewhere, armed, blocked }: Visit) => {
    if (runs.length) proof.ran.push(`${url}: ${runs[0]}`);
    if (elsewhere.length) proof.elsewhere.push(`${url}: ${elsewhere[0]}`);
    if (armed.length) proof.armed.push(`${url}: ${armed[0]}`);
    if (blocked) proof.blocked += 1;
  };
  const parts = Array.from({ length: PAGES_AT_ONCE }, (_, part) => urls.filter((_, index) => index % PAGES_AT_ONCE === part));
  await forEach(parts, PAGES_AT_ONCE, async (part) => {
    const context = await browser.newContext({ bypassCSP });
    await context.addCookies(cookies);
    const visit = await openWatchedPage(context);
    for (const url of part) note(url, await visit(url));
    await context.close();
  });
  return proof;
}

/** Types raw strings into an open form's HTML, with the preview beside it; without the policy. */
export async function proveEditor(browser: Browser, site: AttackedSite, strings: readonly string[]): Promise<string[]> {
  const context = await browser.newContext({ bypassCSP: true });
  await context.addCookies(toCookies(site.admin, site.url));
  await context.addInitScript(watchScripts);
  const page = await context.newPage();
  await page.goto(`${site.url}/admin/articles/new`);
  const form = page.getByRole('dialog');
  for (const name of ['More', 'HTML', 'Preview']) await form.getByRole('button', { name, exact: true }).click();
  const ran: string[] = [];
  for (const string of strings) {
    const previewed = page.waitForResponse(/\/admin\/preview$/);
    await form.locator('textarea.content-source').fill(`${ran.length}${string}`);
    await previewed;
    await provoke(page);
    const { runs } = await readSeen(page);
    if (runs.length > ran.length) ran.push(`editor: ${string}: ${runs.at(-1)}`);
  }
  await context.close();
  return ran;
}

/** The cookies of a signed-in browser's headers. */
export function toCookies({ cookie = '' }: Record<string, string>, url: string) {
  return cookie.split('; ').map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.slice(pair.indexOf('=') + 1), url }));
}

function cut(text: string, length: number) {
  return text.slice(0, length).toWellFormed().trim();
}
