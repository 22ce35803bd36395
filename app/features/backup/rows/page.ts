import { createHash } from 'node:crypto';
import type { StoredRow } from '#db/snapshot/snapshot.ts';

const FOLDERS: Record<string, string> = { articles: 'articles', growth_solutions: 'solutions' };
/** What every file system and tar takes as a name; another id is told by its sum. */
const PLAIN_ID = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** A text as a page that opens in a browser from where a backup is unpacked; undefined for rows of other tables. */
export function toPage(table: string, row: StoredRow): { name: string; html: string } | undefined {
  const folder = FOLDERS[table];
  if (!folder) return undefined;
  const id = String(row.id);
  const file = PLAIN_ID.test(id) ? id : `text-${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;
  const title = escapeHtml(String(row.title));
  const content = String(row.content).replaceAll(/(["\s,])\/images\//g, '$1../../images/');
  const html = `<!doctype html>
<html lang="${escapeHtml(String(row.language ?? ''))}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.6 serif}img{max-width:100%;height:auto}</style>
<h1>${title}</h1>
<p>${escapeHtml([row.author, getState(row)].filter(Boolean).join(', '))}</p>
${content}
`;
  return { name: `pages/${folder}/${file}.html`, html };
}

function getState({ deleted_at, is_draft, published_at }: StoredRow): string {
  if (deleted_at) return 'in the trash';
  return is_draft ? 'draft' : String(published_at).slice(0, 10);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
