import { htmlToText } from '#features/html/html-text.server.ts';
import { parseCsv } from '#platform/text/csv.ts';
import { toPlainArticleHtml } from '../reading/article-html.server.ts';
import { html } from '../reading/html-template.ts';
import type { Found } from '../reading/imported-item.ts';
import { toIsoDate } from '../reading/iso-date.ts';
import type { ImportFiles, ImportSource } from '../reading/source.ts';

const MAX_LIST_BYTES = 8 * 1024 ** 2;
const MAX_TEXT_BYTES = 20 * 1024 ** 2;
const MAX_TEXT_LENGTH = 2_000_000;

const BUTTON = '<p class="button-wrapper"';
const SUBSTACK_LINK = /%%|\/comments|\/subscribe|action=share/;
const TWEET_URL = /<div class="tweet" data-attrs="\{&quot;url&quot;:&quot;(https:[^&"]{1,200})/g;
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
          yield readPost(post, paths.has(file) ? Buffer.from(await files.read(file, MAX_TEXT_BYTES)).toString() : undefined);
        }
      },
      ...(subscribers && { subscribers }),
    };
  },
};

async function readList(files: ImportFiles): Promise<ReadonlyMap<string, string>[]> {
  const [head, ...rows] = parseCsv(Buffer.from(await files.read('posts.csv', MAX_LIST_BYTES)).toString());
  return rows.map(({ cells }) => new Map(head?.cells.map((name, index) => [name, cells[index] ?? ''])));
}

function readPost(post: ReadonlyMap<string, string>, body: string | undefined): Found {
  const get = (name: string) => post.get(name) ?? '';
  const [id = '', ...words] = get('post_id').split('.');
  const slug = words.join('.');
  const isPublished = get('is_published').toLowerCase() === 'true';
  const base = { key: `substack:${id}`, title: htmlToText(get('title')), oldAddresses: isPublished && slug ? [`/p/${slug}`] : [] };
  if (body === undefined) return { ...base, type: 'left-out', reason: 'Its text isn’t in the export.' };
  if (/^(?:thread|restack)$/.test(get('type'))) return { ...base, type: 'left-out', reason: `It’s a ${get('type')}, not a post.` };
  const shown = showOriginals(body.slice(0, MAX_TEXT_LENGTH));
  const written = dropButtons(showEmbeds(shown));
  const plain = toPlainArticleHtml(written.html);
  const podcast = get('podcast_url') ? html`<p><a href="${get('podcast_url')}">Listen to the episode</a></p>` : '';
  const isPage = get('type') === 'page';
  const isPaid = get('audience') !== '' && get('audience') !== 'everyone';
  return {
    ...base,
    type: 'item',
    html: podcast + plain.html,
    excerpt: htmlToText(get('subtitle')),
    categories: [],
    tags: [],
    author: '',
    isDraft: !isPublished || isPaid || isPage,
    publishedAt: toIsoDate(get('post_date')),
    updatedAt: null,
    slug,
    cover: null,
    metaTitle: '',
    metaDescription: '',
    canonicalUrl: '',
    isNoindex: false,
    language: '',
    notes: [
      ...(isPage ? ['It was a page, so it’s now a draft article.'] : []),
      ...(isPublished && isPaid ? ['It was for subscribers only, so it’s a draft.'] : []),
      ...(written.hasButtons ? ['Buttons to subscribe, share and comment were left out.'] : []),
      ...plain.notes,
    ],
  };
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

/** Posts on X stand in an attribute. */
function showEmbeds(body: string): string {
  return body.replaceAll(TWEET_URL, (tag, url: string) => `<p>${url}</p>${tag}`);
}

/** In links to images too. */
function showOriginals(body: string): string {
  return body.split('"').map(toOriginal).join('"');
}

/** Of an image that Substack's servers have made smaller. */
function toOriginal(src: string): string {
  const encoded = SMALLER_IMAGE.test(src) ? src.slice(src.lastIndexOf('/') + 1) : '';
  try {
    return encoded.startsWith('https%3A%2F%2F') ? decodeURIComponent(encoded) : src;
  } catch {
    return src;
  }
}
