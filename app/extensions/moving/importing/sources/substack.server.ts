import type { Element } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { createElement } from '#features/html/elements/element-kind.ts';
import { htmlToText } from '#features/html/html-text.server.ts';
import { z } from '#platform/forms/zod.ts';
import { parseCsv } from '#platform/text/csv.ts';
import { decodeText, parseJson, percentDecode } from '#platform/text/decode.ts';
import { type Rewrite, toPlainArticleHtml } from '../reading/article-html.server.ts';
import { isKnownEmbed } from '../reading/embeds.ts';
import { findElement, hasClass, html, isLink, linkCard } from '../reading/html-nodes.ts';
import { toIsoDate } from '../reading/iso-date.ts';
import { type Found, GUESSED_LETTERS, type ImportFiles, type ImportSource, item, UNREADABLE_LETTERS } from '../reading/source.ts';

const MAX_LIST_BYTES = 8 * 1024 ** 2;
const MAX_TEXT_BYTES = 20 * 1024 ** 2;
const MAX_TEXT_LENGTH = 2_000_000;

const BUTTON = '<p class="button-wrapper"';
const SUBSTACK_LINK = /%%|\/comments|\/subscribe|action=share/;
const SMALLER_IMAGE = /^https:\/\/(?:cdn\.substack\.com|substackcdn\.com)\/image\/fetch\//;

export const substackSource: ImportSource = {
  name: 'substack',
  label: 'Substack',
  async open(files) {
    const paths = new Set(files.files.map(({ path }) => path));
    const posts = paths.has('posts.csv') ? await readList(files) : [];
    if (!posts[0]?.has('post_id')) return undefined;
    const subscribers = [...paths].find((path) => /^email_list\.[^/]*\.csv$/.test(path));
    const [, publication] = /^email_list\.([a-z0-9-]+)\.csv$/.exec(subscribers ?? '') ?? [];
    return {
      siteUrl: publication ? `https://${publication}.substack.com` : null,
      async *read() {
        for (const post of posts) {
          const file = `posts/${post.get('post_id')}.html`;
          yield readPost(post, paths.has(file) ? await files.read(file, MAX_TEXT_BYTES) : undefined);
        }
      },
      ...(subscribers && { subscribers }),
    };
  },
};

async function readList(files: ImportFiles): Promise<ReadonlyMap<string, string>[]> {
  const [head, ...rows] = parseCsv(decodeText(await files.read('posts.csv', MAX_LIST_BYTES))?.text ?? '');
  return rows.map(({ cells }) => new Map(head?.cells.map((name, index) => [name, cells[index] ?? ''])));
}

function readPost(post: ReadonlyMap<string, string>, bytes: Uint8Array | undefined): Found {
  const get = (name: string) => post.get(name) ?? '';
  const [id = '', ...words] = get('post_id').split('.');
  const slug = words.join('.');
  const isPublished = get('is_published').toLowerCase() === 'true';
  const base = { key: `substack:${id}`, title: htmlToText(get('title')), oldAddresses: isPublished && slug ? [`/p/${slug}`] : [] };
  if (!bytes) return { ...base, type: 'left-out', reason: 'Its text isn’t in the export.' };
  const body = decodeText(bytes);
  if (!body) return { ...base, type: 'left-out', reason: UNREADABLE_LETTERS };
  if (/^(?:thread|restack)$/.test(get('type'))) return { ...base, type: 'left-out', reason: `It’s a ${get('type')}, not a post.` };
  const shown = showOriginals(body.text.slice(0, MAX_TEXT_LENGTH));
  const written = dropButtons(shown);
  const plain = toPlainArticleHtml(written.html, undefined, rewriteElement);
  const podcast = get('podcast_url') ? html`<p><a href="${get('podcast_url')}">Listen to the episode</a></p>` : '';
  const hasPaywall = body.text.includes('"paywall-jump') && isPublished;
  const hiding = [...findHiding(post), ...(hasPaywall ? ['A part of it was for paying subscribers, so it’s a draft.'] : [])];
  return {
    ...base,
    ...item({
      ...base,
      isPage: get('type') === 'page',
      html: podcast + plain.html,
      excerpt: htmlToText(get('subtitle')),
      isDraft: !isPublished || hiding.length > 0,
      publishedAt: toIsoDate(get('post_date')),
      slug,
      notes: [
        ...hiding,
        ...(body.isGuess ? [GUESSED_LETTERS] : []),
        ...(written.hasButtons ? ['Buttons to subscribe, share and comment were left out.'] : []),
        ...plain.notes,
      ],
    }),
  };
}

const SUBSCRIBERS = ['only_paid', 'only_free', 'founding'];
const POSTS = ['newsletter', 'podcast', 'video', ''];

/** The reasons why readers may not see a post that is no plain draft. */
function findHiding(post: ReadonlyMap<string, string>): string[] {
  const [state = '', audience = '', type = ''] = ['is_published', 'audience', 'type'].map((name) => (post.get(name) ?? '').toLowerCase());
  if (state === 'false') return [];
  const say = (name: string, value: string) => `Its ${name} is “${value.slice(0, 40)}”, so it’s a draft.`;
  const others = [...post].filter(
    ([name, value]) => /hid(?:e|den)|email_only|unlisted|private|delet|archiv/.test(name) && !/^(?:false|0)?$/i.test(value),
  );
  return [
    ...(state === 'true' ? [] : [say('“is_published”', state)]),
    ...(type === 'page' || POSTS.includes(type) ? [] : [say('type', type)]),
    ...(SUBSCRIBERS.includes(audience) ? ['It was for subscribers only, so it’s a draft.'] : []),
    ...(audience === 'everyone' || SUBSCRIBERS.includes(audience) ? [] : [say('audience', audience)]),
    ...others.map(([name, value]) => say(`“${name.slice(0, 40)}”`, value)),
  ];
}

/** Such as those to `%%checkout_url%%`, which Substack fills in. Others are the author's. */
function dropButtons(body: string): { html: string; hasButtons: boolean } {
  const [first = '', ...buttons] = body.split(BUTTON);
  const others = buttons.map((button) => {
    const end = button.indexOf('</p>');
    return SUBSTACK_LINK.test(button.slice(0, end)) ? button.slice(end + '</p>'.length) : BUTTON + button;
  });
  const html = [first, ...others].join('');
  return { html, hasButtons: html.length < body.length };
}

/** In links to images too. */
function showOriginals(body: string): string {
  return body.split('"').map(toOriginal).join('"');
}

/** Of an image that Substack's servers have made smaller. */
function toOriginal(src: string): string {
  const original = SMALLER_IMAGE.test(src) ? percentDecode(src.slice(src.lastIndexOf('/') + 1)) : '';
  return original.startsWith('https://') ? original : src;
}

const line = z.string().catch('');
const image = z.object({ src: z.string() });
const attributesSchema = z.object({
  ...{ canonical_url: line, url: line, base_url: line, instagram_id: line, title: line, name: line, label: line, caption: line },
  persistentExpression: line,
  gallery: z
    .object({ images: z.array(image).catch([]), caption: line, alt: line })
    .optional()
    .catch(undefined),
});

/** What Substack writes as an element without words, whose content stands in `data-attrs`. */
const rewriteElement: Rewrite = (node) => {
  if (hasClass(node, 'file-embed-wrapper')) return toFileLink(node);
  const json = node.properties.dataAttrs;
  if (typeof json !== 'string' || findElement(node, isShown) || toText(node).trim()) return undefined;
  const { data } = attributesSchema.safeParse(parseJson(json));
  if (!data) return undefined;
  const { gallery, persistentExpression, instagram_id, title, name, label, caption } = data;
  if (gallery) {
    const { images, alt } = gallery;
    const pictures = images.map(({ src }) => createElement('figure', {}, [createElement('img', { src, alt })]));
    const words = gallery.caption ? [createElement('figcaption', {}, [gallery.caption])] : [];
    return { nodes: [createElement('figure', { className: ['gallery'] }, [...pictures, ...words])] };
  }
  if (persistentExpression) return { nodes: [createElement('pre', {}, [createElement('code', {}, [persistentExpression])])] };
  const url = data.canonical_url || data.url || data.base_url || (instagram_id && `https://www.instagram.com/p/${instagram_id}/`);
  const words = title || name || label || caption;
  if (isKnownEmbed(url)) return { nodes: [createElement('p', {}, [url])] };
  if (/^https?:/.test(url)) return { nodes: [linkCard(url, words || url, caption === words ? '' : caption)] };
  const [kind = 'element'] = [node.properties.className].flat().map((each) => String(each).replace(/^native-|-embed$|-wrap$/g, ''));
  const what = `Substack ${kind.replaceAll('-', ' ')}`;
  return { nodes: [], lost: { one: what, many: `${what}s` } };
};

function isShown(node: Element): boolean {
  return node.tagName === 'img' || node.tagName === 'iframe' || isLink(node);
}

function toFileLink(node: Element): ReturnType<Rewrite> {
  const title = findElement(node, (each) => hasClass(each, 'file-embed-details-h1'));
  const href = findElement(node, isLink)?.properties.href;
  const words = (title && toText(title).trim()) || 'Download the file';
  const lost = { one: 'file', many: 'files', ...(href && { isLink: true as const }) };
  return { nodes: [createElement('p', {}, [href ? createElement('a', { href }, [words]) : words])], lost };
}
