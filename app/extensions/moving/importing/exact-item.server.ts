import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { Database } from '#db/schema.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { type PreparedSave, prepareSave, writeSave } from '#features/editor/save/save-content.server.ts';
import { getStoredContent, isSameText, type StoredContent } from '#features/editor/save/stored-content.server.ts';
import { IMAGE_URLS, parseImageUrl } from '#features/images/image-variants.ts';
import { type FieldValues, type FormKind, hasFirstDate, type SubmittedForm } from '#features/publishing/content-kind.ts';
import { findIds, toContentDb } from '#features/publishing/content-table.server.ts';
import { toOldAddress, toTarget } from '#features/publishing/redirects/old-address.ts';
import { isNotGone } from '#features/publishing/trash/trash.server.ts';
import { mailing, SENDING_SWITCHES } from '#features/settings/parts/mailing.ts';
import { getFirstError } from '#platform/forms/parse-form.ts';
import { selectImported } from './imports.server.ts';
import type { ImportImage } from './item-images.server.ts';
import type { BylineRow, ContentRow, RowOf } from './reading/byline-row.ts';
import type { ExactItem } from './reading/source.ts';
import type { ImportedOutcome } from './tables.ts';

const DELETED = 'It was deleted here, so it stays deleted.';
const EDITED = 'It was edited here, so it stays as it is.';

export interface ExactResult {
  outcome: ImportedOutcome;
  notes: string[];
  articleId?: string;
  version?: number;
  addresses?: string[];
  /** Where the addresses lead; null to nothing. */
  target?: string | null;
}

/** For a row that the report does not list. */
const NO_ITEM: ExactResult = { outcome: 'address', notes: [] };

type WriteExact = (tx: Db) => Promise<ExactResult>;

interface ExactContext {
  db: Db;
  kinds: readonly FormKind[];
  siteUrl: string | null;
  createdBy: string | null;
  importImage: ImportImage;
  now: Date;
}

/** Does what can be done before the transaction. An item is written if nobody has edited it here. */
export async function prepareExact(context: ExactContext, { key, row }: ExactItem): Promise<WriteExact> {
  if (row.kind === 'site') return (tx) => writeFeedId(tx, row);
  if (row.kind === 'gone') return (tx) => writeGone(tx, context, row);
  if (row.kind === 'image') return importImageRow(context, row);
  if (row.kind === 'redirect') return (tx) => writeRedirect(tx, context, row);
  if (row.kind === 'video' || row.kind === 'embedded-video') return prepareVideo(context, row);
  return prepareContent(context, row, key);
}

async function importImageRow({ db, importImage }: ExactContext, { file, alt, fileName }: RowOf<'image'>): Promise<WriteExact> {
  const name = parseImageUrl(`/${file}`);
  const there = name && (await db.selectFrom('images').select('state').where('id', '=', name.id).executeTakeFirst());
  if (there) return async () => (there.state === 'live' ? NO_ITEM : kept(DELETED));
  const brought = await importImage({ src: `file:${file}`, alt: alt ?? '', shownName: fileName });
  if ('url' in brought) return async () => NO_ITEM;
  return async () => leftOut(`The image ${file} was left out: ${brought.problem.replace(/\.$/, '')}.`);
}

/** Of a place where nobody has written before. */
async function writeFeedId(tx: Db, { feedId }: RowOf<'site'>): Promise<ExactResult> {
  const written = await tx.selectFrom('revisions').select('id').where('kind', '=', 'article').limit(1).executeTakeFirst();
  if (!written) await tx.updateTable('site').set({ feedId }).where('feedId', 'is', null).execute();
  return NO_ITEM;
}

async function writeGone(tx: Db, { kinds }: ExactContext, { of, address, goneAt }: RowOf<'gone'>): Promise<ExactResult> {
  const kind = kinds.find(({ name, isSingle }) => name === of && !isSingle);
  if (!kind || (await findIds(tx, kind, [address])).size > 0) return NO_ITEM;
  await tx
    .insertInto('goneAddresses')
    .values({ kind: of, itemId: address, goneAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return NO_ITEM;
}

async function writeRedirect(tx: Db, { siteUrl, now }: ExactContext, row: RowOf<'redirect'>): Promise<ExactResult> {
  const address = toOldAddress(row.address);
  const target = row.target === null ? null : toTarget(row.target, siteUrl ?? 'https://site.invalid');
  if (address === undefined || target === undefined) return leftOut('This isn’t an address.');
  const there = await tx.selectFrom('redirects').select('target').where('address', '=', address).executeTakeFirst();
  if (there && there.target === target) return NO_ITEM;
  if (there) return kept(`Here it ${there.target === null ? 'is gone' : `leads to ${there.target}`}, so it stays as it is.`);
  const own = target?.startsWith('/') ? toOldAddress(target) : undefined;
  const next =
    own && (own === address || (await tx.selectFrom('redirects').select('address').where('address', '=', own).executeTakeFirst()));
  if (next) return leftOut(`${target} leads to itself.`);
  await tx.insertInto('redirects').values({ address, target, createdAt: now.toISOString() }).execute();
  await tx.deleteFrom('missedAddresses').where('address', '=', address).execute();
  return { outcome: 'address', notes: [], addresses: [address], target };
}

async function prepareVideo(context: ExactContext, row: RowOf<'video'> | RowOf<'embedded-video'>): Promise<WriteExact> {
  const images = await importImages(context, [row.thumbnailUrl ?? '']);
  const thumbnailUrl = (row.thumbnailUrl && images.get(row.thumbnailUrl)) ?? row.thumbnailUrl;
  return async (tx) => {
    if (row.kind === 'embedded-video') {
      const there = await tx.selectFrom('embeddedVideos').select('id').where('id', '=', row.id).executeTakeFirst();
      const { kind: _, ...columns } = { ...row, thumbnailUrl };
      if (!there) await tx.insertInto('embeddedVideos').values(columns).execute();
      return NO_ITEM;
    }
    const isThere = (eb: ExpressionBuilder<Database, 'youtubeVideos'>) =>
      eb.or([eb('id', '=', row.id), eb('youtubeId', '=', row.youtubeId)]);
    const there = await tx.selectFrom('youtubeVideos').select('id').where(isThere).executeTakeFirst();
    if (there) return { outcome: 'same', notes: [] };
    const { kind: _, ...columns } = { ...row, thumbnailUrl };
    await tx.insertInto('youtubeVideos').values(columns).execute();
    return { outcome: 'created', notes: [] };
  };
}

async function prepareContent(context: ExactContext, row: ContentRow, key: string): Promise<WriteExact> {
  const { db, kinds, now, createdBy } = context;
  const kind = kinds.find(
    ({ name, isSingle }) => name === (row.kind === 'settings' ? row.id : row.kind) && Boolean(isSingle) === (row.kind === 'settings'),
  );
  if (!kind) return async () => leftOut(`This version of Byline has no ${row.kind === 'settings' ? `settings ${row.id}` : row.kind}.`);
  const stored = await findStored(db, kind, { id: row.id, now });
  const switches = Object.fromEntries(SENDING_SWITCHES.map((name) => [name, stored?.rowFields[name] ?? '']));
  const notes = describeSending(row, switches);
  const images = await importImages(context, [...Object.values(row.fields), ...Object.values(row.draft ?? {})]);
  const parse = (fields: FieldValues) => parseExact(kind, { fields, images, notes });
  const [fields, draft] = [parse(isMailing(row) ? { ...row.fields, ...switches } : row.fields), row.draft && parse(row.draft)];
  if (typeof fields === 'string') return async () => leftOut(fields);
  if (typeof draft === 'string') return async () => leftOut(draft);

  const version = stored?.saved.version ?? 0;
  const target = stored ? { id: row.id } : { newId: row.id };
  const date = row.isDraft || kind.isSingle ? '' : row.publishedAt;
  const intent = row.isDraft ? 'draft' : 'publish';
  const form: SubmittedForm = { ...fields, intent, publishAt: date, version };
  const save = await prepareSave(kind, { ...target, form, savedBy: createdBy, updatedAt: row.updatedAt }, now);
  const waiting = draft && (await prepareSave(kind, { id: row.id, form: { ...draft, intent: 'draft' }, savedBy: createdBy }, now));
  if ('outcome' in save) return async () => leftOut(...Object.values(save.fieldErrors));
  if (waiting && 'outcome' in waiting) return async () => leftOut(...Object.values(waiting.fieldErrors));

  if (stored && isSame(row, { stored, save, waiting })) return async () => ({ outcome: 'same', notes: [], ...toIds(row, row.id, version) });
  if (stored?.isInTrash) return async () => kept(DELETED);
  if (stored && !(await isUntouched(db, { row, kind, key, version }))) return async () => kept(EDITED);
  return (tx) => writeContent(tx, { row, save, waiting, notes, outcome: stored ? 'updated' : 'created' });
}

/** A sentence if its settings turn on what sends emails, unless it is on here. */
export function describeSending(row: BylineRow, here: FieldValues = {}): string[] {
  const isOn = (name: string) => isMailing(row) && 'fields' in row && row.fields[name] === 'on' && here[name] !== 'on';
  const labels = SENDING_SWITCHES.filter(isOn).map((name) => `“${mailing.fields[name]?.label ?? name}”`);
  return labels.length > 0 ? [`${new Intl.ListFormat('en').format(labels)} can only be turned on here, under ${mailing.label}.`] : [];
}

function isMailing(row: BylineRow): boolean {
  return row.kind === 'settings' && row.id === mailing.name;
}

async function findStored(db: Db, kind: FormKind, { id, now }: { id: string; now: Date }): Promise<StoredContent | undefined> {
  const there = await toContentDb(db).selectFrom(kind.table).select('id').where('id', '=', id).where(isNotGone(now)).executeTakeFirst();
  return there && getStoredContent(db, kind, { id, now });
}

/** A sentence if the form does not take the fields. Those that it does not know are left out. */
function parseExact(
  kind: FormKind,
  { fields, images, notes }: { fields: FieldValues; images: ReadonlyMap<string, string | undefined>; notes: string[] },
): SubmittedForm | string {
  const moved: FieldValues = { ...kind.form.empty }; // an earlier release had fewer fields
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(kind.form.schema.shape, name)) continue;
    moved[name] = value.replace(IMAGE_URLS, (url) => images.get(url) ?? url);
    if (!images.has(value) || images.get(value)) continue;
    moved[name] = '';
    notes.push(`The image ${value.slice(1)} isn’t in the export.`);
  }
  const parsed = parseContentForm(kind, { ...moved, intent: hasDraftIntent(kind) ? 'draft' : 'publish' }); // its cover may be missing
  if (!parsed.ok) return getFirstError(parsed) ?? 'Its form doesn’t accept it.';
  return { ...parsed.form, ...(moved.content !== undefined && { content: moved.content }) }; // spaces around it too
}

function hasDraftIntent({ form }: FormKind): boolean {
  return form.schema.shape.intent?.safeParse('draft').success ?? false;
}

function isSame(
  row: ContentRow,
  { stored, save, waiting }: { stored: StoredContent; save: PreparedSave; waiting: PreparedSave | undefined },
): boolean {
  const { saved, rowFields, isInTrash } = stored;
  const hasSameDates = row.isDraft || (row.publishedAt === saved.publishedAt && row.updatedAt === stored.updatedAt);
  const expected = { ...rowFields, ...save.fields };
  return (
    !isInTrash &&
    row.isDraft === saved.isDraft &&
    hasSameDates &&
    isSameText(expected, rowFields) &&
    isSameText({ ...expected, ...waiting?.fields }, saved.fields)
  );
}

/** True if nobody has edited it since the import, or since the site was set up. */
async function isUntouched(
  db: Db,
  { row, kind, key, version }: { row: ContentRow; kind: FormKind; key: string; version: number },
): Promise<boolean> {
  const imported = await selectImported(db, key).where('version', 'is not', null).executeTakeFirst();
  if (imported) return imported.version === version;
  const revisions = db.selectFrom('revisions').select('id').where('kind', '=', kind.name).where('itemId', '=', row.id);
  return (await revisions.executeTakeFirst()) === undefined;
}

async function writeContent(
  tx: Db,
  content: { row: ContentRow; save: PreparedSave; waiting: PreparedSave | undefined; notes: string[]; outcome: 'created' | 'updated' },
): Promise<ExactResult> {
  const { row, save, waiting, notes, outcome } = content;
  const { kind } = save;
  let result = await writeSave(tx, save);
  if (result.outcome === 'saved' && waiting) {
    const { id, version } = result.item;
    result = await writeSave(tx, { ...waiting, itemId: id, version });
  }
  if (result.outcome === 'invalid') return leftOut(...Object.values(result.fieldErrors));
  if (result.outcome !== 'saved') return kept(EDITED);
  const { id, version } = result.item;
  const { publishedAt, updatedAt, firstPublishedAt, position } = row;
  const dates = { publishedAt, updatedAt, ...(hasFirstDate(kind) && firstPublishedAt && { firstPublishedAt }) };
  await toContentDb(tx)
    .updateTable(kind.table)
    .set({ ...dates, ...(kind.limits && position && { position }) })
    .where('id', '=', id)
    .execute();
  return { outcome, notes, ...toIds(row, id, version) };
}

/** Undoing an import deletes articles alone. */
function toIds(row: ContentRow, id: string, version: number) {
  return { version, ...(row.kind === 'article' && { articleId: id }) };
}

function kept(note: string): ExactResult {
  return { outcome: 'kept', notes: [note] };
}

function leftOut(...notes: string[]): ExactResult {
  return { outcome: 'left-out', notes };
}

/** Images of the texts by their paths at the other site; undefined for those that the export lacks. */
async function importImages({ db, importImage }: ExactContext, texts: readonly string[]): Promise<Map<string, string | undefined>> {
  const urls = new Set(texts.flatMap((text) => text.match(IMAGE_URLS) ?? []));
  const images = new Map<string, string | undefined>();
  for (const url of urls) {
    const [id = ''] = url.slice('/images/'.length).split('-', 1);
    const live = await db.selectFrom('images').select('id').where('id', '=', id).where('state', '=', 'live').executeTakeFirst();
    const brought = live ? { url } : await importImage({ src: `file:${url.slice(1)}`, alt: '' });
    images.set(url, 'url' in brought ? brought.url : undefined);
  }
  return images;
}
