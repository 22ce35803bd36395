import { marked } from 'marked';
import { type Fields, isFields, readText } from '../../reading/fields.ts';
import { html } from '../../reading/html-nodes.ts';

type Card = (text: (...names: string[]) => string, fields: Fields) => string;

const NAMES: Readonly<Record<string, string>> = { hr: 'horizontalrule', code: 'codeblock', 'card-markdown': 'markdown' };

/** Captions, callouts and toggles are HTML in Ghost. */
const CARDS: Readonly<Record<string, Card>> = {
  image: (text) => {
    const image = writeImage(text('src'), text('alt'));
    return writeFigure(text('href') ? `${html`<a href="${text('href')}">`}${image}</a>` : image, text('caption'));
  },
  gallery: (text, { images }) => {
    const figures = (Array.isArray(images) ? images : []).filter(isFields).map((image) => {
      return writeFigure(writeImage(readText(image, 'src'), readText(image, 'alt')), readText(image, 'caption'));
    });
    return `<div class="gallery">${figures.join('')}</div>${writeParagraph(text('caption'))}`;
  },
  bookmark: (text, { metadata }) => {
    const about = isFields(metadata) ? metadata : {};
    const link = html`<a href="${text('url')}">${readText(about, 'title') || text('title', 'url')}</a>`;
    const description = readText(about, 'description') || text('description');
    return `<p class="link-card">${link}${description ? html`<br>${description}` : ''}</p>${writeParagraph(text('caption'))}`;
  },
  embed: (text) => (text('html') || html`<p><a href="${text('url')}">${text('url')}</a></p>`) + writeParagraph(text('caption')),
  video: (text) => html`<video src="${text('src')}" title="${text('fileName', 'title')}"></video>` + writeParagraph(text('caption')),
  audio: (text) => html`<audio src="${text('src')}" title="${text('title')}"></audio>` + writeParagraph(text('caption')),
  file: (text) => {
    const link = html`<p><a href="${text('src')}">${text('fileTitle', 'title', 'fileName', 'src')}</a></p>`;
    return link + writeParagraph(text('fileCaption', 'caption'));
  },
  callout: (text) => `<blockquote class="callout"><p>${html`${text('calloutEmoji')}`} ${text('calloutText')}</p></blockquote>`,
  toggle: (text) => `<h4>${text('heading')}</h4>${text('content')}`,
  button: (text) => writeButton(text('buttonText'), text('buttonUrl')),
  horizontalrule: () => '<hr>',
  codeblock: (text) => html`<pre><code>${text('code')}</code></pre>` + writeParagraph(text('caption')),
  markdown: (text) => writeMarkdown(text('markdown')),
  html: (text) => text('html'),
  header: (text, fields) =>
    `<h2>${text('heading', 'header')}</h2>${writeParagraph(text('subheader'))}${writeButton(text('buttonText'), text('buttonUrl'), fields.buttonEnabled)}`,
  'call-to-action': (text, { showButton, hasImage }) => {
    const image = hasImage === false || !text('imageUrl') ? '' : writeFigure(writeImage(text('imageUrl'), ''), '');
    return image + text('textValue') + writeButton(text('buttonText'), text('buttonUrl'), showButton);
  },
  product: (text, { productButtonEnabled }) => {
    const image = text('productImageSrc') ? writeFigure(writeImage(text('productImageSrc'), ''), '') : '';
    const button = writeButton(text('productButton'), text('productUrl'), productButtonEnabled);
    return `${image}<h4>${text('productTitle')}</h4>${text('productDescription')}${button}`;
  },
  paywall: () => PAYWALL,
};

/** Ghost writes it before what only members see. */
export const PAYWALL = '<!--members-only-->';
export const GATED = 'A part for members or for the email alone was left out.';

const LEFT_OUT = new Map([
  ['signup', 'A sign-up form was left out.'],
  ['email', 'A part that was only in the email was left out.'],
  ['email-cta', 'A part that was only in the email was left out.'],
]);

export function writeCard(name: string, fields: Fields, notes: Set<string>): string {
  if (!isForEveryone(fields)) {
    notes.add(GATED);
    return '';
  }
  const card = CARDS[NAMES[name] ?? name];
  if (card) return card((...names) => readText(fields, ...names), fields);
  notes.add(LEFT_OUT.get(name) ?? `A “${name.slice(0, 40)}” card was left out.`);
  return '';
}

/** Each version of Ghost has its own words, and an unknown one hides. */
export function isForEveryone({ visibility }: Fields): boolean {
  if (visibility === undefined || visibility === null) return true;
  const { web, showOnWeb, emailOnly } = isFields(visibility) ? visibility : {};
  const answers = [
    web === undefined ? undefined : isFields(web) && web.nonMember === true,
    showOnWeb === undefined ? undefined : showOnWeb === true,
    emailOnly === undefined ? undefined : emailOnly === false,
  ].filter((answer) => answer !== undefined);
  return answers.length > 0 && answers.every(Boolean);
}

function writeImage(src: string, alt: string): string {
  return html`<img src="${src}" alt="${alt}">`;
}

function writeFigure(image: string, caption: string): string {
  return `<figure>${image}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
}

function writeParagraph(inner: string): string {
  return inner ? `<p>${inner}</p>` : '';
}

function writeButton(label: string, url: string, isEnabled?: unknown): string {
  return label && url && isEnabled !== false ? html`<p><a href="${url}">${label}</a></p>` : '';
}

/** Marked fails on thousands of nested quotes. */
function writeMarkdown(markdown: string): string {
  try {
    return marked.parse(markdown, { async: false });
  } catch (error) {
    if (error instanceof RangeError) return html`<p>${markdown}</p>`;
    throw error;
  }
}
