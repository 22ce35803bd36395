import { createHash } from 'node:crypto';
import { takeFromQuota } from '#features/accounts/attempt-limit.server.ts';
import { requireScope } from '#features/accounts/callers/caller.ts';
import { MAX_CONTENT } from '#features/editor/body/content-length.ts';
import { ALT_TOO_LONG, MAX_ALT, MAX_FILE_NAME, MAX_IMAGE_BYTES, uploadFailed } from '#features/images/image.ts';
import { storeImage } from '#features/images/images.server.ts';
import { writeItem } from '#features/items/write-item.server.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { inThread, UnfinishedTask } from '#platform/concurrency/thread.server.ts';
import { rateLimited, refused } from '#platform/errors/app-error.ts';
import type { FormErrors } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import { listProposable, proposeChange } from './propose-change.server.ts';
import { getKind, type ToolDeps, type ToolResult, toDone } from './tool.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const A_DAY = { drafts: 50, proposals: 200, images: 100 };
const MAX_MARKDOWN = 200_000;
const MARKDOWN_MS = 5000;
const MAX_NOTE = 500;

const fields = z.record(z.string().max(40), z.string().max(MAX_CONTENT)).default({});
const format = z.enum(['markdown', 'html']).default('markdown').describe('Of the text');

export const createDraftInput = z.strictObject({
  kind: z.string().max(40).default('article'),
  title: z.string().min(1).max(200),
  text: z.string().max(MAX_CONTENT),
  format,
  fields: fields.describe('Other fields by their names; all of them can wait'),
});

/** The same draft again is stored once, as a program repeats what it got no response to. */
export async function createDraft(
  deps: ToolDeps,
  { kind: name, title, text, format, fields }: z.output<typeof createDraftInput>,
): Promise<ToolResult> {
  requireScope(deps.caller, 'drafts:write');
  deps.requireWritable();
  const kind = getKind(deps, name);
  refuseUnknown(fields, listProposable(kind));
  await takeOfDay(deps, 'drafts');
  const content = await toHtml(deps, text, format);
  const creationKey = toKey([title, content, fields]);
  const sent = { ...kind.form.empty, ...fields, title, content, intent: 'draft', creationKey };
  const outcome = await writeItem(deps, kind, deps.caller, { sent });
  if (outcome.outcome === 'invalid') throw toRefusal(outcome);
  if (outcome.outcome === 'trashed') throw refused('the draft is in the trash', 'This draft is in the trash already.');
  const { id } = outcome.outcome === 'saved' ? outcome.item : outcome.theirs;
  const address = absoluteUrl(`/admin/${kind.adminSegment}/${encodeURIComponent(id)}`, deps.settings.SITE_URL);
  return toDone(`The draft is stored. Only people who sign in see it, at ${address}`, { kind: name, id, address });
}

export const proposeChangeInput = z.strictObject({
  kind: z.string().max(40),
  id: z.string().max(300),
  text: z
    .string()
    .max(MAX_CONTENT)
    .optional()
    .describe('The whole text as it is to be, with what stays; leave it out if it does not change'),
  format,
  fields: fields.describe('Other fields by their names, as they are to be'),
  note: z.string().trim().max(MAX_NOTE).default('').describe('For the author: what changes, and why'),
});

export async function propose(
  deps: ToolDeps,
  { kind: name, id, text, format, fields, note }: z.output<typeof proposeChangeInput>,
): Promise<ToolResult> {
  requireScope(deps.caller, 'drafts:write');
  deps.requireWritable();
  const kind = getKind(deps, name);
  const { caller } = deps;
  await takeOfDay(deps, 'proposals');
  const proposed = await proposeChange(deps, kind, {
    id,
    fields: { ...fields, ...(text !== undefined && { content: await toHtml(deps, text, format) }) },
    note: note.replace(/[^\P{Cc}\n\t]/gu, ''),
    caller,
  });
  if (proposed.outcome === 'invalid') throw toRefusal(proposed);
  const address = absoluteUrl(`/admin/${kind.adminSegment}/${encodeURIComponent(id)}`, deps.settings.SITE_URL);
  const { proposal, changed } = proposed;
  return toDone(`The author finds the proposal at ${address} and decides on it. Nothing has changed yet.`, { proposal, changed, address });
}

export const uploadImageInput = z.strictObject({
  name: z.string().min(1).max(MAX_FILE_NAME).describe('File name'),
  data: z.string().describe('The file as base64: JPEG, PNG, WebP, GIF or AVIF, less than 5 MB'),
  description: z.string().trim().min(1).max(MAX_ALT, ALT_TOO_LONG).describe('What it shows, for who cannot see it'),
});

export async function uploadImage(
  deps: ToolDeps,
  { name, data, description }: z.output<typeof uploadImageInput>,
  signal?: AbortSignal,
): Promise<ToolResult> {
  requireScope(deps.caller, 'images:write');
  deps.requireWritable();
  if (data.length > Math.ceil((MAX_IMAGE_BYTES * 4) / 3) + 4) throw refused('too many bytes', 'Image must be less than 5MB');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(data) || data.length % 4 !== 0) throw refused('no base64', uploadFailed('it is no base64'));
  await takeOfDay(deps, 'images');
  const stored = await storeImage(deps, { bytes: Buffer.from(data, 'base64'), fileName: name, alt: description }, signal);
  if (stored.outcome === 'refused') throw refused('an image was refused', stored.reason);
  const { url, width, height } = stored.image;
  const markdown = `![${description.replace(/[[\]\\\n]/g, ' ')}](${url})`;
  return toDone(`Stored. Put it into a text with ${markdown}, or into the field imageUrl with ${url}`, { url, width, height, markdown });
}

async function takeOfDay({ db, settings, caller, now }: ToolDeps, what: keyof typeof A_DAY): Promise<void> {
  const quota = { name: `assistant ${what}`, of: caller.userId, most: A_DAY[what], windowMs: DAY_MS, now: now() };
  if ((await takeFromQuota(db, settings.SESSION_SECRET, quota)) === undefined)
    throw rateLimited(`${A_DAY[what]} ${what} in a day`, DAY_MS / 1000);
}

const run = inThread<typeof import('#features/editor/body/visual/paste/markdown.ts')>('app/features/editor/body/visual/paste/markdown.ts', {
  thread: 'assistants',
  limitMs: MARKDOWN_MS,
});

/** Addresses of this site become those that the editor writes. It is cleaned with the form. */
async function toHtml({ settings, caller }: ToolDeps, text: string, format: 'markdown' | 'html'): Promise<string> {
  const { origin } = new URL(settings.SITE_URL);
  const toOwn = (html: string) => html.replaceAll(`="${origin}/`, '="/');
  if (format === 'html') return toOwn(text);
  const unreadable = (why: string) => refused('unreadable Markdown', `This Markdown is too ${why}. Send HTML.`);
  if (text.length > MAX_MARKDOWN) throw unreadable('long');
  const html = await run({ name: 'markdownToHtml', by: caller.userId }, text).catch((error: unknown) => {
    throw error instanceof UnfinishedTask ? unreadable('complex to read') : error;
  });
  if (html === undefined) throw unreadable('deeply nested');
  return toOwn(html);
}

function refuseUnknown(fields: FieldValues, known: readonly string[]): void {
  const unknown = Object.keys(fields).filter((name) => !known.includes(name) || name === 'title' || name === 'content');
  if (unknown.length > 0)
    throw refused('unknown fields', `There are no other fields called ${unknown.join(', ')}. There are: ${known.join(', ')}`);
}

function toRefusal({ formError, fieldErrors }: FormErrors) {
  const sentences = Object.entries(fieldErrors).map(([name, message]) => `${name}: ${message}`);
  return refused('an assistant sent what a form refuses', [formError, ...sentences].filter(Boolean).join(' · ') || 'This was refused.');
}

/** A UUID as the form has it, the same for the same draft. */
function toKey(draft: unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(draft)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
