import { STATIC_PAGES } from '#content/static-pages.ts';
import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { runContentTransaction } from '#db/transaction.server.ts';
import { tagPath, toTagSlug } from '#features/articles/tag.ts';
import { type PreparedSave, prepareSave, type SentContent, writeSave } from '#features/editor/save/save-content.server.ts';
import type { FormKind } from '#features/publishing/content-kind.ts';
import { toContentDb } from '#features/publishing/content-table.server.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { toOldAddress } from '#features/publishing/redirects/old-address.ts';
import { findRedirect, putRedirect, recordMove } from '#features/publishing/redirects/redirect.server.ts';
import type { AddressList } from '#platform/extensions/address-list.ts';
import { type ExactResult, prepareExact } from './exact-item.server.ts';
import type { ImportChoices } from './import.ts';
import { getImportedKind, IMPORTED_KINDS } from './imported-kinds.ts';
import { changeImport, type Import, selectImported } from './imports.server.ts';
import { createImageImport, type ImportImage, type ImportImageDeps } from './item-images.server.ts';
import { type Export, readSubscribers, toTooComplex } from './open-export.server.ts';
import { readBounded } from './plan-import.server.ts';
import { getFingerprint, type PreparedItem, prepareItem } from './prepare-item.server.ts';
import { type Found, ImportError, type MovedAddress } from './reading/source.ts';
import type { ImportedOutcome } from './tables.ts';

/** Prepared side by side, as most of the time is spent waiting for images. */
const PREPARED_AT_ONCE = 4;
/** Saved in one transaction: each makes readers' pages be drawn again, and keeps other writers waiting. */
const SAVED_AT_ONCE = 10;
const MAX_TITLE = 300;
const MAX_ADDRESSES = 50;
const OWN_PAGES = new Set(STATIC_PAGES.map(({ path }) => path));

export interface RunDeps extends ImportImageDeps {
  /** Of content, and of settings. */
  kinds: readonly FormKind[];
  contentVersion: ContentVersion;
  addressList?: AddressList | undefined;
}

interface Run extends Export {
  importId: string;
  choices: ImportChoices;
  createdBy: string | null;
}

/** True once all is imported; false if it was stopped. Throws as `runImport`. */
export async function finishImport(
  deps: RunDeps,
  { found, exported }: { found: Import; exported: Export },
  signal: AbortSignal,
): Promise<boolean> {
  const { id, choices, createdBy } = found;
  if (!choices) throw new ImportError('Nobody has said where its categories go.');
  if (!(await runImport(deps, { ...exported, importId: id, choices, createdBy }, signal))) return false;
  return changeImport(deps.db, { id, from: ['running'] }, { state: 'done', finishedAt: deps.now().toISOString() });
}

/** What becomes of one find. */
interface Step {
  found: Found;
  outcome: ImportedOutcome;
  notes: string[];
  kind?: 'article' | 'page';
  articleId?: string;
  version?: number;
  fingerprint?: string | null;
  sent?: SentContent;
  save?: PreparedSave;
  writeExact?: (tx: Db) => Promise<ExactResult>;
  addresses?: string[];
  target?: string | null;
  imageAddresses?: PreparedItem['imageAddresses'];
}

/**
 * Imports what is not imported yet. Returns false if it was stopped. Throws ImportError, `unavailable`, or the signal's reason; what was saved
 * stays saved, and the next run goes on after it.
 */
async function runImport(deps: RunDeps, run: Run, signal: AbortSignal): Promise<boolean> {
  const importImage = createImageImport(deps, { ...run, fetchesImages: run.choices.fetchesImages, signal });
  const done = await listDone(deps.db, run.importId);
  let position = done.size;
  let waiting: Step[] = [];
  const preparing: Promise<Step>[] = [];

  function prepare(found: Found) {
    const step = prepareStep(deps, run, { found, importImage });
    step.catch(() => undefined); // its turn to be awaited comes later, or never
    preparing.push(step);
  }

  async function saveWaiting(): Promise<boolean> {
    signal.throwIfAborted();
    const isGoing = await saveSteps(deps, run, { steps: waiting, position });
    position += waiting.length;
    waiting = [];
    return isGoing;
  }

  for await (const found of readBounded(run.opened)) {
    const key = getKey(found);
    if (done.has(key)) continue;
    done.add(key); // a second item of the same key would be the first one's
    prepare(found);
    if (preparing.length === PREPARED_AT_ONCE) waiting.push(...(await Promise.all(preparing.splice(0, 1))));
    if (waiting.length >= SAVED_AT_ONCE && !(await saveWaiting())) return false;
  }
  waiting.push(...(await Promise.all(preparing)));
  if (!(await saveWaiting())) return false;
  const subscribers = done.has('subscribers') ? undefined : await importSubscribers(deps, run);
  if (subscribers) waiting.push(subscribers);
  return saveWaiting();
}

async function listDone(db: Db, importId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('importedItems').select('key').where('importId', '=', importId).execute();
  return new Set(rows.map(({ key }) => key));
}

function getKey(found: Found): string {
  return found.type === 'address' ? `address:${found.address}` : found.key;
}

async function prepareStep(
  deps: RunDeps,
  { choices, opened, createdBy }: Run,
  { found, importImage }: { found: Found; importImage: ImportImage },
): Promise<Step> {
  if (found.type === 'address') return { found, outcome: 'address', notes: [] };
  if (found.type === 'left-out') return { found, outcome: 'left-out', notes: [found.reason] };
  if (found.type === 'exact') {
    const context = { ...deps, siteUrl: opened.siteUrl, createdBy, importImage, now: deps.now() };
    return { found, outcome: 'left-out', notes: [], writeExact: await prepareExact(context, found) };
  }
  const fingerprint = getFingerprint(found, choices);
  const kind = getImportedKind(found);
  const before = await findBefore(deps.db, found.key);
  const same = {
    found,
    ...(before && { kind: before.kind, articleId: before.articleId, version: before.version, fingerprint: before.fingerprint }),
  };
  if (before && before.kind !== kind.name)
    return { ...same, outcome: 'kept', notes: [`It stays ${A_KIND[before.kind]}, as it was imported before.`] };
  if (before?.isChanged) return { ...same, outcome: 'kept', notes: [before.isChanged] };
  if (before && before.fingerprint === fingerprint) return { ...same, outcome: 'same', notes: [] };
  const prepared = await prepareItem(found, { choices, importImage, siteUrl: opened.siteUrl, now: deps.now() }).catch(toTooComplex);
  if ('problem' in prepared) return { found, outcome: 'left-out', notes: [...found.notes, prepared.problem] };
  const { form, updatedAt, notes, imageAddresses, isWhole } = prepared;
  const target = before ? { id: before.articleId, form: { ...form, version: before.version } } : { form };
  const sent = { ...target, prepared: prepared.prepared, updatedAt, savedBy: createdBy };
  const save = await prepareSave(kind, sent, deps.now());
  if ('outcome' in save) return { found, outcome: 'left-out', notes: [...notes, ...Object.values(save.fieldErrors)] };
  return { found, outcome: before ? 'updated' : 'created', notes, sent, save, imageAddresses, fingerprint: isWhole ? fingerprint : null };
}

const A_KIND = { article: 'an article', page: 'a page' };

interface Before {
  kind: 'article' | 'page';
  articleId: string;
  version: number;
  fingerprint: string | null;
  /** A sentence, if it has been edited or deleted here since. */
  isChanged: string | undefined;
}

async function findBefore(db: Db, key: string): Promise<Before | undefined> {
  const row = await selectImported(db, key).where('articleId', 'is not', null).executeTakeFirst();
  if (!row?.articleId || row.version === null) return undefined;
  const { kind, articleId, version, fingerprint } = row;
  const { table } = IMPORTED_KINDS[kind];
  const now = await toContentDb(db).selectFrom(table).select(['version', 'deletedAt']).where('id', '=', articleId).executeTakeFirst();
  const isGone = !now || now.deletedAt !== null;
  const isChanged = isGone ? 'It was deleted here, so it stays deleted.' : now.version === version ? undefined : EDITED;
  return { kind, articleId, version, fingerprint, isChanged };
}

const EDITED = 'It has been edited here since, so it stays as it is.';

/** False, and nothing saved, if the import has been stopped. */
async function saveSteps(deps: RunDeps, run: Run, { steps, position }: { steps: Step[]; position: number }): Promise<boolean> {
  return runContentTransaction(deps, async (tx) => {
    if (!(await changeImport(tx, { id: run.importId, from: ['running'] }, { problem: null }))) return false;
    for (const [at, step] of steps.entries()) await saveStep(tx, run, { step, position: position + at, now: deps.now() });
    return true;
  });
}

async function saveStep(tx: Db, run: Run, { step, position, now }: { step: Step; position: number; now: Date }): Promise<void> {
  const { found } = step;
  const saved = step.save ? await saveItem(tx, step, step.save) : { ...step, ...(await step.writeExact?.(tx)) };
  const addresses = saved.addresses ?? (await writeRedirects(tx, run, { step: saved, now }));
  await tx
    .insertInto('importedItems')
    .values({
      importId: run.importId,
      position,
      key: getKey(found),
      title: (found.type === 'address' ? found.address : found.title || 'Untitled').slice(0, MAX_TITLE).toWellFormed(),
      outcome: saved.outcome,
      kind: saved.kind ?? 'article',
      articleId: saved.articleId ?? null,
      version: saved.version ?? null,
      fingerprint: found.type === 'address' ? toPath(found.to, run.choices) : (saved.fingerprint ?? saved.target ?? null),
      addresses,
      notes: saved.notes,
    })
    .execute();
}

type SavedStep = Step & { path?: string | undefined };

async function saveItem(tx: Db, step: Step, save: PreparedSave): Promise<SavedStep> {
  const result = await writeSave(tx, save);
  if (result.outcome === 'saved') {
    const { id, version, path } = result.item;
    return { ...step, kind: save.kind.name === 'page' ? 'page' : 'article', articleId: id, version, path: path ?? undefined };
  }
  if (result.outcome !== 'invalid') return { ...step, outcome: 'kept', notes: [EDITED] };
  const { fieldErrors } = result;
  const { sent } = step;
  const isPage = save.kind.name === 'page';
  const unpublished = { intent: 'draft', publishAt: '' } as const;
  const form = { ...sent?.form, address: '', ...(isPage && unpublished) };
  const other = sent && fieldErrors.address && (await prepareSave(save.kind, { ...sent, form }, save.now));
  if (!other || 'outcome' in other || !save.columns.address)
    return { ...step, outcome: 'left-out', notes: [...step.notes, ...Object.values(fieldErrors)] };
  const note = isPage
    ? `There is something at /${save.columns.address} already, so it’s a draft.`
    : `Another article already has the address ${save.columns.address}, so this one has a different address.`;
  return saveItem(tx, { ...step, notes: [...step.notes, note] }, other);
}

/** Returns the old addresses that lead somewhere by this import: one that led somewhere before still does. */
async function writeRedirects(tx: Db, run: Run, { step, now }: { step: SavedStep; now: Date }): Promise<string[]> {
  const led: string[] = [];
  for (const { from, to } of listMoves(step, run.choices)) {
    const address = toOldAddress(from);
    if (address === undefined || OWN_PAGES.has(address) || led.includes(address) || led.length === MAX_ADDRESSES) continue;
    if (to !== null && toOldAddress(to) === address) continue;
    const before = await findRedirect(tx, from);
    if (before && (before.target !== null || to === null)) continue;
    if (to === null) await putRedirect(tx, { address, target: null }, now);
    else await recordMove(tx, { from, to }, now);
    led.push(address);
  }
  return led;
}

function listMoves(
  { found, path, imageAddresses = [] }: Step & { path?: string | undefined },
  choices: ImportChoices,
): { from: string; to: string | null }[] {
  if (found.type === 'address') return [{ from: found.address, to: toPath(found.to, choices) }];
  if (found.type === 'exact') return [];
  if (found.type === 'left-out') return found.oldAddresses.map((from) => ({ from, to: null }));
  return path === undefined ? [] : [...found.oldAddresses.map((from) => ({ from, to: path })), ...imageAddresses];
}

function toPath(to: MovedAddress['to'], choices: ImportChoices): string {
  if ('path' in to) return to.path;
  const name = 'tag' in to ? to.tag : to.category;
  const category = 'category' in to ? choices.categories[name.slice(0, 200)] : '';
  return category ? categoryPath(category) : tagPath(toTagSlug(name));
}

/** Says in the report who was left out, and why. */
async function importSubscribers(deps: RunDeps, run: Run): Promise<Step | undefined> {
  const people = await readSubscribers(run, deps.addressList);
  if (!people) return undefined;
  const { consent } = run.choices;
  if (consent) await people.add(consent, deps.now());
  const notes = people.describe({ hasConsent: Boolean(consent) });
  if (!consent && people.count > 0)
    notes.push(`Left out, as nobody said how they agreed to get emails: ${people.count.toLocaleString('en')}.`);
  const [reason] = notes;
  if (reason === undefined) return undefined;
  return { found: { type: 'left-out', key: 'subscribers', title: 'Subscribers', reason, oldAddresses: [] }, outcome: 'left-out', notes };
}
