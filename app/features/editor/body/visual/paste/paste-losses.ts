import { isAllowedAttribute } from '#features/html/allowed-html.ts';

export interface PasteLosses {
  embeds: number;
  images: number;
  /** Images in files of another program, which only that program can open. */
  localImages: number;
  fields: number;
  /** Of a note, which stand above its text. */
  properties: number;
  /** Links to other notes; their words are kept. */
  wikiLinks: number;
}

/** Starts uploading an image; returns its placeholder's URL. */
export type BringIn = (src: string) => string | undefined;

const EMBEDS = 'iframe, object, embed, video, audio, canvas, math, applet';
const FIELDS = 'input:not([type="hidden"]), select, textarea';

export function removeUnkept(body: HTMLElement, bringIn: BringIn): PasteLosses {
  const losses: PasteLosses = { embeds: 0, images: 0, localImages: 0, fields: 0, properties: 0, wikiLinks: 0 };
  const remove = (selector: string, count: keyof PasteLosses) => {
    for (const element of body.querySelectorAll(selector)) {
      if (body.contains(element)) losses[count] += 1;
      element.remove();
    }
  };
  for (const box of body.querySelectorAll(CHECKBOXES)) writeCheckbox(box);
  for (const item of body.querySelectorAll('li')) writeTask(item);
  for (const formula of body.querySelectorAll('.katex')) formula.replaceWith(toSource(formula));
  remove('front-matter', 'properties');
  losses.wikiLinks = body.querySelectorAll('note-link').length;
  remove(EMBEDS, 'embeds');
  remove(FIELDS, 'fields');
  for (const drawing of body.querySelectorAll('svg')) {
    if (!isIcon(drawing)) losses.images += 1;
    drawing.remove();
  }
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    if (isAllowedAttribute('img', 'src', src)) continue;
    const stored = isTrackingPixel(image) ? undefined : bringIn(src);
    if (stored) image.setAttribute('src', stored);
    else {
      if (!isTrackingPixel(image)) losses[/^(?:https?:|data:)/i.test(src) ? 'images' : 'localImages'] += 1;
      image.remove();
    }
  }
  return losses;
}

const CHECKBOXES = 'li input[type="checkbox"], li img[aria-roledescription="checkbox"]';

function writeCheckbox(box: Element) {
  const isChecked = box.hasAttribute('checked') || box.getAttribute('alt') === 'checked';
  const item = box.closest('li');
  box.remove();
  (item?.querySelector(':scope > p, :scope > div > p') ?? item)?.prepend(isChecked ? '☑ ' : '☐ ');
}

/** As Notion copies one. */
function writeTask({ firstChild: text }: Element) {
  if (text?.nodeType === Node.TEXT_NODE)
    text.nodeValue = (text.nodeValue ?? '').replace(/^\s*\[ \]\s/, '☐ ').replace(/^\s*\[[xX]\]\s/, '☑ ');
}

/** TeX, which is written in a formula as it is shown. */
function toSource(formula: Element): Element {
  const code = formula.ownerDocument.createElement('code');
  code.textContent = formula.querySelector('annotation')?.textContent ?? formula.textContent;
  return code;
}

/** `1 embed and 2 images were left out.` */
export function describeLosses({ embeds, images, localImages, fields, properties, wikiLinks }: PasteLosses): string | undefined {
  const parts = [
    count(embeds, 'embed'),
    count(images + localImages, 'image'),
    count(fields, 'form field'),
    count(wikiLinks, 'link to another note', 'links to other notes'),
    count(properties, 'block of properties'),
  ].filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  const isOne = embeds + images + localImages + fields + properties + wikiLinks === 1;
  const hint = localImages > 0 ? ' Pasting doesn’t bring a document’s images along. Save them from the document and add them here.' : '';
  return `${new Intl.ListFormat('en').format(parts)} ${isOne ? 'was' : 'were'} left out.${hint}`;
}

function count(number: number, one: string, many = `${one}s`): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : many}`;
}

const ICON_SIZE = 32;

function isIcon(drawing: Element): boolean {
  const size = Number.parseFloat(drawing.getAttribute('width') ?? '');
  return drawing.getAttribute('aria-hidden') === 'true' || size <= ICON_SIZE || drawing.closest('a, button') !== null;
}

function isTrackingPixel(image: Element): boolean {
  return ['width', 'height'].some((name) => ['0', '1'].includes(image.getAttribute(name) ?? ''));
}
