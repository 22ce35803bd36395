import { z } from '#platform/forms/zod.ts';
import { parseJson } from '#platform/text/decode.ts';
import { type PlainArticle, toPlainArticleHtml } from '../../reading/article-html.server.ts';
import { html } from '../../reading/html-nodes.ts';
import { toParagraphs } from './paragraphs.ts';
import { dropRestrictedParts, listComments, type OpenParts } from './restrictions.ts';
import { renderShortcodes, type Shortcode } from './shortcodes.ts';
import { type Attachment, createFindImage, type WordPressSite } from './site.server.ts';

interface Post {
  id: number;
  content: string;
  /** JSON of the block editor's footnotes, or empty. */
  footnotes: string;
}

const MAX_CONTENT = 1_000_000;

/** The content of a post as WordPress would show it. */
export function toPostHtml({ id: postId, content, footnotes }: Post, site: WordPressSite): PlainArticle & Omit<OpenParts, 'dropped'> {
  const notes: string[] = [];
  const open = dropRestrictedParts(content.slice(0, MAX_CONTENT));
  const blocks = new Set<string>();
  const [shortcodes, brackets] = [new Set<string>(), new Set<string>()];
  if (content.length > MAX_CONTENT) notes.push('Only its first 1,000,000 characters were imported.');

  let spare = MAX_CONTENT;
  const text = replaceComments(open.content, (comment) => {
    if (/^(?:more|nextpage|noteaser)\b/.test(comment)) return '\n\n';
    const [, name = '', values = ''] = /^wp:([\w/-]+)\s([\s\S]*)\/$/.exec(comment) ?? [];
    const id = name === 'block' ? Number(/"ref":\s{0,9}(\d{1,15})\b/.exec(values)?.[1]) : 0;
    const shared = name === 'footnotes' ? renderFootnotes(footnotes, content) : site.sharedBlocks.get(id);
    spare -= shared?.length ?? 0;
    if (name && name !== 'shortcode' && (shared === undefined || spare < 0)) blocks.add(name);
    if (shared === undefined || spare < 0) return '';
    const part = dropRestrictedParts(shared);
    for (const each of part.dropped) open.dropped.add(each);
    open.hasPaywall ||= part.hasPaywall;
    return replaceComments(part.content, () => '');
  });
  let missing = 0;
  const renderers = createRenderers(postId, site, (files) => {
    missing += files;
  });
  const rendered = renderShortcodes(text, renderers, (name, isDropped) => (isDropped ? shortcodes : brackets).add(`[${name}]`));
  const plain = toPlainArticleHtml(content.includes('<!-- wp:') ? rendered : toParagraphs(rendered), createFindImage(site.files));
  notes.push(...plain.notes);
  if (open.dropped.size > 0) notes.push(`What ${listNames(open.dropped)} showed to some readers only was left out.`);
  if (open.hasPaywall) notes.push('A part of it was for members only, so it’s a draft.');
  if (missing > 0) notes.push(`${missing === 1 ? '1 file of a gallery is' : `${missing} files of galleries are`} missing from the export.`);
  if (shortcodes.size > 0) notes.push(`${listNames(shortcodes)} ${shortcodes.size === 1 ? 'was' : 'were'} left out.`);
  if (brackets.size > 0)
    notes.push(`${listNames(brackets)} ${brackets.size === 1 ? 'stands' : 'stand'} in the text, which a plugin may have replaced.`);
  if (blocks.size === 1) notes.push(`The block ${listNames(blocks)} was left out: WordPress fills it in.`);
  else if (blocks.size > 1) notes.push(`The blocks ${listNames(blocks)} were left out: WordPress fills them in.`);
  return { html: plain.html, notes, content: open.content, hasPaywall: open.hasPaywall };
}

const MAX_NAMES = 10;

function listNames(names: Set<string>): string {
  const first = [...names].slice(0, MAX_NAMES);
  const others = names.size - first.length;
  return new Intl.ListFormat('en').format(others > 0 ? [...first, `${others} more`] : first);
}

function replaceComments(html: string, replace: (comment: string) => string): string {
  let written = '';
  let from = 0;
  for (const { start, end, comment } of listComments(html)) {
    written += html.slice(from, start) + replace(comment);
    from = end;
  }
  return written + html.slice(from);
}

const footnotesSchema = z.array(z.object({ content: z.string(), id: z.string().catch('') }));

function renderFootnotes(json: string, text: string): string {
  const { data = [] } = footnotesSchema.safeParse(parseJson(json));
  const items = data.map(({ content, id }) => {
    const link = `${id}-link`;
    return `${html`<li id="${id}">`}${content}${text.includes(link) ? html`<a href="#${link}">↩</a>` : ''}</li>`;
  });
  return items.length > 0 ? `<ol>${items.join('')}</ol>` : '';
}

/** Those whose address is shown as an embed. */
const EMBEDS =
  'embed youtube vimeo soundcloud spotify instagram twitter tweet tiktok facebook gist dailymotion ted et_pb_video vc_video'.split(' ');
const VIDEO_FILES = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'mov'];
const AUDIO_FILES = ['src', 'mp3', 'm4a', 'ogg', 'wav'];

function createRenderers(
  postId: number,
  site: WordPressSite,
  onMissing: (files: number) => void,
): Record<string, (shortcode: Shortcode) => string> {
  let spare = MAX_GALLERY_FILES;
  const findAttachments = ({ attributes }: Shortcode, extensions: RegExp): Attachment[] => {
    const ids = attributes.get('ids') ?? attributes.get('include');
    const excluded = readIds(attributes.get('exclude') ?? '');
    const found = ids === undefined ? site.children.get(postId) : readIds(ids).map((id) => site.attachments.get(id));
    const kept = (found ?? []).filter((file) => file !== undefined).slice(0, spare);
    onMissing((found ?? []).length - kept.length);
    spare -= kept.length;
    return kept.filter(({ id, url }) => !excluded.includes(id) && (ids !== undefined || extensions.test(url)));
  };
  const renderCode = ({ content }: Shortcode) => `\n\n<pre><code>${content.trim().replaceAll('<', '&lt;')}</code></pre>\n\n`;
  return {
    ...Object.fromEntries(EMBEDS.map((name) => [name, renderEmbed])),
    caption: renderCaption,
    wp_caption: renderCaption,
    gallery: (gallery) => {
      const images = findAttachments(gallery, /\.(?:jpe?g|png|gif|webp|avif|svg|heic)$/i).map(renderImage);
      return images.length > 1 ? `<div class="gallery">${images.join('')}</div>` : images.join('');
    },
    playlist: (playlist) => {
      const isVideo = playlist.attributes.get('type') === 'video';
      const files = findAttachments(playlist, isVideo ? /\.(?:mp4|m4v|webm|ogv|mov)$/i : /\.(?:mp3|m4a|ogg|wav)$/i);
      return files.map(({ url }) => renderMedia(isVideo ? 'video' : 'audio', url)).join('');
    },
    video: ({ attributes, words }) => renderMedia('video', VIDEO_FILES.map((name) => attributes.get(name)).find(Boolean) ?? words[0]),
    audio: ({ attributes, words }) => renderMedia('audio', AUDIO_FILES.map((name) => attributes.get(name)).find(Boolean) ?? words[0]),
    et_pb_image: ({ attributes }) => renderImage({ url: attributes.get('src') ?? '', alt: attributes.get('alt') ?? '', caption: '' }),
    vc_single_image: ({ attributes }) => {
      const image = site.attachments.get(Number(attributes.get('image')));
      return image ? renderImage(image) : '';
    },
    code: renderCode,
    sourcecode: renderCode,
  };
}

const MAX_GALLERY_FILES = 1000;

function readIds(list: string): number[] {
  return list.split(',', MAX_GALLERY_FILES).map(Number);
}

function renderImage({ url, alt, caption }: Pick<Attachment, 'url' | 'alt' | 'caption'>): string {
  const image = html`<img src="${url}" alt="${alt}">`;
  return `\n\n<figure>${image}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>\n\n`;
}

/** The image, perhaps in a link, comes before its caption. */
function renderCaption({ attributes, content }: Shortcode): string {
  const image = content.search(/<img\b/i);
  const imageEnd = image < 0 ? 0 : content.indexOf('>', image) + 1;
  const end = imageEnd + (/^\s{0,100}<\/a>/i.exec(content.slice(imageEnd, imageEnd + 200))?.[0].length ?? 0);
  const caption = attributes.get('caption') ?? content.slice(end).trim();
  return `\n\n<figure>${content.slice(0, end)}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>\n\n`;
}

function renderEmbed({ name, attributes, words, content }: Shortcode): string {
  const given = [content, ...['src', 'url', 'link', 'id', 'v'].map((key) => attributes.get(key)), ...words];
  const found = given.map((value) => value?.trim().replaceAll('&amp;', '&')).find(Boolean) ?? '';
  const pages: Record<string, string> = { youtube: 'https://www.youtube.com/watch?v=', vimeo: 'https://vimeo.com/' };
  const url = /^[\w-]{1,20}$/.test(found) && pages[name] ? pages[name] + found : found;
  return html`\n\n<p>${url}</p>\n\n`;
}

function renderMedia(tag: 'video' | 'audio', url = ''): string {
  return url ? html`\n\n<${tag} src="${url}"></${tag}>\n\n` : '';
}
