import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { ContentTable, Database } from '#db/schema.ts';
import type { FormField } from './form-field.ts';
import type { ItemColumn } from './public-item.ts';

/** A form's fields, each as text; a ticked box is `on`. */
export type FieldValues = Record<string, string>;

/** Columns of a stored row. Each kind names the ones that it reads, and types them by its own table. */
export type StoredRow = Record<string, unknown>;

/** The name of a column of a table. */
export type Column<Table extends ContentTable = ContentTable> = Table extends ContentTable ? keyof Database[Table] & string : never;

/** The type of something that needs a column; `never` for a table without it. */
type Needs<Table extends ContentTable, Name extends string, Type> = Table extends ContentTable
  ? Name extends Column<Table>
    ? Type
    : never
  : never;

/** A row as an item's page would read it if something else were stored. */
export interface ChangedRow {
  table: ContentTable;
  id: string;
  columns: StoredRow;
  /** The words of its content. */
  words: string;
}

/** Everything that sets one kind of content apart. An entry is declared in its own feature and listed in `app/kinds.ts`. */
export interface ContentKind<Table extends ContentTable = ContentTable> {
  /** In endpoints and in recovery: `article`. */
  name: string;
  /** In messages: `Article`. */
  noun: string;
  /** The name of its tab. */
  label: string;
  /** Its part of the admin: `/admin/articles`. */
  adminSegment: string;
  addLabel: string;
  /** What the admin's list says when there is none. */
  emptyText: string;
  table: Table;
  /** Nobody sees one while it is a draft, nor before its date. */
  hasDrafts: false | Needs<Table, 'isDraft', boolean>;
  /** It is shown and hidden by a switch. */
  hasSwitch: false | Needs<Table, 'isActive', boolean>;
  hasCategory: false | Needs<Table, 'category', boolean>;
  /** Its pages on the site; null when it has none of its own. */
  page: ContentPage<Table> | null;
  list: ContentList<Table>;
  /** How it is written; null when it comes from elsewhere. */
  form: Needs<Table, 'version', ContentForm<Table>> | null;
  /** What is typed to import content, for a kind without a form: unsaved changes of it are kept too. */
  importSchema?: { shape: Record<string, z.ZodType> };
  /** What the search finds of it, under a heading of its own below the articles. */
  found?: FoundContent<Table>;
  /** The column with the URL of an uploaded image that is deleted with it. */
  ownedImage?: Column<Table>;
  /** They stand on every page, in the order of their column `position`: how many readers see at least, and how many there may be. */
  limits?: Needs<Table, 'position', { least: number; most: number }>;
}

export interface ContentPage<Table extends ContentTable = ContentTable> {
  path(id: string): string;
  /** The heading over all of them, in lists for machines and for people. */
  heading: string;
  jsonLdType: string;
  /** Whether each can be had as Markdown, at its path with `.md`. */
  hasMarkdown: boolean;
  /** Columns that its Markdown shows under the labels of its form. */
  markdownColumns?: readonly Column<Table>[];
  isInFeeds: boolean;
  /** What its head, feeds and Markdown say beside what every kind has. */
  columns: readonly (ItemColumn & Column<Table>)[];
  /** Stands over the title of its sharing picture where it has no category. */
  shareLabel?: string;
}

interface ContentList<Table extends ContentTable> {
  columns: readonly Column<Table>[];
  /** The column with its folded title, where it has one. */
  searchColumn?: Column<Table>;
  /** Beside the search, the status and the order that every list has. */
  filters?: readonly ListFilter<Table>[];
  /** `timeZone` is that of the site's dates. */
  toItem(row: StoredRow, at: { now: Date; timeZone: string }): ContentListItem;
}

/** Narrows the admin's list by a column: read from the URL, applied to the query and drawn as a choice in the list's form. */
export type ListFilter<Table extends ContentTable = ContentTable> = {
  /** In the URL. */
  name: string;
  label: string;
} & (
  | { type: 'choice'; column: Column<Table>; options: readonly FilterOption[] }
  /** One of the six, however it is spelt. */
  | { type: 'category'; column: 'category' & Column<Table> }
  /** The column is a list; the options are the entries in use. */
  | { type: 'tag'; column: Column<Table> }
);

interface FilterOption {
  value: string;
  label: string;
}

/** A row of the admin's list. */
export interface ContentListItem {
  id: string;
  title: string;
  href: string;
  /** A category's name. */
  category?: string;
  image?: string | null;
  badge?: string;
  /** What the author should look at. */
  warning?: string;
  /** Its date, where the list can change it: `2026-01-31`. */
  date?: string;
  facts: string[];
  isHidden: boolean;
}

interface ContentForm<Table extends ContentTable = ContentTable> {
  /** In the order of the form. */
  fields: Record<string, FormField>;
  schema: z.ZodType<SubmittedForm> & { shape: Record<string, z.ZodType> };
  /** The fields of a new one. */
  empty: FieldValues;
  /** What the form of a stored one holds beside what is stored. */
  preset?: FieldValues;
  labels: Record<string, string>;
  /** The columns that the form shows and writes. */
  columns: readonly Column<Table>[];
  /** What only the first save writes. */
  toNewColumns(now: string): WrittenColumns<Table>;
  /** What each save writes; `text` is the words of the content, and there is no `id` before the first save. */
  toColumns(form: SubmittedForm, save: { now: string; text: string; id?: string | undefined }): WrittenColumns<Table>;
  toFields(row: StoredRow, id?: string): FieldValues;
  /** The fields of which its page shows nothing. */
  unseenFields?: readonly string[];
  /** The fields that hold the path of an uploaded image, or nothing; `imageUrl` where it does not say. */
  imageFields?: readonly string[];
  /** The box that gives it today's date. */
  dateBox?: string;
  /** Whether the search's index holds it; `found` is for what it finds without. */
  isSearched: boolean;
}

/** Columns of a table as a save writes them. */
type WrittenColumns<Table extends ContentTable = ContentTable> = Table extends ContentTable ? Updateable<Database[Table]> : never;

interface FoundContent<Table extends ContentTable> {
  columns: readonly Column<Table>[];
  /** The column by which they are in order; newest first where there is none. */
  orderBy?: Column<Table>;
  toItem(row: StoredRow): SearchedItem;
}

/** What the search compares of an item, and where it leads. */
export interface SearchedItem {
  title: string;
  excerpt: string;
  /** The rest: HTML, or plain text where `isPlain`. */
  content: string;
  isPlain?: boolean;
  href: string;
  /** It is on another site, and opens in a new tab. */
  isElsewhere?: boolean;
  /** A BCP 47 tag; null for the site's own. */
  language: string | null;
}

/** Where the admin's form for a new one is; no row has this id. */
export const NEW = 'new';

/** What is written in a form of the admin: what the form, its saves and its history need to know of it. */
export interface FormKind extends Pick<ContentKind, 'name' | 'noun' | 'adminSegment' | 'table' | 'hasSwitch' | 'ownedImage' | 'limits'> {
  page: Pick<ContentPage, 'path' | 'columns'> | null;
  form: ContentForm;
  /** There is one of it and always will be: it has no date of its own, is never taken off the site and never deleted. */
  isSingle?: boolean;
  /** Each save is on the site at once: nothing of it waits as a draft. */
  hasNoDrafts?: boolean;
}

/** A kind of content that is written in a form of the admin. */
export type WrittenKind = ContentKind & { form: ContentForm };

export function isWritten(kind: ContentKind): kind is WrittenKind {
  return kind.form !== null;
}

/** What every form sends, whatever the kind. */
export interface SubmittedForm {
  title?: string;
  content?: string;
  /** To be published, which is the rule, or kept for later. */
  intent?: 'publish' | 'draft';
  /** ISO 8601: from when readers see what is published; empty for the usual date. */
  publishAt?: string;
  /** Whether one that is in the trash is taken out of it. */
  restores?: boolean;
  creationKey?: string | undefined;
  saveId?: string | undefined;
  version?: number | undefined;
}

/** What the admin's list shows of a kind: data alone, so that its form's code stays out of the list's download. */
export interface KindSummary
  extends Pick<
    ContentKind,
    'name' | 'noun' | 'label' | 'adminSegment' | 'addLabel' | 'emptyText' | 'hasDrafts' | 'hasSwitch' | 'hasCategory'
  > {
  hasPage: boolean;
  hasForm: boolean;
  /** Whether the search of its list reads texts too. */
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

/** A kind with pages of its own. */
export type PageKind = ContentKind & { page: ContentPage };

export function hasPages<Kind extends ContentKind>(kind: Kind): kind is Kind & PageKind {
  return kind.page !== null;
}

/** Whether it keeps the date of its first publication. */
export function hasFirstDate({ page }: Pick<FormKind, 'page'>): boolean {
  return page?.columns.includes('firstPublishedAt') ?? false;
}

/** The first segment of the paths of its pages, or null. */
export function getPageSegment({ page }: ContentKind): string | null {
  return page && (page.path('').split('/')[1] ?? null);
}
