import { memoByVersion } from '#db/memo-by-version.server.ts';
import { hasScope } from '#features/accounts/callers/caller.ts';
import type { ContentQuery } from '#features/admin/content-list/content-list.ts';
import { listContent } from '#features/admin/content-list/list-content.server.ts';
import { getAdvice } from '#features/editor/advice/get-advice.ts';
import type { PageKind } from '#features/publishing/content-kind.ts';
import { isOverAYearOld } from '#features/publishing/dates.ts';
import { findPublicItem, listWholeItems } from '#features/publishing/public-content.server.ts';
import { findRedirect } from '#features/publishing/redirects/redirect.server.ts';
import { getRootAddress } from '#features/publishing/redirects/reserved-addresses.server.ts';
import { yieldToEventLoop } from '#platform/concurrency/event-loop.server.ts';
import { z } from '#platform/forms/zod.ts';
import { type ToolDeps, type ToolResult, toMaterial } from './tool.ts';

export const listWorkInput = z.strictObject({});

const PER_READ = 50;
/** Of each kind: a thousand texts take a second of a processor. */
const MAX_READ = 300;
const MAX_LISTED = 50;
const MAX_LINKS = 500;

interface Work {
  kind: string;
  id: string;
  title: string;
  what: string;
}

/** What of the newest public texts could be better, and with `drafts:read` what is unfinished. */
export async function listWork(deps: ToolDeps): Promise<ToolResult> {
  const [{ first, count }, drafts] = await Promise.all([listPublicWork(deps.db, deps), listDrafts(deps)]);
  const shown = [...first, ...drafts];
  const lines = shown.map(({ kind, id, title, what }) => `- ${kind} \`${id}\` (${title}): ${what}`);
  return toMaterial(lines.join('\n') || 'Nothing needs work.', { work: shown, count: count + drafts.length });
}

/** Reads every text, so once a day or after a change. */
const listPublicWork = memoByVersion(
  async (db, deps: Pick<ToolDeps, 'db' | 'kinds' | 'settings' | 'now'>): Promise<{ first: Work[]; count: number }> => {
    const { kinds, now } = deps;
    const work: Work[] = [];
    const links = new Map<string, Work[]>();
    for (const kind of kinds) {
      for (let from = 0; from < MAX_READ; from += PER_READ) {
        const items = await listWholeItems(db, kind, { now: now(), from, limit: PER_READ });
        for (const { id, title, content, updatedAt } of items) {
          const item = { kind: kind.name, id, title };
          if (kind.page.isInFeeds && isOverAYearOld(updatedAt, now()))
            work.push({ ...item, what: `Unchanged since ${updatedAt.slice(0, 10)}` });
          work.push(...getAdvice({ title, html: content }).map(({ text }) => ({ ...item, what: text })));
          for (const path of listOwnLinks(content, deps.settings.SITE_URL))
            links.set(path, [...(links.get(path) ?? []), { ...item, what: `Links to ${path}, where nothing is` }]);
          await yieldToEventLoop();
        }
        if (items.length < PER_READ) break;
      }
    }
    for (const [path, from] of [...links].slice(0, MAX_LINKS)) if (await isDead(deps, path)) work.push(...from);
    return { first: work.sort((a, b) => rank(a) - rank(b)).slice(0, MAX_LISTED), count: work.length };
  },
  ({ now }) => now().toISOString().slice(0, 10),
);

/** Dead links and missing descriptions first, old dates last. */
function rank({ what }: Work): number {
  if (what.startsWith('Links to')) return 0;
  if (what.endsWith('has no description')) return 1;
  return what.startsWith('Unchanged') ? 3 : 2;
}

async function listDrafts({ db, kinds, caller, site, now }: ToolDeps): Promise<Work[]> {
  if (!hasScope(caller, 'drafts:read')) return [];
  const { timeZone } = (await site.read()).site;
  const query: ContentQuery = { text: '', chosen: { show: 'draft' }, page: 1 };
  const lists = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await listContent(db, kind, { query, now: now(), timeZone })) })));
  return lists.flatMap(({ kind, items }) => items.map(({ id, title }) => ({ kind: kind.name, id, title, what: 'Is a draft' })));
}

function listOwnLinks(html: string, siteUrl: string): Set<string> {
  const { origin } = new URL(siteUrl);
  const hrefs = Array.from(html.matchAll(/<a\s[^<>]*?href="([^"]{1,500})"/gi), ([, href = '']) => href.replaceAll('&amp;', '&'));
  const urls = hrefs.flatMap((href) => (URL.canParse(href, origin) ? new URL(href, origin) : []));
  return new Set(urls.filter((url) => url.origin === origin).map(({ pathname }) => pathname.replace(/\/$/, '')));
}

/** Only of addresses that items may have: the site's own pages are there. */
async function isDead({ db, kinds, settings, now }: Pick<ToolDeps, 'db' | 'kinds' | 'settings' | 'now'>, path: string): Promise<boolean> {
  const place = findPlace(kinds, path);
  if (!place) return false;
  const item = await findPublicItem(db, place.kind, { address: place.address, now: now() });
  return item === undefined && (await findRedirect(db, new URL(path, settings.SITE_URL).href)) === undefined;
}

function findPlace(kinds: readonly PageKind[], path: string): { kind: PageKind; address: string } | undefined {
  for (const kind of kinds) {
    const { folder } = kind.page;
    const address = folder === '/' ? getRootAddress(path) : path.startsWith(folder) ? decode(path.slice(folder.length)) : undefined;
    if (address && !address.includes('/') && !address.includes('.')) return { kind, address };
  }
  return undefined;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
