import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { ContentTable, Database } from '#db/schema.ts';
import type { FormField } from './form-field.ts';
import type { Addressed } from './paths.ts';
import type { ItemColumn } from './public-item.ts';

/** A ticked box is `on`. */
export type FieldValues = Record<string, string>;

export type StoredRow = Record<string, unknown>;

export type Column<Table extends ContentTable = ContentTable> = Table extends ContentTable ? keyof Database[Table] & string : never;

/** `never` for a table without the column. */
type Needs<Table extends ContentTable, Name extends string, Type> = Table extends ContentTable
  ? Name extends Column<Table>
    ? Type
    : never
  : never;

export interface ChangedRow {
  table: ContentTable;
  id: string;
  columns: StoredRow;
  words: string;
}

/** Declared in its feature and listed in `app/kinds.ts`. */
export interface ContentKind<Table extends ContentTable = ContentTable> {
  name: string;
  noun: string;
  label: string;
  adminSegment: string;
  addLabel: string;
  emptyText: string;
  table: Table;
  hasDrafts: false | Needs<Table, 'isDraft', boolean>;
  /** Its form saves drafts alone. What is no draft any more is neither changed nor deleted. */
  hasOnlyDrafts?: boolean;
  hasSwitch: false | Needs<Table, 'isActive', boolean>;
  hasCategory: false | Needs<Table, 'category', boolean>;
  page: ContentPage<Table> | null;
  list: ContentList<Table>;
  /** Whether its texts are compared to be read next, or to be offered at the end of an article; the words of both are known to *Did you mean*. */
  comparedAs: 'reading' | 'offer' | null;
  /** Null for a kind that is imported, not written. */
  form: Needs<Table, 'version', ContentForm<Table>> | null;
  /** Columns that readers see of a kind without a form; `url` is where. */
  publicColumns?: Partial<Record<Column<Table>, z.ZodType>>;
  /** Its texts may hold `{name}` and the like, as those of settings. */
  hasPlaceholders?: boolean;
  importSchema?: { shape: Record<string, z.ZodType> };
  found?: FoundContent<Table>;
  ownedImage?: Column<Table>;
  /** Bounds of a kind that every page shows in the order of `position`. */
  limits?: Needs<Table, 'position', { least: number; most: number }>;
}

export interface ContentPage<Table extends ContentTable = ContentTable> {
  /** Begins and ends with a slash. */
  folder: string;
  path(item: Addressed): string;
  /** The page that lists them, for breadcrumbs. */
  listPage?: { title: string; path: string };
  heading: string;
  jsonLdType: string;
  hasMarkdown: boolean;
  markdownColumns?: readonly Column<Table>[];
  isInFeeds: boolean;
  /** A page of the site rather than a text of a day: readers see no date. */
  isUndated?: boolean;
  columns: readonly (ItemColumn & Column<Table>)[];
  shareLabel?: string;
}

interface ContentList<Table extends ContentTable> {
  columns: readonly Column<Table>[];
  searchColumn?: Column<Table>;
  filters?: readonly ListFilter<Table>[];
  toItem(row: StoredRow, at: { now: Date; timeZone: string }): ContentListItem;
}

/** Read from the URL, applied to the query and drawn as a choice. */
export type ListFilter<Table extends ContentTable = ContentTable> = {
  name: string;
  label: string;
} & (
  | { type: 'choice'; column: Column<Table>; options: readonly FilterOption[] }
  | { type: 'category'; column: 'category' & Column<Table> }
  | { type: 'tag'; column: Column<Table> }
);

interface FilterOption {
  value: string;
  label: string;
}

export interface ContentListItem {
  id: string;
  title: string;
  href: string;
  category?: string;
  image?: string | null;
  badge?: string;
  warning?: string;
  date?: string;
  facts: string[];
  isHidden: boolean;
}

interface ContentForm<Table extends ContentTable = ContentTable> {
  fields: Record<string, FormField>;
  schema: z.ZodType<SubmittedForm> & { shape: Record<string, z.ZodType> };
  empty: FieldValues;
  /** Form fields of a stored item that no column holds. */
  preset?: FieldValues;
  labels: Record<string, string>;
  columns: readonly Column<Table>[];
  toNewColumns(now: string): WrittenColumns<Table>;
  /** `text` is the words of the content; `id` is missing before the first save. */
  toColumns(form: SubmittedForm, save: { now: string; text: string; id?: string | undefined }): WrittenColumns<Table>;
  toFields(row: StoredRow, id?: string): FieldValues;
  unseenFields?: readonly string[];
  /** Those whose value is the path of an image. */
  imageFields: readonly string[];
  dateBox?: string;
  isSearched: boolean;
}

type WrittenColumns<Table extends ContentTable = ContentTable> = Table extends ContentTable ? Updateable<Database[Table]> : never;

interface FoundContent<Table extends ContentTable> {
  columns: readonly Column<Table>[];
  orderBy?: Column<Table>;
  toItem(row: StoredRow): SearchedItem;
}

export interface SearchedItem {
  title: string;
  excerpt: string;
  content: string;
  isPlain?: boolean;
  href: string;
  isElsewhere?: boolean;
  language: string | null;
}

export const NEW = 'new';

export interface FormKind
  extends Pick<ContentKind, 'name' | 'noun' | 'adminSegment' | 'table' | 'hasSwitch' | 'hasOnlyDrafts' | 'ownedImage' | 'limits'> {
  page: Pick<ContentPage, 'folder' | 'path' | 'columns'> | null;
  form: ContentForm;
  /** Has exactly one item, without a date, which is never unpublished or deleted. */
  isSingle?: boolean;
  hasNoDrafts?: boolean;
  /** Returns messages by field for values that the site cannot keep to as it is. */
  findFaults?: (fields: FieldValues, given: { canSend: boolean; email: string }) => Record<string, string>;
}

export type WrittenKind = ContentKind & { form: ContentForm };

export function isWritten(kind: ContentKind): kind is WrittenKind {
  return kind.form !== null;
}

export interface SubmittedForm {
  title?: string;
  content?: string;
  intent?: 'publish' | 'draft';
  /** ISO 8601 date from which readers see it; empty for the usual date. */
  publishAt?: string;
  restores?: boolean;
  creationKey?: string | undefined;
  saveId?: string | undefined;
  version?: number | undefined;
  takenProposals?: string[];
  finishedProposals?: string[];
}

/** Data alone, so that the code of a kind's form stays out of the list's download. */
export interface KindSummary
  extends Pick<
    ContentKind,
    'name' | 'noun' | 'label' | 'adminSegment' | 'addLabel' | 'emptyText' | 'hasDrafts' | 'hasSwitch' | 'hasCategory'
  > {
  hasPage: boolean;
  hasForm: boolean;
  isSearched: boolean;
  filters: readonly ListFilter[];
}

export function summarizeKind(kind: ContentKind): KindSummary {
  const { name, noun, label, adminSegment, addLabel, emptyText, hasDrafts, hasSwitch, hasCategory, page, form, list } = kind;
  return {
    name,
    noun,
    label,
    adminSegment,
    addLabel,
    emptyText,
    hasDrafts,
    hasSwitch,
    hasCategory,
    hasPage: page !== null,
    hasForm: form !== null,
    isSearched: form?.isSearched ?? false,
    filters: list.filters ?? [],
  };
}

export type PageKind = ContentKind & { page: ContentPage };

export function hasPages<Kind extends ContentKind>(kind: Kind): kind is Kind & PageKind {
  return kind.page !== null;
}

export function hasFirstDate({ page }: Pick<FormKind, 'page'>): boolean {
  return page?.columns.includes('firstPublishedAt') ?? false;
}

/** Null for pages that stand in no folder. */
export function getPageSegment({ page }: Pick<ContentKind, 'page'>): string | null {
  return page?.folder.split('/')[1] || null;
}

/** Where the paths of images may stand in a row. The database's triggers record those of the same columns. */
export function listImageColumns({
  form,
  ownedImage,
}: Pick<ContentKind, 'ownedImage'> & { form: Pick<ContentForm, 'columns' | 'imageFields'> | null }): string[] {
  if (!form) return ownedImage ? [ownedImage] : [];
  return form.columns.includes('fields') ? ['fields'] : ['content', ...form.imageFields];
}

export function findTagColumn({ list }: Pick<ContentKind, 'list'>): string | undefined {
  return list.filters?.find(({ type }) => type === 'tag')?.column;
}
