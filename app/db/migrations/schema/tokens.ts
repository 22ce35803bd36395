import type { DialectName } from '../migration.ts';
import { privateLinkTriggers } from './private-links.ts';

const isOf = (item: string) => `subject = ${item} and kind`;
const end = (item: string, now: string) =>
  `update tokens set kind = 'ended-link', used_at = ${now}, expires_at = null where ${isOf(item)} = 'private-link'`;
const remove = (item: string) => `delete from tokens where ${isOf(item)} in ('private-link', 'ended-link')`;

/** Of PostgreSQL: the triggers of each content table call it. */
export const ENDS_LINKS = `create or replace function end_private_links() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then ${remove("tg_argv[0] || '/' || old.id")};
    else ${end("tg_argv[0] || '/' || old.id", 'now()')};
    end if;
    return null;
  end $$`;

/** A private link becomes an ended one where its item is published, and goes with it. */
export function linkTriggers(dialect: DialectName, table: string, kind: string): string[] {
  const triggers = privateLinkTriggers(dialect, table, kind);
  if (dialect === 'postgres') return triggers;
  const [publish = '', deletion = ''] = triggers.map((trigger) => trigger.slice(0, trigger.lastIndexOf('begin ')));
  const item = `'${kind}/' || old.id`;
  return [`${publish}begin ${end(item, "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')")}; end`, `${deletion}begin ${remove(item)}; end`];
}
