import type { Db } from '#db/client.server.ts';
import { contains } from '#db/contains.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { lockContent, runContentTransaction } from '#db/transaction.server.ts';
import { readPage, writeCsv } from '#features/admin/list/list.server.ts';
import type { ListQuery } from '#features/admin/list/list.ts';
import { toOldAddress, toTarget } from '#features/publishing/redirects/old-address.ts';
import { putRedirect, type Redirect } from '#features/publishing/redirects/redirect.server.ts';
import { parseCsv } from '#platform/text/csv.ts';

const ROWS_AT_ONCE = 200;
const MAX_IMPORTED = 20_000;
const MAX_REPORTED = 50;

export type SaveRedirectOutcome = { outcome: 'saved' } | { outcome: 'refused'; field: 'address' | 'target'; problem: string };

export interface RedirectDeps {
  db: Db;
  contentVersion: Pick<ContentVersion, 'refresh'>;
  settings: { SITE_URL: string };
  now(): Date;
}

export interface WrittenRedirect {
  address: string;
  /** Empty for what is gone. */
  target: string;
}

/** Replaces what was said of the address. */
export function saveRedirect(deps: RedirectDeps, written: WrittenRedirect): Promise<SaveRedirectOutcome> {
  return runContentTransaction(deps, (tx) => writeRedirect(tx, deps, written));
}

async function writeRedirect(tx: Db, { settings, now }: RedirectDeps, written: WrittenRedirect): Promise<SaveRedirectOutcome> {
  const address = toOldAddress(written.address);
  const target = written.target.trim() === '' ? null : toTarget(written.target, settings.SITE_URL);
  if (address === undefined) return refuse('address', 'Enter a path such as /2019/05/old-title');
  if (target === undefined) return refuse('target', 'Enter a path on this site, or an address that begins with https://');
  await lockContent(tx); // lets one in after the other: two at once could lead to each other
  const own = target === null ? undefined : toOwnAddress(target, settings.SITE_URL);
  if (own === address) return refuse('target', 'An address can’t lead to itself');
  const next = own && (await tx.selectFrom('redirects').select('target').where('address', '=', own).executeTakeFirst());
  if (next)
    return refuse('target', next.target === null ? 'There’s nothing there any more' : `That address itself leads to ${next.target}`);
  await putRedirect(tx, { address, target }, now());
  return { outcome: 'saved' };
}

function refuse(field: 'address' | 'target', problem: string): SaveRedirectOutcome {
  return { outcome: 'refused', field, problem };
}

/** Undefined for a target on another site. */
function toOwnAddress(target: string, siteUrl: string): string | undefined {
  const url = new URL(target, siteUrl);
  return url.origin === new URL(siteUrl).origin ? toOldAddress(url.href) : undefined;
}

/** Returns what was deleted. */
export function deleteRedirect(deps: RedirectDeps, address: string): Promise<Redirect | undefined> {
  return runContentTransaction(deps, (tx) =>
    tx.deleteFrom('redirects').where('address', '=', address).returning(['address', 'target']).executeTakeFirst(),
  );
}

export interface RedirectReport {
  saved: number;
  refused: number;
  /** The first of those refused. */
  lines: { line: number; text: string; problem: string }[];
}

/** Reads rows of old address and new one, or of an old one alone for what is gone. A sentence if there are none, or too many. */
export async function importRedirects(deps: RedirectDeps, csv: string): Promise<RedirectReport | { problem: string }> {
  const all = parseCsv(csv);
  const rows = isHeading(all[0]?.cells) ? all.slice(1) : all;
  if (rows.length === 0) return { problem: 'None of the rows in this file has an address.' };
  if (rows.length > MAX_IMPORTED) return { problem: `At most ${MAX_IMPORTED.toLocaleString('en')} rows at once. Please split the file.` };
  const report: RedirectReport = { saved: 0, refused: 0, lines: [] };
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    const outcomes = await runContentTransaction(deps, async (tx) => {
      const written: SaveRedirectOutcome[] = [];
      for (const { cells } of some) written.push(await writeRedirect(tx, deps, { address: cells[0] ?? '', target: cells[1] ?? '' }));
      return written;
    });
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome.outcome === 'saved') report.saved += 1;
      else report.refused += 1;
      if (outcome.outcome === 'refused' && report.lines.length < MAX_REPORTED)
        report.lines.push({ line: some[at]?.line ?? 0, text: some[at]?.cells.join(' → ') ?? '', problem: outcome.problem });
    }
  }
  return report;
}

function isHeading(cells: readonly string[] = []): boolean {
  return cells.length > 0 && cells.every((cell) => !cell.includes('/'));
}

/** Newest first. */
export function listRedirects(db: Db, { text, page }: Pick<ListQuery, 'text' | 'page'>) {
  const spellings = [text, encodeURI(text.toWellFormed())].map((spelling) => spelling.toLowerCase()); // what is shown decoded is stored encoded
  const matching = db.selectFrom('redirects').where((eb) => {
    const columns = [eb.fn<string>('lower', ['address']), eb.fn<string | null>('lower', ['target'])];
    return eb.or(columns.flatMap((column) => spellings.map((spelling) => contains(column, spelling))));
  });
  return readPage(matching, page, (rows) => rows.select(['address', 'target']).orderBy('createdAt', 'desc').orderBy('address'));
}

/** Yields all of them as lines of CSV, which the import takes. */
export function writeRedirectsCsv(db: Db): AsyncGenerator<string> {
  const selectAfter = (last: Redirect | undefined) =>
    db
      .selectFrom('redirects')
      .select(['address', 'target'])
      .where('address', '>', last?.address ?? '')
      .orderBy('address');
  return writeCsv(['old address', 'new address'], selectAfter, ({ address, target }) => [address, target ?? '']);
}
