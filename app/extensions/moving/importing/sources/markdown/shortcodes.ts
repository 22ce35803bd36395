import { html } from '../../reading/html-nodes.ts';
import { readArguments, splitWords } from '../../reading/shortcode-arguments.ts';

export interface ShortcodeContext {
  /** The address of an article by its file, or by its name. */
  findAddress(file: string): string | undefined;
  /** The file that a name stands for in MDX. */
  findImported(name: string): string | undefined;
  siteUrl: string;
  leftOut: Set<string>;
}

interface Arguments {
  at: (index: number) => string;
  get: (...names: string[]) => string;
}

const SHORTCODES: Readonly<Record<string, (args: Arguments, context: ShortcodeContext) => string | undefined>> = {
  youtube: ({ get, at }) => showVideo(get('id', 'v', 'video', 'url', 'videoid') || at(0), 'https://www.youtube.com/watch?v='),
  vimeo: ({ get, at }) => showVideo(get('id', 'video', 'url') || at(0), 'https://vimeo.com/'),
  video: ({ get }) =>
    get('provider')
      ? showVideo(get('id'), get('provider') === 'vimeo' ? 'https://vimeo.com/' : 'https://www.youtube.com/watch?v=')
      : undefined,
  tweet: ({ get, at }) => showTweet(get('user'), get('id') || at(0)),
  gist: ({ at }) => (at(1) ? `\n\nhttps://gist.github.com/${at(0)}/${at(1)}\n\n` : `\n\nhttps://gist.github.com/${at(0)}\n\n`),
  figure: showFigure,
  image: showFigure,
  img: showFigure,
  ref: ({ at }, { findAddress }) => findAddress(at(0)) ?? '',
  link: ({ at }, { findAddress }) => findAddress(at(0)) ?? '',
};

const ALIASES: Readonly<Record<string, string>> = {
  ...{ x: 'tweet', twitter: 'tweet', relref: 'ref', post_url: 'link', picture: 'image', lazyimage: 'image', 'youtube-lite': 'youtube' },
};

/** Have no effect on what is read. */
const SILENT = new Set('raw endraw comment endcomment toc more endhighlight capture endcapture assign'.split(' '));

/** Shows what `{% youtube id %}` or `<YouTube id="…" />` stands for; text around others stays. */
export function showShortcode(inner: string, context: ShortcodeContext): string {
  const words = splitWords(inner.trim());
  const isInclude = words[0] === 'include' || words[0] === 'include_relative';
  const [name = '', ...rest] = isInclude ? words.slice(1) : words;
  const plainName = name.toLowerCase().replace(/\.(?:html|md|liquid)$/, '');
  if (name.startsWith('/') || /^end[a-z]/.test(name) || SILENT.has(name)) return '';
  const { attributes, words: places } = readArguments(rest);
  const args: Arguments = {
    at: (index) => places[index] ?? '',
    get: (...names) => names.map((each) => attributes.get(each)).find(Boolean) ?? '',
  };
  const shown = SHORTCODES[ALIASES[plainName] ?? plainName]?.(args, context);
  if (shown === undefined && name) context.leftOut.add(name.slice(0, 40));
  return shown ?? '';
}

/** `{{ site.baseurl }}` and `{{ "/x" | relative_url }}` stand in addresses. */
export function showValue(inner: string, { siteUrl, leftOut }: ShortcodeContext): string {
  const [value = ''] = splitWords(inner.trim());
  const [, text] = /^["'](.*)["']$/.exec(value) ?? [];
  if (text !== undefined) return text;
  if (value === 'site.url') return siteUrl;
  if (value !== 'site.baseurl' && value !== '') leftOut.add(value.slice(0, 40));
  return '';
}

function showVideo(id: string, prefix: string): string | undefined {
  if (!id) return undefined;
  return `\n\n${id.startsWith('https://') ? id : prefix + encodeURIComponent(id)}\n\n`;
}

function showTweet(user: string, id: string): string | undefined {
  if (id.startsWith('https://')) return `\n\n${id}\n\n`;
  return id ? `\n\nhttps://x.com/${user || 'i'}/status/${encodeURIComponent(id)}\n\n` : undefined;
}

function showFigure({ get, at }: Arguments, { findImported }: ShortcodeContext): string | undefined {
  const given = get('src', 'image_path', 'path', 'url', 'file', 'image') || at(0);
  const src = given.startsWith('{') ? findImported(given.slice(1, -1).replace(/\.src$/, '')) : given;
  if (!src) return undefined;
  const caption = get('caption', 'title');
  const image = html`<img src="${src}" alt="${get('alt') || caption}">`;
  return `\n\n<figure>${image}${caption ? html`<figcaption>${caption}</figcaption>` : ''}</figure>\n\n`;
}
