import { createHash } from 'node:crypto';
import type { Snapshot, StoredRow } from '#db/snapshot.server.ts';
import type { ImageName } from '#features/images/image-variants.ts';
import type { ArchiveWriter } from './archive/archive-writer.server.ts';
import { copiedTables, toRowJson } from './row-json.server.ts';

/** Characters of JSON in one entry, as far as rows allow. */
const ENTRY_LENGTH = 512 * 1024;
/** An upload under way has no page yet that shows it, and what is left of one that failed is on its way out. */
const KEPT_STATES = new Set(['live', 'trashed']);
/** Other jobs belong to the running site: the one that is restored begins its own. */
const KEPT_JOBS = new Set(['email']);
/** Nobody who has the file can write by them or set the site up. */
const DROPPED_TOKENS = new Set(['api-token', 'set-up', 'rescue']);

const PLAIN_ID = /^[a-z0-9][a-z0-9-]{0,59}$/;

interface AddedRows {
  counts: Map<string, number>;
  images: ImageName[];
}

/** Adds the rows of each table as `rows/<table>/0001.json`, 0002 and so on, and the texts among them as pages. */
export async function addRows(archive: ArchiveWriter, snapshot: Snapshot, tables: readonly string[]): Promise<AddedRows> {
  const counts = new Map<string, number>();
  const images: ImageName[] = [];
  for (const table of tables) counts.set(table, await addTable(archive, snapshot, { table, images }));
  return { counts, images };
}

async function addTable(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  { table, images }: { table: string; images: ImageName[] },
): Promise<number> {
  let count = 0;
  let parts = 0;
  let lines: string[] = [];
  let length = 0;
  async function flush() {
    if (lines.length === 0) return;
    parts += 1;
    const text = `[\n${lines.join(',\n')}\n]\n`;
    lines = [];
    length = 0;
    await archive.add(`rows/${table}/${String(parts).padStart(4, '0')}.json`, Buffer.from(text));
  }
  for await (const rows of snapshot.readRows(table)) {
    for (const row of rows) {
      if (table === 'images') {
        if (!KEPT_STATES.has(String(row.state ?? 'live'))) continue;
        images.push(toImageName(row));
      }
      if (table === 'jobs' && !KEPT_JOBS.has(String(row.name))) continue;
      if (table === 'tokens' && DROPPED_TOKENS.has(String(row.kind))) continue;
      const json = await toRowJson(table, row);
      lines.push(json);
      length += json.length;
      count += 1;
      const page = toPage(table, row);
      if (page) await archive.add(page.name, Buffer.from(page.html));
      if (length >= ENTRY_LENGTH) await flush();
    }
  }
  await flush();
  return count;
}

function toImageName({ id, width, height, colour, extension }: StoredRow): ImageName {
  return { id: String(id), width: Number(width), height: Number(height), colour: String(colour), extension: String(extension) };
}

/** A row with a title and content as an HTML file, to read in a browser next to the images; undefined for any other row. */
export function toPage(table: string, row: StoredRow): { name: string; html: string } | undefined {
  if (!copiedTables.includes(table) || typeof row.title !== 'string' || typeof row.content !== 'string') return undefined;
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
