import { hash } from 'node:crypto';
import { MAX_CONTENT } from '#features/editor/body/content-length.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { listImagesInHtml, moveArticleHtml, type PreparedHtml } from '#features/html/article-html.server.ts';
import type { SubmittedForm } from '#features/publishing/content-kind.ts';
import { parseLanguage } from '#features/publishing/language.ts';
import { getFirstError } from '#platform/forms/parse-form.ts';
import { clip } from '#platform/text/clip.ts';
import { percentDecode } from '#platform/text/decode.ts';
import { toSlug } from '#platform/text/slug.ts';
import type { ImportChoices } from './import.ts';
import { getImportedKind } from './imported-kinds.ts';
import type { ImportedImage, ImportImage } from './item-images.server.ts';
import type { ImportedItem } from './reading/source.ts';

const MAX = {
  title: 200,
  excerpt: 600,
  metaTitle: 200,
  metaDescription: 300,
  author: 80,
  address: 80,
  canonicalUrl: 1000,
  tags: 1000,
  series: 100,
};
const EXCERPT_LENGTH = 200;
const MIN_EXCERPT = 60;
const MAX_NOTES = 50;
const MAX_NOTE = 500;
const LAST_YEAR = '9000';
/** What the sanitiser takes from nearly every text, and nobody misses. */
const UNMISSED =
  /^(?:class|style|id|data-.*|aria-.*|srcset|sizes|loading|decoding|fetchpriority|target|rel|align|valign|role|border|cellpadding|cellspacing|bgcolor|width|height|itemprop|tabindex|clear|name|alt|color|face|size|type|value|xmlns.*)$/;
const UNMISSED_TAGS = new Set(['img', 'span', 'font', 'center', 'tbody', 'thead', 'tfoot', 'colgroup', 'col', 'wbr', 'o:p', 'svg', 'path']);

export interface PreparedItem {
  form: SubmittedForm;
  prepared: PreparedHtml;
  updatedAt: string | null;
  /** Old addresses of its images, with where they are now. */
  imageAddresses: { from: string; to: string }[];
  notes: string[];
  /** False if an image could not be had, which the next import tries again. */
  isWhole: boolean;
}

/** The form of an article, or of a page, as its author would have filled it in; a sentence if it cannot be one. */
export async function prepareItem(
  item: ImportedItem,
  { choices, importImage, siteUrl, now }: { choices: ImportChoices; importImage: ImportImage; siteUrl: string | null; now: Date },
): Promise<PreparedItem | { problem: string }> {
  const kind = getImportedKind(item);
  const notes = [...item.notes, ...(item.isPage && item.cover ? ['A page has no cover, so its image was left out.'] : [])];
  const words = item.isPage ? [...item.categories, ...item.tags] : [];
  if (words.length > 0) notes.push(`A page has no categories and tags, so these were left out: ${words.join(', ')}.`);
  const images = await importImages(item.isPage ? { ...item, cover: null } : item, importImage, notes);
  const host = siteUrl && (URL.parse(siteUrl)?.host ?? null);
  const urls = new Map([...images.found].map(([src, { url }]) => [src, url]));
  const { content, text, removed, deadLinks } = await moveArticleHtml(item.html, { images: urls, host, paths: item.oldAddresses });
  if (deadLinks > 0)
    notes.push(deadLinks === 1 ? '1 link within the page led nowhere.' : `${deadLinks} links within the page led nowhere.`);
  reportStripped(removed, notes);
  if (content.length > MAX_CONTENT) return { problem: `Its text is longer than ${MAX_CONTENT.toLocaleString('en')} characters.` };
  const credit = toLine(item.cover?.caption ?? '');
  if (credit) notes.push(`The caption of its cover was left out: ${credit}`);
  const isEmpty = text === '' && !content.includes('<img');
  if (isEmpty && !item.isDraft) notes.push('It has no text, so it’s a draft.');
  const isDamaged = `${item.title}${text}`.includes('\uFFFD');
  if (isDamaged) notes.push('Some of its letters couldn’t be read (�), so it’s a draft.');
  const isDraft = item.isDraft || isEmpty || isDamaged;
  const publishedAt = toDate(item.publishedAt);
  if (!isDraft && !publishedAt && !item.isPage) notes.push('It had no date, so it has the date of the import.');

  const cut = (name: keyof typeof MAX, value: string) => cutText(value, { most: MAX[name], name, notes });
  const title = cut('title', toLine(item.title)) || clip(text, 80) || 'Untitled';
  const slug = toSlug(percentDecode(item.slug), '').slice(0, MAX.address);
  const cover = item.cover && images.found.get(item.cover.src);
  const fields = {
    title,
    category: item.categories.map((name) => choices.categories[name.slice(0, MAX.title)]).find(Boolean) || choices.fallback,
    excerpt: cut('excerpt', toLine(item.excerpt)) || (item.isPage ? '' : makeExcerpt(toLine(text))),
    content,
    imageUrl: cover?.url ?? '',
    tags: joinTags(item, choices, notes),
    author: cut('author', toLine(item.author)),
    series: cut('series', toLine(item.series?.name ?? '')),
    seriesOrder: /^\d{1,4}$/.exec(item.series?.order ?? '')?.[0] ?? '',
    showAsNewest: '',
    address: slug && toSlug(slug) === slug && slug !== 'new' && (item.isPage || slug !== toSlug(title)) ? slug : '',
    metaTitle: cut('metaTitle', toLine(item.metaTitle)),
    metaDescription: cut('metaDescription', toLine(item.metaDescription)),
    canonicalUrl: isWebUrl(item.canonicalUrl) ? item.canonicalUrl : '',
    isNoindex: item.isNoindex ? 'on' : '',
    language:
      item.language.length <= 35 ? (parseLanguage(item.language || 'und') === 'und' ? '' : (parseLanguage(item.language) ?? '')) : '',
  };
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(kind.form.schema.shape, name));
  const parsed = parseContentForm(kind, { ...Object.fromEntries(known), intent: 'draft' }); // its cover and excerpt may be missing
  if (!parsed.ok) return { problem: getFirstError(parsed) ?? `It can’t be ${item.isPage ? 'a page' : 'an article'}.` };
  const form: SubmittedForm = {
    ...parsed.form,
    intent: isDraft ? 'draft' : 'publish',
    publishAt: isDraft ? '' : (publishedAt ?? now.toISOString()),
  };
  return {
    form,
    prepared: { content: content.trim(), text },
    updatedAt: isDraft ? null : (latest(toDate(item.updatedAt), publishedAt) ?? null),
    imageAddresses: [...images.found.values()].flatMap(({ oldAddress, url }) => (oldAddress ? [{ from: oldAddress, to: url }] : [])),
    notes: [...new Set(notes)].map((note) => note.slice(0, MAX_NOTE)).slice(0, MAX_NOTES),
    isWhole: images.isWhole,
  };
}

/** Of all that an import of the item depends on. */
export function getFingerprint(item: ImportedItem, { categories, fallback }: ImportChoices): string {
  const chosen = item.categories.map((name) => categories[name] ?? '');
  return hash('sha256', JSON.stringify([item, chosen, fallback]), 'base64url');
}

async function importImages({ html, cover }: ImportedItem, importImage: ImportImage, notes: string[]) {
  const wanted = [...(cover ? [cover] : []), ...(await listImagesInHtml(html))];
  const found = new Map<string, ImportedImage>();
  const lost = new Map<string, string[]>();
  for (const image of new Map(wanted.map((each) => [each.src, each])).values()) {
    const brought = await importImage(image);
    if ('url' in brought) found.set(image.src, brought);
    else lost.set(brought.problem, [...(lost.get(brought.problem) ?? []), shorten(image.src)]);
  }
  for (const [problem, [first, ...others]] of lost) {
    const what =
      others.length > 0 ? `${others.length + 1} images were left out, the first of them ${first}` : `The image ${first} was left out`;
    notes.push(`${what}: ${problem.replace(/\.$/, '')}.`);
  }
  return { found, isWhole: lost.size === 0 };
}

function shorten(src: string): string {
  return src.startsWith('data:') ? 'in the text' : src.replace(/^file:/, '').slice(0, 200);
}

function reportStripped({ tags, attributes }: { tags: string[]; attributes: string[] }, notes: string[]) {
  const missedTags = tags.filter((tag) => !UNMISSED_TAGS.has(tag)).map((tag) => `<${tag}>`);
  const missed = [...missedTags, ...attributes.filter((name) => !UNMISSED.test(name) && name !== 'src')];
  if (missed.length > 0) notes.push(`Removed from its HTML: ${missed.slice(0, 10).join(', ')}.`);
}

function cutText(text: string, { most, name, notes }: { most: number; name: string; notes: string[] }): string {
  const cut = clip(text, most);
  if (cut.endsWith('…') && text.length > most) notes.push(`Its ${NAMES[name] ?? name} was shortened to ${most} characters.`);
  return cut;
}

const NAMES: Record<string, string> = { metaTitle: 'title for search', metaDescription: 'description for search' };

/** The first words of a text, ended at a sentence where there is one. */
function makeExcerpt(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const start = text.slice(0, EXCERPT_LENGTH);
  const end = Math.max(...['. ', '! ', '? '].map((mark) => start.lastIndexOf(mark)));
  return end >= MIN_EXCERPT ? start.slice(0, end + 1) : clip(text, EXCERPT_LENGTH);
}

/** Categories that are none of ours go on as tags. */
function joinTags({ tags, categories }: ImportedItem, choices: ImportChoices, notes: string[]): string {
  const others = categories.filter((name) => !choices.categories[name.slice(0, MAX.title)]);
  const all = [...new Set([...others, ...tags].map((tag) => toLine(tag).replaceAll(',', ' ').trim()).filter(Boolean))];
  let line = '';
  for (const tag of all) {
    const longer = line ? `${line}, ${tag}` : tag;
    if (longer.length > MAX.tags) {
      notes.push('It has more tags than an article can have.');
      break;
    }
    line = longer;
  }
  return line;
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toWellFormed();
}

function toDate(date: string | null): string | undefined {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return undefined;
  const iso = new Date(time).toISOString();
  return iso > '0001' && iso < LAST_YEAR ? iso : undefined;
}

function latest(one: string | undefined, other: string | undefined): string | undefined {
  return one && other && one < other ? other : (one ?? other);
}

function isWebUrl(url: string): boolean {
  return url.length <= MAX.canonicalUrl && /^https?:$/.test(URL.parse(url)?.protocol ?? '');
}
