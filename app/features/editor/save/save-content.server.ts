import { createHash } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { runContentTransaction } from '#db/transaction.server.ts';
import { recordActivity } from '#features/accounts/activity/activity-entries.server.ts';
import { readRole } from '#features/accounts/people/people.server.ts';
import { type PreparedHtml, prepareArticleHtml } from '#features/html/article-html.server.ts';
import { checkCover } from '#features/images/library/check-cover.server.ts';
import {
  type FieldValues,
  type FormKind,
  hasFirstDate,
  NEW,
  type StoredRow,
  type SubmittedForm,
} from '#features/publishing/content-kind.ts';
import { toContentDb } from '#features/publishing/content-table.server.ts';
import { getFirstDate, getUpdateDate, NEVER } from '#features/publishing/dates.ts';
import { enforceLimits, findNextPosition } from '#features/publishing/limits.server.ts';
import { decideTexts, proposeText, recordTaken, type TakenProposals } from '#features/publishing/proposals/proposals.server.ts';
import { recordMove } from '#features/publishing/redirects/redirect.server.ts';
import { checkAddress, listTaken } from '#features/publishing/redirects/taken-address.server.ts';
import { type NewRevision, packFields, recordRevision } from '#features/publishing/revisions/revisions.server.ts';
import { getSearchColumns, getSearchText } from '#features/publishing/search-columns.server.ts';
import { indexContent } from '#features/publishing/search-index.server.ts';
import { deleteGone } from '#features/publishing/trash/absence.server.ts';
import { deleteRows, getTrashEnd, STAYS } from '#features/publishing/trash/trash.server.ts';
import { AppError, forbidden, keyReused } from '#platform/errors/app-error.ts';
import type { FormErrors } from '#platform/forms/parse-form.ts';
import { toSlug, uniqueId } from '#platform/text/slug.ts';
import type { SavedContent } from './save-response.ts';
import { getStoredContent, isSameText, type StoredContent, toFields } from './stored-content.server.ts';

export interface SaveDeps {
  /** Email of who does it. */
  by?: string | undefined;
  db: Db;
  contentVersion: ContentVersion;
  now(): Date;
}

export type SaveOutcome =
  | { outcome: 'saved'; item: SavedContent }
  | { outcome: 'conflict'; theirs: SavedContent }
  | { outcome: 'trashed'; inTrash: SavedContent }
  | ({ outcome: 'invalid' } & FormErrors);

/**
 * Creates an item where there is no id; the same person's creation key again updates what it created, as its response may have been lost, or
 * with a fingerprint returns it as it was created. Returns theirs where the item has changed since `form.version`, unless this save or one like it did so. A draft of a public item waits as a
 * revision. Throws `notFound` and `keyReused`.
 */
export async function saveContent(deps: SaveDeps, kind: FormKind, sent: SentContent): Promise<SaveOutcome> {
  const prepared = await prepareSave(kind, sent, deps.now());
  if ('outcome' in prepared) return prepared;
  const outcome = await runContentTransaction(deps, (tx) => writeSave(tx, prepared)).catch(toInvalid);
  sent.person?.wake();
  return outcome;
}

export interface SavingPerson {
  id: string;
  email: string;
  /** Emails admins, in the transaction. */
  announce(tx: Db, proposed: { kind: FormKind; item: SavedContent }): Promise<void>;
  /** Sends them, after it. */
  wake(): void;
}

export interface SentContent {
  id?: string;
  /** For an item that is created, if it is free. */
  newId?: string;
  form: SubmittedForm;
  /** Who saves: their creation keys are their own, and what they may not publish they propose. */
  person?: SavingPerson;
  /** False for a copy, which nobody has written on yet. */
  proposes?: boolean;
  /** Hash of the request: its creation key is refused with another one. */
  fingerprint?: string;
  /** Its content, where that is sanitised already. */
  prepared?: PreparedHtml;
  savedBy?: string | null;
  /** The assistant that wrote it. */
  proposedBy?: string;
  /** Last change in another system, for what was imported from there. */
  updatedAt?: string | null;
}

/** All that can be done before the transaction, so that others need not wait for it. */
export async function prepareSave(
  kind: FormKind,
  { id, newId, form, person, proposes = true, fingerprint, prepared, savedBy = null, proposedBy, updatedAt = null }: SentContent,
  now: Date,
): Promise<PreparedSave | (SaveOutcome & { outcome: 'invalid' })> {
  const { creationKey, saveId, version, intent, publishAt, restores, takenProposals = [], finishedProposals = [], ...fields } = form;
  const { content, text } = prepared ?? (await prepareArticleHtml(form.content ?? '', `${savedBy} ${proposedBy}`));
  const missing = intent === 'draft' ? undefined : kind.form.schema.shape.content?.safeParse(content).error?.issues[0]?.message;
  if (missing !== undefined) return { outcome: 'invalid', fieldErrors: { content: missing } };
  const { publishedAt: boxDate, ...columns } = kind.form.toColumns(
    { ...fields, ...(form.content !== undefined && { content }) },
    { now: now.toISOString(), text, id: id || undefined },
  );
  const searchable = { ...toText(columns), content };
  const isDraft = intent === 'draft';
  const saved = toFields(kind, columns, id || undefined);
  return {
    kind,
    now,
    itemId: id || (kind.isSingle ? kind.name : ''),
    newId,
    title: fields.title ?? '',
    version: version ?? 0,
    columns,
    fields: saved,
    isDraft,
    date: publishAt === 'now' ? now.toISOString() : publishAt || (boxDate === undefined ? undefined : String(boxDate)),
    isDateGiven: Boolean(publishAt),
    updatedAt,
    restores: restores ?? false,
    proposals: { taken: takenProposals, finished: finishedProposals },
    revision: {
      packed: await packFields(saved),
      savedAt: now.toISOString(),
      savedBy,
      proposedBy: proposedBy ?? null,
      isPublished: !isDraft,
    },
    search: kind.form.isSearched ? { columns: getSearchColumns(searchable, text), text: getSearchText(searchable, text) } : undefined,
    creationKey: creationKey ? hash([person?.id, kind.name, creationKey]) : null,
    fingerprint,
    person,
    proposes,
    lastSaveId: saveId ?? null,
  };
}

/** Throws `notFound`, `forbidden`, and `refused` where there are as many of the kind as there may be. */
export async function writeSave(tx: Db, save: PreparedSave): Promise<SaveOutcome> {
  const role = save.person && (await readRole(tx, save.person.email));
  if (save.kind.hasOnlyDrafts && !save.isDraft) throw forbidden(`a ${save.kind.name} is saved as a draft`);
  if (role === null || (role === 'editor' && (!save.isDraft || save.restores))) throw forbidden(`${save.person?.id} may not save this`);
  const { kind, itemId, columns, fields, version, title, now } = save;
  const fieldErrors = await checkCover(tx, { kind: kind.name, id: itemId, images: getImages(kind, fields) });
  const refused = fieldErrors ?? (await checkAddress(tx, kind, { id: itemId, address: 'address' in columns ? columns.address : null }));
  if (refused) return { outcome: 'invalid', fieldErrors: refused };
  const outcome = await (itemId ? update(tx, save, { id: itemId, version }) : create(tx, save, title));
  if (outcome.outcome !== 'saved') return outcome;
  await enforceLimits(tx, kind, now);
  if (save.isDraft) await followProposal(tx, save, { item: outcome.item, isTheirs: role === 'editor' && save.proposes });
  return outcome;
}

async function followProposal(
  tx: Db,
  { kind, person, now }: PreparedSave,
  { item, isTheirs }: { item: SavedContent; isTheirs: boolean },
): Promise<void> {
  const { id, version } = item;
  const key = { kind: kind.name, itemId: id };
  if (!item.isDraft && !item.isChanged) return void (await decideTexts(tx, key, 'taken', now)); // it says what readers see
  if (!isTheirs || !person || !(await proposeText(tx, key, { person: person.email, baseVersion: version }, now))) return;
  await recordActivity(tx, {
    by: person.email,
    action: 'proposed',
    now,
    item: { kind: kind.name, id, title: item.fields.title || kind.noun },
  });
  await person.announce(tx, { kind, item });
}

function toInvalid(error: unknown): SaveOutcome {
  if (!(error instanceof AppError && error.code === 'refused')) throw error;
  return { outcome: 'invalid', fieldErrors: { title: error.publicMessage } };
}

function getImages({ form: { imageFields } }: FormKind, fields: FieldValues): FieldValues {
  return Object.fromEntries(imageFields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
}

export interface PreparedSave {
  kind: FormKind;
  now: Date;
  /** Empty for a new item. */
  itemId: string;
  newId: string | undefined;
  title: string;
  version: number;
  columns: StoredRow;
  fields: FieldValues;
  isDraft: boolean;
  /** Undefined where a published item keeps its date. */
  date: string | undefined;
  isDateGiven: boolean;
  updatedAt: string | null;
  restores: boolean;
  proposals: TakenProposals;
  revision: NewRevision;
  search: { columns: StoredRow; text: string } | undefined;
  creationKey: string | null;
  fingerprint: string | undefined;
  person: SavingPerson | undefined;
  proposes: boolean;
  lastSaveId: string | null;
}

const FIRST_VERSION = 1;

async function create(tx: Db, save: PreparedSave, title: string): Promise<SaveOutcome> {
  const { kind, columns, search, lastSaveId, isDraft, now } = save;
  const creationKey = save.creationKey && save.fingerprint ? `${save.creationKey}.${save.fingerprint}` : save.creationKey;
  const table = toContentDb(tx);
  await tx // its lock lets one creation in after the other: two at once would take the same id or key
    .updateTable('contentVersion')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
  const slug = save.newId ?? toSlug(title, kind.name);
  await deleteRows(tx, kind, { ids: [slug], until: getTrashEnd(now) });
  if (save.creationKey) {
    const [compare, wanted] = save.fingerprint ? (['like', `${save.creationKey}.%`] as const) : (['=', creationKey] as const);
    const made = await table.selectFrom(kind.table).select(['id', 'creationKey']).where('creationKey', compare, wanted).executeTakeFirst();
    if (made && !save.fingerprint) return update(tx, save, { id: made.id, version: FIRST_VERSION });
    if (made && made.creationKey !== creationKey) throw keyReused(`another request created ${kind.name} ${made.id} with this key`);
    if (made)
      return { outcome: 'saved', item: { ...(await getStoredContent(tx, kind, { id: made.id, now })).saved, version: FIRST_VERSION } };
  }
  const id = uniqueId(slug, new Set([NEW, ...(await listTaken(tx, kind, slug))]));
  const today = now.toISOString();
  const publishedAt = save.isDateGiven && !isDraft && save.date ? save.date : today;
  const updatedAt = save.updatedAt ?? getUpdateDate(today, publishedAt, { isNew: !isDraft });
  const dates = { publishedAt, updatedAt, ...(hasFirstDate(kind) && { firstPublishedAt: isDraft ? NEVER : publishedAt }) };
  const place = await findNextPosition(tx, kind);
  await table
    .insertInto(kind.table)
    .values({
      ...columns,
      ...search?.columns,
      ...kind.form.toNewColumns(today),
      ...dates,
      ...place,
      id,
      title,
      isDraft,
      creationKey,
      lastSaveId,
    })
    .execute();
  if (search) await indexContent(tx, { table: kind.table, id }, search.text);
  await deleteGone(tx, kind, id);
  await recordRevision(tx, { kind: kind.name, itemId: id }, save.revision);
  return { outcome: 'saved', item: (await getStoredContent(tx, kind, { id, now })).saved };
}

async function update(tx: Db, sent: PreparedSave, { id, version }: { id: string; version: number }): Promise<SaveOutcome> {
  const { kind, now } = sent;
  const stored = await getStoredContent(tx, kind, { id, now, isLocked: true });
  const save = { ...sent, fields: { ...stored.rowFields, ...sent.fields } }; // what a form says nothing of stays as it is
  const { saved } = stored;
  if (stored.isInTrash && !save.restores) return { outcome: 'trashed', inTrash: saved };
  if (kind.hasOnlyDrafts && !saved.isDraft) return { outcome: 'invalid', formError: STAYS, fieldErrors: {} };
  const isSame = isSameState(save, stored);
  const date = getDate(save, stored);
  if (saved.version !== version) {
    if (save.lastSaveId !== null && saved.lastSaveId === save.lastSaveId) return { outcome: 'saved', item: saved };
    if (!isSame) return { outcome: 'conflict', theirs: saved };
  }
  const isDated = date !== undefined && date !== saved.publishedAt;
  const takenFrom = await recordTaken(tx, { kind: kind.name, itemId: id }, save.proposals, { isPublished: !save.isDraft, now });
  if (isSame && !isDated && !stored.isInTrash) return { outcome: 'saved', item: saved };
  await write(
    tx,
    { ...save, revision: { ...save.revision, ...(takenFrom && { proposedBy: takenFrom }) } },
    { stored, isSame: isSame && !(isDated && save.isDateGiven), date: date ?? saved.publishedAt },
  );
  return { outcome: 'saved', item: (await getStoredContent(tx, kind, { id, now })).saved };
}

/** A new date alone is no new version: it conflicts with nobody. */
async function write(
  tx: Db,
  save: PreparedSave,
  { stored, isSame, date }: { stored: StoredContent; isSame: boolean; date: string },
): Promise<void> {
  const { kind, columns, search, isDraft, lastSaveId, now } = save;
  const { saved, rowFields, firstPublishedAt } = stored;
  const { id } = saved;
  const isNew = getFirstPublication(stored) > now.toISOString();
  const revisionId = await recordRevision(tx, { kind: kind.name, itemId: id }, save.revision, async () => ({
    packed: await packFields(rowFields),
    savedAt: saved.publishedAt < save.revision.savedAt ? saved.publishedAt : save.revision.savedAt,
    savedBy: null,
    isPublished: !saved.isDraft,
  }));
  const isWaiting = isDraft && !saved.isDraft;
  const waiting = isWaiting && !isSameText(save.fields, rowFields) ? revisionId : null;
  const publication = isDraft
    ? {}
    : {
        publishedAt: date,
        isDraft: false,
        ...getFirstDate({ publishedAt: date, firstPublishedAt }, now.toISOString()),
        ...(isSeenChanged(save, { stored, date }) && { updatedAt: save.updatedAt ?? getUpdateDate(now.toISOString(), date, { isNew }) }),
      };
  await toContentDb(tx)
    .updateTable(kind.table)
    .set({ ...(!isWaiting && { ...columns, ...search?.columns }), ...publication, draftRevisionId: waiting, deletedAt: null })
    .$if(!isSame, (query) => query.set((eb) => ({ version: eb('version', '+', 1), lastSaveId })))
    .where('id', '=', id)
    .execute();
  if (search && !isWaiting) await indexContent(tx, { table: kind.table, id }, search.text);
  if (!isWaiting) await followMove(tx, save, stored);
}

/** An address that readers may know leads to the new one. */
async function followMove(tx: Db, { kind, columns, now }: PreparedSave, stored: StoredContent): Promise<void> {
  const { saved, rowFields } = stored;
  if (!kind.page || columns.address === undefined || getFirstPublication(stored) > now.toISOString()) return;
  const toPath = (address: unknown) => kind.page?.path({ id: saved.id, address: String(address ?? '') || null }) ?? '';
  await recordMove(tx, { from: toPath(rowFields.address), to: toPath(columns.address) }, now);
}

function getFirstPublication({ saved: { isDraft, publishedAt }, firstPublishedAt }: StoredContent): string {
  return firstPublishedAt ?? (isDraft ? NEVER : publishedAt);
}

function isSameState({ fields, isDraft }: PreparedSave, { saved, rowFields }: StoredContent): boolean {
  if (isDraft) return isSameText(fields, saved.fields);
  return !saved.isDraft && !saved.isChanged && isSameText(fields, rowFields);
}

function isSeenChanged(
  { kind, fields }: PreparedSave,
  { stored: { saved, rowFields }, date }: { stored: StoredContent; date: string },
): boolean {
  const { unseenFields = [] } = kind.form;
  const isSameToReaders = Object.keys(fields).every((name) => unseenFields.includes(name) || fields[name] === rowFields[name]);
  return saved.isDraft || date !== saved.publishedAt || !isSameToReaders;
}

/** Undefined where the item keeps its date. */
function getDate({ isDraft, date, now }: PreparedSave, { saved }: StoredContent): string | undefined {
  if (isDraft) return undefined;
  return date ?? (saved.isDraft ? now.toISOString() : undefined);
}

function hash(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function toText({ title, excerpt, category }: StoredRow) {
  return { title: String(title), excerpt: String(excerpt ?? ''), category: String(category ?? '') };
}
