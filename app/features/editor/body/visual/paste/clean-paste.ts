import { isAllowedAttribute } from '#features/html/allowed-html.ts';
import { parseInert } from '#features/html/inert-html.ts';
import { inlineFootnotes } from './footnotes.ts';
import { type BringIn, type PasteLosses, removeUnkept } from './paste-losses.ts';
import { unwrapLink } from './unwrap-link.ts';

/** Cleans clipboard HTML of Word, Google Docs and web pages; returns what could not be kept too. */
export function cleanPaste(html: string, bringIn: BringIn = () => undefined): { html: string; losses: PasteLosses } {
  const body = parseInert(withoutConditionalComments(html));
  for (const element of body.querySelectorAll(NOISE)) element.remove();
  for (const image of [...body.querySelectorAll('img')]) if (isEmojiPicture(image)) image.replaceWith(image.alt.trim());
  for (const image of body.querySelectorAll('img[data-upload]')) image.setAttribute('src', image.getAttribute('data-upload') ?? '');
  const losses = removeUnkept(body, bringIn);
  repairPastedLists(body);
  inlineFootnotes(body);
  for (const pre of body.querySelectorAll('pre')) repairCode(pre);
  toKnownTags(body);
  for (const element of [...body.querySelectorAll('*')]) toTags(element);
  for (const heading of [...body.querySelectorAll('h1, h5, h6')]) rename(heading, heading.localName === 'h1' ? 'h2' : 'h4');
  for (const link of body.querySelectorAll('a[href]')) link.setAttribute('href', unwrapLink(link.getAttribute('href') ?? ''));
  for (const element of [...body.querySelectorAll('*')]) strip(element);
  tidyText(body);
  for (const element of [...body.querySelectorAll('p, h2, h3, h4, li, blockquote')]) if (isEmpty(element)) element.remove();
  for (const block of body.querySelectorAll('p, h2, h3, h4, aside')) trimStart(block);
  for (const lineBreak of [...body.querySelectorAll(':scope > br')]) lineBreak.remove();
  return { html: body.innerHTML, losses };
}

const NOISE = 'style, script, meta, link, title, xml, noscript, template, colgroup, br[clear], o\\:p, .Apple-interchange-newline';

/** Chats, mail programs and networks draw emoji as small pictures that have the sign as their description. */
function isEmojiPicture({ alt, width }: HTMLImageElement): boolean {
  const isSign = /^[\p{Extended_Pictographic}\p{Emoji_Component}\s]{1,40}$/u.test(alt);
  return isSign && /\p{Extended_Pictographic}|\p{RI}|\u20e3/u.test(alt) && width <= 128;
}

/** Word wraps what other programs should not see in conditional comments. */
function withoutConditionalComments(html: string): string {
  return html.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(/<!\[(?:if|endif)[^>]*(?:>|$)/gi, '');
}

const SAME: Readonly<Record<string, string>> = {
  del: 's',
  strike: 's',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  dfn: 'em',
  var: 'em',
  tfoot: 'tbody',
};

function toKnownTags(body: HTMLElement) {
  for (const [tag, known] of Object.entries(SAME)) for (const element of [...body.querySelectorAll(tag)]) rename(element, known);
  for (const link of [...body.querySelectorAll('a[href^="#"]')]) {
    const isFootnote = /ftn|footnote/i.test(link.getAttribute('href') ?? '') && !link.closest('sup') && link.textContent?.trim();
    if (isFootnote) wrapContent(link, 'sup');
    unwrap(link); // what it leads to has no id here
  }
}

/** Chat assistants put a head with buttons into it, and highlighters several classes. */
function repairCode(pre: Element) {
  const code = pre.querySelector('code');
  if (!code) return;
  code.className = /(?:^|\s)(language-\S+)/.exec(code.className)?.[1]?.toLowerCase() ?? '';
  pre.replaceChildren(code);
}

/** Turns styles into tags; a tag that its own style cancels is unwrapped. */
function toTags(element: Element) {
  const style = element.getAttribute('data-style') ?? '';
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/.exec(style)?.[1];
  if (weight === 'normal' || weight === '400') {
    if (element.localName === 'b' || element.localName === 'strong') return unwrap(element);
  } else if (weight && (weight === 'bold' || Number(weight) >= 600) && !element.closest('h1, h2, h3, h4, h5, h6, th, b, strong')) {
    wrapContent(element, 'strong');
  }
  if (/font-style:\s*italic/.test(style) && !element.closest('i, em')) wrapContent(element, 'em');
  if (/(?:^|;)\s*text-decoration[^;]*line-through/.test(style) && !element.closest('s, del, strike')) wrapContent(element, 's');
  if (/vertical-align:\s*super/.test(style)) wrapContent(element, 'sup');
  if (/vertical-align:\s*sub\b/.test(style)) wrapContent(element, 'sub');
}

const UNWRAPPED = new Set(['span', 'font']);

function strip(element: Element) {
  if (UNWRAPPED.has(element.localName) || element.localName.includes(':')) return unwrap(element);
  if (element.localName === 'a' && !isAllowedAttribute('a', 'href', element.getAttribute('href') || ':')) return unwrap(element);
  for (const { name, value } of [...element.attributes]) {
    const isNoise = name === 'lang' || (name === 'dir' && value !== 'rtl');
    if (isNoise || !isAllowedAttribute(element.localName, name, value)) element.removeAttribute(name);
  }
}

/** Leaves no-break spaces only where French and German typography wants them. */
function tidyText(body: HTMLElement) {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('pre')) continue;
    node.nodeValue = (node.nodeValue ?? '').replace(/\u00a0(?![:;!?»%€])(?<!«\u00a0)/g, ' ').replace(/[ \t\r\n]+/g, ' ');
  }
}

/** Trims the space that followed a removed image. */
function trimStart(block: Element) {
  for (let node = block.firstChild; node && (node.nodeName === 'BR' || node.nodeType === Node.TEXT_NODE); node = block.firstChild) {
    if (node.nodeName === 'BR' || !node.nodeValue?.trim()) node.remove();
    else {
      node.nodeValue = node.nodeValue.trimStart();
      return;
    }
  }
}

function isEmpty(element: Element) {
  return !element.textContent?.trim() && !element.querySelector('img, hr, table') && !element.closest('td, th');
}

function wrapContent(element: Element, tag: string) {
  if (!element.textContent?.trim() || element.querySelector('p, h1, h2, h3, h4, ul, ol, table')) return;
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function rename(element: Element, tag: string) {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

/** Turns Word's list paragraphs into lists, and moves nested lists of Google Docs into their items. */
function repairPastedLists(body: HTMLElement): void {
  for (const list of [...body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')]) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
  }
  for (const list of [...body.querySelectorAll('ul, ol')]) openList(list);
  let open: OpenList[] = [];
  let last: Element | undefined;
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p, li[data-tag]')]) {
    const item = readItem(paragraph);
    if (!item) continue;
    if (last?.nextElementSibling !== paragraph) open = [];
    open = open.filter(({ level, tag }) => level < item.level || (level === item.level && tag === item.tag));
    let list = open.find(({ level }) => level === item.level)?.list;
    if (!list) {
      list = createList(body.ownerDocument, item);
      const outer = open.at(-1)?.list.lastElementChild;
      if (outer) outer.append(list);
      else paragraph.before(list);
      open.push({ level: item.level, tag: item.tag, list });
    }
    const element = body.ownerDocument.createElement('li');
    element.append(...paragraph.childNodes);
    list.append(element);
    paragraph.remove();
    last = open[0]?.list;
  }
}

interface ListItem {
  level: number;
  tag: 'ol' | 'ul';
  number: number | undefined;
}

type OpenList = Pick<ListItem, 'level' | 'tag'> & { list: Element };

function createList(document: Document, { tag, number = 1 }: ListItem): Element {
  const list = document.createElement(tag);
  if (number > 1) list.setAttribute('start', String(number));
  return list;
}

/** Word in the browser makes a list of each run of items that are equally deep. */
function openList(list: Element) {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  if (!items[0]?.dataset.ariaLevel) return;
  for (const { dataset } of items) dataset.tag = list.localName;
  (list.closest('.ListContainerWrapper') ?? list).replaceWith(...items);
}

/** Reads level and kind from a Word paragraph's marker, and removes the marker. */
function readItem(paragraph: HTMLElement): ListItem | undefined {
  const { tag, ariaLevel, ariaPosinset } = paragraph.dataset;
  if (ariaLevel) return { level: Number(ariaLevel), tag: tag === 'ol' ? 'ol' : 'ul', number: Number(ariaPosinset) || undefined };
  const style = paragraph.getAttribute('data-style') ?? '';
  const level = /(?:^|;)\s*mso-list:[^;]*\blevel(\d+)/i.exec(style)?.[1];
  if (!level) return undefined;
  const marker = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('data-style') ?? ''));
  const [, sign] = /^\s*\(?(\d+|[a-z]|[ivxlc]+)[.)]/i.exec(marker?.textContent ?? '') ?? [];
  marker?.remove();
  return { level: Number(level), tag: sign ? 'ol' : 'ul', number: sign && /^\d+$/.test(sign) ? Number(sign) : undefined };
}
