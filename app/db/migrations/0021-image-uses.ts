import { type QueryExecutorProvider, sql } from 'kysely';
import { foldText } from '#platform/text/fold.ts';
import type { DialectName, Migration } from './migration.ts';

/** A table whose rows name images: in which columns, and what those places are called. */
interface Source {
  table: string;
  /** Of the rows; what is no kind of content is called as the library names it. */
  kind: string;
  places: Record<string, string>;
}

const SOURCES: Source[] = [
  { table: 'articles', kind: 'article', places: { content: 'text', image_url: 'cover' } },
  { table: 'growth_solutions', kind: 'solution', places: { content: 'text', image_url: 'cover' } },
  { table: 'youtube_videos', kind: 'video', places: { thumbnail_url: 'thumbnail' } },
];

/**
 * Which images are used where, kept by triggers, so that no code can forget; an image in the trash that is used again comes back from it.
 * `revisions.image_ids` has the ids of a revision's images, parted by spaces; null where nobody has looked.
 */
export const imageUses: Migration = {
  name: '0021-image-uses',
  statements: (dialect) => [
    `create table image_uses (
      image_id text not null,
      kind text not null,
      item_id text not null,
      place text not null,
      revision_id text not null default '',
      primary key (image_id, kind, item_id, place, revision_id)
    )`,
    'create index image_uses_by_item on image_uses (kind, item_id)',
    `create index image_uses_by_revision on image_uses (revision_id) where revision_id <> ''`,
    `create index images_trash on images (deleted_at desc, id desc) where state = 'trashed'`,
    'alter table images add column search_alt text',
    'alter table revisions add column image_ids text',
    'create index revisions_without_images on revisions (id) where image_ids is null',
    ...['articles', 'growth_solutions'].map((table) => `alter table ${table} add column image_focus text not null default ''`),
    ...(dialect === 'postgres' ? POSTGRES_FUNCTIONS : []),
    ...SOURCES.flatMap((source) => [...getImageTriggers(dialect, source), ...fillings[dialect](source)]),
    ...revisionTriggers[dialect],
  ],
  async convert(db: QueryExecutorProvider) {
    const { rows } = await sql<{ id: string; alt: string }>`select id, alt from images where alt <> ''`.execute(db);
    for (const { id, alt } of rows) await sql`update images set search_alt = ${foldText(alt)} where id = ${id}`.execute(db);
  },
};

/**
 * PostgreSQL: whoever begins to use an image takes the lock on `content_version` first, and so does whoever moves one to the trash. One of
 * them then sees what the other has done.
 */
const POSTGRES_FUNCTIONS = [
  `create function find_image_ids(html text) returns text[] language sql immutable as $$
    select array_agg(distinct match[1] order by match[1]) from regexp_matches(html, '/images/([a-z0-9]{16})-', 'g') match
  $$`,
  `create function record_image_uses(use_kind text, use_item text, use_place text, use_revision text, ids text[]) returns void
    language plpgsql as $$
    begin
      if ids is null then return; end if;
      perform 1 from content_version for update;
      insert into image_uses (image_id, kind, item_id, place, revision_id)
        select image_id, use_kind, use_item, use_place, use_revision from unnest(ids) image_id on conflict do nothing;
      if exists (select from images where id = any(ids) and state = 'trashed') then
        update images set state = 'live', deleted_at = null where id = any(ids) and state = 'trashed';
      end if;
    end $$`,
];

/** SQLite: a JSON array of what stands between the paths of images; each piece but the first begins with an id. Its cost grows with the length alone. */
const pieces = (html: string) => `json_each('[' || replace(json_quote(${html}), '/images/', '","') || ']')`;
const ID = 'substr(value, 1, 16)';
const IS_ID = `key > 0 and substr(value, 17, 1) = '-' and ${ID} not glob '*[^a-z0-9]*'`;

const comeBack = (kind: string, item: string) => `update images set state = 'live', deleted_at = null
  where state = 'trashed' and id in (select image_id from image_uses where kind = ${kind} and item_id = ${item})`;

const triggers: Record<DialectName, (source: Source) => string[]> = {
  sqlite: ({ table, kind, places }) => {
    const columns = Object.keys(places);
    const forget = (row: string) => `delete from image_uses where kind = '${kind}' and item_id = ${row}.id and revision_id = '';`;
    const record = Object.entries(places).map(
      ([column, place]) => `insert or ignore into image_uses (image_id, kind, item_id, place)
        select ${ID}, '${kind}', new.id, '${place}' from ${pieces(`new.${column}`)} where ${IS_ID};`,
    );
    const changed = columns.map((column) => `new.${column} is not old.${column}`).join(' or ');
    return [
      `create trigger ${table}_insert_images after insert on ${table} begin
        ${record.join('\n')} ${comeBack(`'${kind}'`, 'new.id')}; end`,
      `create trigger ${table}_update_images after update of ${columns.join(', ')} on ${table} when ${changed} begin
        ${forget('old')} ${record.join('\n')} ${comeBack(`'${kind}'`, 'new.id')}; end`,
      `create trigger ${table}_delete_images after delete on ${table} begin ${forget('old')} end`,
    ];
  },
  postgres: ({ table, kind, places }) => {
    const columns = Object.keys(places);
    const record = Object.entries(places).map(
      ([column, place]) => `perform record_image_uses('${kind}', new.id, '${place}', '', find_image_ids(new.${column}));`,
    );
    const changed = columns.map((column) => `new.${column} is distinct from old.${column}`).join(' or ');
    return [
      `create function refresh_${table}_images() returns trigger language plpgsql as $$
        begin
          if tg_op <> 'INSERT' then delete from image_uses where kind = '${kind}' and item_id = old.id and revision_id = ''; end if;
          if tg_op <> 'DELETE' then ${record.join(' ')} end if;
          return null;
        end $$`,
      `create trigger ${table}_images after insert or delete on ${table} for each row execute function refresh_${table}_images()`,
      `create trigger ${table}_update_images after update of ${columns.join(', ')} on ${table}
        for each row when (${changed}) execute function refresh_${table}_images()`,
    ];
  },
};

/** Records which images the rows of a table use, which have an `id`. */
export function getImageTriggers(dialect: DialectName, source: Source): string[] {
  return triggers[dialect](source);
}

/** What is there already. */
const fillings: Record<DialectName, (source: Source) => string[]> = {
  sqlite: ({ table, kind, places }) =>
    Object.entries(places).map(
      ([column, place]) => `insert or ignore into image_uses (image_id, kind, item_id, place)
        select ${ID}, '${kind}', ${table}.id, '${place}' from ${table}, ${pieces(`${table}.${column}`)}
        where ${IS_ID}`,
    ),
  postgres: ({ table, kind, places }) =>
    Object.entries(places).map(
      ([column, place]) => `insert into image_uses (image_id, kind, item_id, place)
        select image_id, '${kind}', id, '${place}' from ${table}, unnest(find_image_ids(${column})) image_id`,
    ),
};

const revisionTriggers: Record<DialectName, string[]> = {
  sqlite: [
    ...['insert', 'update of image_ids'].map(
      (event) => `create trigger revisions_${event.slice(0, 6)}_images after ${event} on revisions begin
        delete from image_uses where revision_id = new.id;
        insert or ignore into image_uses (image_id, kind, item_id, place, revision_id)
          select value, new.kind, new.item_id, 'revision', new.id
            from json_each('["' || replace(new.image_ids, ' ', '","') || '"]') where value <> '';
        ${comeBack('new.kind', 'new.item_id')}; end`,
    ),
    `create trigger revisions_delete_images after delete on revisions begin
      delete from image_uses where revision_id = old.id; end`,
  ],
  postgres: [
    `create function refresh_revisions_images() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then delete from image_uses where revision_id = old.id; end if;
        if tg_op <> 'DELETE' then
          perform record_image_uses(new.kind, new.item_id, 'revision', new.id, string_to_array(nullif(new.image_ids, ''), ' '));
        end if;
        return null;
      end $$`,
    `create trigger revisions_images after insert or update of image_ids or delete on revisions
      for each row execute function refresh_revisions_images()`,
  ],
};
