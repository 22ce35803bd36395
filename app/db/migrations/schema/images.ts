import type { DialectName } from '../migration.ts';

interface Source {
  table: string;
  kind: string;
  places: Record<string, string>;
}

export const images = (dialect: DialectName) => [
  `create table images (
    id text primary key,
    extension text not null,
    width integer not null,
    height integer not null,
    colour text not null,
    alt text,
    search_alt text,
    bytes integer not null,
    created_at timestamptz not null,
    state text not null default 'live',
    deleted_at timestamptz
  )`,
  'create index images_by_date on images (created_at desc, id desc)',
  `create index images_trash on images (deleted_at desc, id desc) where state = 'trashed'`,
  ...versionTriggers[dialect],
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
  ...(dialect === 'postgres' ? POSTGRES_FUNCTIONS : []),
];

/** A new image is on no page yet, so only other changes raise the content version. */
const versionTriggers: Record<DialectName, string[]> = {
  sqlite: Object.entries({ update: 'update of alt, deleted_at', delete: 'delete' }).map(
    ([name, event]) => `create trigger images_${name}_version after ${event} on images
      begin update content_version set version = version + 1; end`,
  ),
  postgres: [
    `create trigger images_version after update of alt, deleted_at or delete on images
      for each statement execute function raise_content_version()`,
  ],
};

/** Every transaction that uses or trashes an image locks `content_version` first, so that each sees the other. */
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

/** Splits HTML at the paths of images into a JSON array, in linear time. Each element but the first begins with an id. */
const pieces = (html: string) => `json_each('[' || replace(json_quote(${html}), '/images/', '","') || ']')`;
const ID = 'substr(value, 1, 16)';
const IS_ID = `key > 0 and substr(value, 17, 1) = '-' and ${ID} not glob '*[^a-z0-9]*'`;

const restoreImages = (kind: string, item: string) => `update images set state = 'live', deleted_at = null
  where state = 'trashed' and id in (select image_id from image_uses where kind = ${kind} and item_id = ${item})`;

/** Records the uses of rows that were there before their triggers. */
export function fillImageUses(dialect: DialectName, { table, kind, places }: Source): string[] {
  const uses = Object.entries(places);
  if (dialect === 'postgres')
    return uses.map(
      ([column, place]) => `select record_image_uses('${kind}', id, '${place}', '', find_image_ids(${column})) from ${table}`,
    );
  return [
    ...uses.map(
      ([column, place]) => `insert or ignore into image_uses (image_id, kind, item_id, place)
        select ${ID}, '${kind}', ${table}.id, '${place}' from ${table} cross join ${pieces(column)} where ${IS_ID}`,
    ),
    restoreImages(`'${kind}'`, 'image_uses.item_id'),
  ];
}

export function imageTriggers(dialect: DialectName, { table, kind, places }: Source): string[] {
  const columns = Object.keys(places);
  if (dialect === 'postgres') {
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
  }
  const clear = `delete from image_uses where kind = '${kind}' and item_id = old.id and revision_id = '';`;
  const record = Object.entries(places).map(
    ([column, place]) => `insert or ignore into image_uses (image_id, kind, item_id, place)
      select ${ID}, '${kind}', new.id, '${place}' from ${pieces(`new.${column}`)} where ${IS_ID};`,
  );
  const changed = columns.map((column) => `new.${column} is not old.${column}`).join(' or ');
  return [
    `create trigger ${table}_insert_images after insert on ${table} begin
      ${record.join('\n')} ${restoreImages(`'${kind}'`, 'new.id')}; end`,
    `create trigger ${table}_update_images after update of ${columns.join(', ')} on ${table} when ${changed} begin
      ${clear} ${record.join('\n')} ${restoreImages(`'${kind}'`, 'new.id')}; end`,
    `create trigger ${table}_delete_images after delete on ${table} begin ${clear} end`,
  ];
}

export const revisions = (dialect: DialectName) => [
  `create table revisions (
    id text primary key,
    kind text not null,
    item_id text not null,
    number integer not null,
    saved_at timestamptz not null,
    saved_by text,
    is_published boolean not null,
    image_ids text,
    fields bytea not null,
    unique (kind, item_id, number)
  )`,
  'create index revisions_by_date on revisions (saved_at)',
  'create index revisions_by_item on revisions (kind, item_id, saved_at)',
  'create index revisions_without_images on revisions (id) where image_ids is null',
  ...packedTriggers[dialect]('revisions', 'revision'),
];

/** For rows whose texts are packed: of revisions, and of what is stored like them. */
export const packedTriggers: Record<DialectName, (table: string, place: string) => string[]> = {
  sqlite: (table, place) => [
    ...Object.entries({ insert: 'insert', update: 'update of image_ids' }).map(
      ([name, event]) => `create trigger ${table}_${name}_images after ${event} on ${table} begin
        delete from image_uses where revision_id = new.id;
        insert or ignore into image_uses (image_id, kind, item_id, place, revision_id)
          select value, new.kind, new.item_id, '${place}', new.id
            from json_each('["' || replace(new.image_ids, ' ', '","') || '"]') where value <> '';
        ${restoreImages('new.kind', 'new.item_id')}; end`,
    ),
    `create trigger ${table}_delete_images after delete on ${table} begin
      delete from image_uses where revision_id = old.id; end`,
  ],
  postgres: (table, place) => [
    `create function refresh_${table}_images() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then delete from image_uses where revision_id = old.id; end if;
        if tg_op <> 'DELETE' then
          perform record_image_uses(new.kind, new.item_id, '${place}', new.id, string_to_array(nullif(new.image_ids, ''), ' '));
        end if;
        return null;
      end $$`,
    `create trigger ${table}_images after insert or update of image_ids or delete on ${table}
      for each row execute function refresh_${table}_images()`,
  ],
};
