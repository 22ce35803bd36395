import { htmlToText } from '#features/html/html-text.server.ts';
import { decodeText } from '#platform/text/decode.ts';
import { toPlainArticleHtml } from '../reading/article-html.server.ts';
import { toIsoDate } from '../reading/iso-date.ts';
import { type Found, GUESSED_LETTERS, type ImportSource, item, UNREADABLE_LETTERS } from '../reading/source.ts';

const MAX_TEXT_BYTES = 20 * 1024 ** 2;
const MAX_RESPONSE_LENGTH = 1500;
const MEDIUM_URL = /^https:\/\/(?:[a-z0-9-]+\.)?medium\.com\//;
const POST_FILE = /^posts\/(?:draft_|\d{4}-\d\d-\d\d_)[^/]*\.html$/;

export const mediumSource: ImportSource = {
  name: 'medium',
  label: 'Medium',
  async open(files) {
    const posts = files.files.filter(({ path }) => POST_FILE.test(path));
    if (posts.length === 0) return undefined;
    return {
      siteUrl: null,
      async *read() {
        for (const { path } of posts) yield readPost(path, decodeText(await files.read(path, MAX_TEXT_BYTES)));
      },
    };
  },
};

function readPost(path: string, decoded: ReturnType<typeof decodeText>): Found {
  const name = path.slice('posts/'.length, -'.html'.length);
  const isDraft = name.startsWith('draft_');
  const key = `medium:${name.slice(name.lastIndexOf('-') + 1)}`;
  const { text: page, isGuess } = decoded ?? { text: '', isGuess: false };
  if (!decoded) return { type: 'left-out', key, title: name, reason: UNREADABLE_LETTERS, oldAddresses: [] };
  const title = htmlToText(findBetween(page, '<h1 class="p-name">', '</h1>')) || htmlToText(findBetween(page, '<title>', '</title>'));
  const subtitle = htmlToText(findBetween(page, '<section data-field="subtitle" class="p-summary">', '</section>'));
  const canonical = findCanonical(page);
  const body = findBody(page);
  const isElsewhere = canonical !== '' && !MEDIUM_URL.test(canonical);
  const oldAddresses = isElsewhere ? [canonical] : [];
  if (isResponse(body, title)) {
    return { type: 'left-out', key, title, reason: 'It’s a response to a story, not a story.', oldAddresses };
  }
  const { html, notes } = toPlainArticleHtml(body, (src, alt) => ({ src: toLargest(src), alt }));
  const isHidden = /unlisted|members?[- ]only|\blocked\b|paywall|\bprivate\b/i.test(removeWritten(page));
  return item({
    key,
    title,
    html: raiseHeadings(dropTitles(html, { title, subtitle })),
    excerpt: subtitle,
    tags: findTags(page),
    author: htmlToText(findBetween(page, 'class="p-author h-card">', '</a>')),
    isDraft: isDraft || isHidden,
    publishedAt: toIsoDate(findBetween(page.slice(page.lastIndexOf('class="dt-published"')), 'datetime="', '"')),
    slug: isDraft ? '' : name.slice('2019-05-01_'.length, name.lastIndexOf('-')).replaceAll(/-+/g, '-').toLowerCase(),
    oldAddresses,
    cover: findCover(body),
    notes: [
      ...(isHidden ? ['It may have been unlisted or for members only, so it’s a draft.'] : []),
      ...(isGuess ? [GUESSED_LETTERS] : []),
      ...notes,
      ...(isElsewhere ? [`Its canonical link was ${canonical}`] : []),
    ],
  });
}

/** What Medium says about the story, without what its author wrote. */
function removeWritten(page: string): string {
  const around = page.replace(findBody(page), '');
  return ['title', 'style', 'h1', 'section', 'a'].reduce((rest, tag) => {
    const [first = '', ...parts] = rest.split(new RegExp(`<${tag}\\b`));
    return first + parts.map((part) => part.slice(Math.max(0, part.indexOf(`</${tag}>`)))).join('');
  }, around);
}

function findCanonical(page: string): string {
  const end = page.lastIndexOf('class="p-canonical"');
  return end < 0 ? '' : findBetween(page.slice(page.lastIndexOf('<a', end), end), 'href="', '"');
}

function findTags(page: string): string[] {
  const [, ...links] = page.slice(page.lastIndexOf('<footer>')).split('class="p-tag">');
  return links.map((link) => htmlToText(link.slice(0, link.indexOf('</a>'))));
}

function findBody(page: string): string {
  const start = page.indexOf('<section data-field="body"');
  const end = page.lastIndexOf('<footer>');
  return start < 0 ? '' : page.slice(start, end > start ? end : undefined);
}

function findBetween(text: string, before: string, after: string): string {
  const start = text.indexOf(before);
  const end = start < 0 ? -1 : text.indexOf(after, start + before.length);
  return end < 0 ? '' : text.slice(start + before.length, end);
}

/** Medium does not say so: a response is short, and its title is how its text begins. */
function isResponse(body: string, title: string): boolean {
  if (/graf--(?:title|figure|h3)/.test(body) || body.length > 10 * MAX_RESPONSE_LENGTH) return false;
  const text = htmlToText(body);
  return text.length <= MAX_RESPONSE_LENGTH && text.startsWith(title.replace(/…$/, '').trim());
}

/** The text begins with a line, the title and the subtitle. */
function dropTitles(html: string, { title, subtitle }: { title: string; subtitle: string }): string {
  let rest = html.replace(/^<hr>\n?/, '');
  for (const [tag, text] of [
    ['h3', title],
    ['h2', title],
    ['h4', subtitle],
  ] as const) {
    const end = rest.indexOf(`</${tag}>`);
    if (rest.startsWith(`<${tag}>`) && htmlToText(rest.slice(0, end)) === text) rest = rest.slice(end + tag.length + 3).trimStart();
  }
  return rest;
}

/** Medium's headings begin at the third level. */
function raiseHeadings(html: string): string {
  return html.replaceAll(/(<\/?)h3\b/g, '$1h2').replaceAll(/(<\/?)h4\b/g, '$1h3');
}

function toLargest(src: string): string {
  return src.replace(/^(https:\/\/cdn-images-\d\.medium\.com\/max)\/\d+\//, '$1/2560/');
}

function findCover(body: string): { src: string; alt: string } | null {
  const at = body.indexOf('data-is-featured="true"');
  const src = at < 0 ? '' : findBetween(body.slice(at), ' src="', '"');
  return src ? { src: toLargest(src), alt: '' } : null;
}
