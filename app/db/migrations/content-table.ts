import { FOLDED_ID } from '../indexed-expressions.ts';
import type { DialectName } from './migration.ts';
import { announceTriggers } from './schema/announcing.ts';
import { imageTriggers } from './schema/images.ts';
import { privateLinkTriggers } from './schema/private-links.ts';
import { linkTriggers } from './schema/tokens.ts';

interface ContentTable {
  name: string;
  kind: string;
  columns: string[];
  isSearched?: boolean;
  isSwitchable?: boolean;
  /** Of a new table: `CURRENT`. Released migrations call for what was right then. */
  triggers?: { images: Record<string, string>; links: typeof linkTriggers };
}

export const IMAGE_PLACES = { content: 'text', image_url: 'cover', sharing_image_url: 'sharing' };
const FIRST = { images: { content: 'text', image_url: 'cover' }, links: privateLinkTriggers };
/** @public What a new table takes. */
export const CURRENT = { images: IMAGE_PLACES, links: linkTriggers };

export const SAVED_COLUMNS = [
  'published_at timestamptz not null',
  'updated_at timestamptz not null',
  'version integer not null default 1',
  'creation_key text',
  'last_save_id text',
  'is_draft boolean not null default false',
  'deleted_at timestamptz',
  'draft_revision_id text',
];

const SHARING_COLUMNS = [
  'meta_title text',
  'meta_description text',
  'canonical_url text',
  'sharing_image_url text',
  'is_noindex boolean not null default false',
  'language text',
  "related_ids text[] not null default '{}'",
];

const SEARCH_COLUMNS = ["search_title text not null default ''", "search_excerpt text not null default ''", 'words bytea'];

/** A kind's columns and those of every kind, with indexes and triggers. Released migrations call it: its result must not change. */
export function contentTable({ name, kind, columns, isSearched = false, isSwitchable = false, triggers = FIRST }: ContentTable) {
  const shown = [
    'id text primary key',
    'title text not null',
    ...columns,
    ...(isSwitchable ? ['is_active boolean not null'] : []),
    'author text',
    'image_url text',
    "image_focus text not null default ''",
    ...SAVED_COLUMNS,
    ...SHARING_COLUMNS,
    'content text not null', // last: SQLite reads all that precedes a column
  ];
  const active = isSwitchable ? ['is_active'] : [];
  const listed = ['published_at desc', 'id', 'updated_at'];
  return (dialect: DialectName): string[] => [
    createTable(name, isSearched ? [...shown, ...SEARCH_COLUMNS] : shown),
    `create unique index ${name}_creation_key on ${name} (creation_key)`,
    `create index ${name}_by_date on ${name} (published_at desc, id)`,
    `create index ${name}_public on ${name} (${[...active, ...listed].join(', ')}) where ${IS_PUBLIC}`,
    `create index ${name}_trash on ${name} (deleted_at) where deleted_at is not null`,
    `create index ${name}_unlisted on ${name} (id) where is_noindex or canonical_url is not null`,
    `create index ${name}_folded_id on ${name} (${FOLDED_ID[dialect]})`,
    ...versionTriggers(dialect, name, isSearched ? shown.map((column) => column.split(' ')[0] ?? '') : []),
    ...imageTriggers(dialect, { table: name, kind, places: triggers.images }),
    ...triggers.links(dialect, name, kind),
    ...announceTriggers(dialect, { table: name, kind, columns: active }),
  ];
}

/** Lets the items of a content table have another address than their id. */
export function addAddress(
  dialect: DialectName,
  { name, kind, isSwitchable = false }: Pick<ContentTable, 'name' | 'kind' | 'isSwitchable'>,
): string[] {
  const columns = [...(isSwitchable ? ['is_active'] : []), 'address'];
  const [, announceChange = ''] = announceTriggers(dialect, { table: name, kind, columns });
  return [
    `alter table ${name} add column address text`,
    `create unique index ${name}_address on ${name} (coalesce(address, id))`,
    `drop trigger ${name}_announce${dialect === 'postgres' ? ` on ${name}` : ''}`,
    announceChange,
  ];
}

export const IS_PUBLIC = 'not is_draft and deleted_at is null';

export function createTable(name: string, columns: string[]): string {
  return `create table ${name} (\n  ${columns.join(',\n  ')}\n)`;
}

export function versionTriggers(dialect: DialectName, table: string, columns: string[] = []): string[] {
  const update = columns.length > 0 ? `update of ${columns.join(', ')}` : 'update';
  if (dialect === 'postgres') {
    return [
      `create trigger ${table}_version after insert or delete or ${update} on ${table}
        for each statement execute function raise_content_version()`,
    ];
  }
  return Object.entries({ insert: 'insert', update, delete: 'delete' }).map(
    ([name, event]) => `create trigger ${table}_${name}_version after ${event} on ${table}
      begin update content_version set version = version + 1; end`,
  );
}
