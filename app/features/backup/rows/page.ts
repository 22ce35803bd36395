import { createHash } from 'node:crypto';
import type { StoredRow } from '#db/snapshot/snapshot.ts';

/** Ids that every file system and tar take as a name; others become a hash. */
const PLAIN_ID = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** A row with a title and content as an HTML file, to read in a browser next to the images; undefined for any other row. */
export function toPage(table: string, row: StoredRow): { name: string; html: string } | undefined {
  if (typeof row.title !== 'string' || typeof row.content !== 'string') return undefined;
  const id = String(row.id);
  const file = PLAIN_ID.test(id) ? id : `text-${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;
  const title = escapeHtml(row.title);
  const content = row.content.replaceAll(/(["\s,])\/images\//g, '$1../../images/');
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
  return { name: `pages/${table}/${file}.html`, html };
}

function getState({ deleted_at, is_draft, published_at }: StoredRow): string {
  if (deleted_at) return 'in the trash';
  return is_draft ? 'draft' : String(published_at).slice(0, 10);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
