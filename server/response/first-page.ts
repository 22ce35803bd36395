import type { IncomingHttpHeaders } from 'node:http';

/** Tells nearly nothing of a browser, and is sent only by one that a page has asked for it, until it is closed. */
const HINT = 'Sec-CH-UA-WoW64';
const HINT_KEY = 'sec-ch-ua-wow64';
export const ASK_FOR_HINT = ['Accept-CH', HINT];
export const FORM_VARY = `Sec-Fetch-Site, ${HINT}, Save-Data`;

/** Markup of this length fills every first view; what comes later waits for the whole style sheet. */
const FIRST_VIEW_LENGTH = 10_000;

/** Whether the browser has nothing of the site yet, as far as it says. */
export function isFirstPage(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] !== 'same-origin' && headers[HINT_KEY] === undefined;
}

/** Scripts cannot read a request's headers, and have to know whether the reader saves data. */
export function addSaving(lines: string[], headers: IncomingHttpHeaders): string[] {
  return headers['save-data'] === 'on' ? [...lines, 'Server-Timing', 'save-data'] : lines;
}

export type ToFirstPage = (html: string, nonce: string) => string | undefined;

/**
 * Puts the rules of the first view into the page and its style sheets at the end, so that it is seen before they come. They repeat those
 * rules in the same layers, which changes nothing. Undefined for a page without built style sheets.
 */
export function createFirstPages(readSheet: (href: string) => string | undefined): ToFirstPage {
  const parsed = new Map<string, Part[] | undefined>();
  const read = (href: string) => {
    if (!parsed.has(href)) parsed.set(href, parse(readSheet(href)));
    return parsed.get(href);
  };
  return (html, nonce) => {
    const links = html.slice(0, html.indexOf('</head>')).match(/<link [^>]*rel="stylesheet"[^>]*>/g) ?? [];
    const sheets = links.map((link) => read(/href="([^"]*)"/.exec(link)?.[1] ?? ''));
    if (links.length === 0 || !sheets.every((sheet) => sheet !== undefined)) return undefined;
    const shown = findShown(html);
    const styles = sheets.map((sheet) => write(sheet, shown));
    const late = [
      ...links.filter((_, at) => sheets[at]?.some(isStyle)),
      ...(html.match(/<script type="application\/ld\+json">[^<]*<\/script>/) ?? []),
    ];
    const rest = [...links, ...late].reduce((text, part) => text.replace(part, ''), html);
    const at = rest.indexOf('<link rel="expect"');
    const end = rest.lastIndexOf('</body>');
    return `${rest.slice(0, at)}<style nonce="${nonce}">${styles.join('')}</style>${rest.slice(at, end)}${late.join('')}${rest.slice(end)}`;
  };
}

/** A declaration, a statement, a rule with its selectors, or an at-rule, which has none. */
type Part = string | { prelude: string; selectors: Selector[]; parts: Part[] };

/** Faces that came late would have every text laid out again: their sheet is left to a script. */
const isStyle = (part: Part) => typeof part === 'string' || part.prelude !== '@font-face';

interface Selector {
  text: string;
  /** Classes with their dot, elements and states, without which it matches nothing. */
  needs: string[];
}

/** Of a sheet as the build writes it: minified, without comments. */
function parse(css: string | undefined): Part[] | undefined {
  const tokens = css?.matchAll(/((?:[^{};"']|"(?:\\.|[^"])*"|'(?:\\.|[^'])*')*)([{};]|$)/g);
  return tokens && readBlock(tokens);
}

function readBlock(tokens: Iterator<RegExpExecArray>): Part[] {
  const parts: Part[] = [];
  for (let token = tokens.next(); !token.done; token = tokens.next()) {
    const [, text = '', end] = token.value;
    if (end === '{') parts.push({ prelude: text, selectors: text.startsWith('@') ? [] : readSelectors(text), parts: readBlock(tokens) });
    else if (text.trim()) parts.push(text);
    if (end === '}' || end === '') break;
  }
  return parts;
}

/** Of a list; commas within brackets are its own. */
const SELECTOR = /(?:[^,([]|\[[^\]]*\]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g;

function readSelectors(prelude: string): Selector[] {
  return (prelude.match(SELECTOR) ?? []).map((text) => {
    let plain = text.replace(/\[[^\]]*\]/g, '');
    while (plain.includes('(')) plain = plain.replace(/\([^()]*\)/g, '');
    const states = plain.match(LATER_STATE) ?? [];
    plain = plain.replace(/::?[\w-]+/g, '');
    const elements = [...plain.matchAll(/(?:^|[\s>+~&])([a-z][\w-]*)/g)].map(([, name = '']) => name);
    return { text, needs: [...(plain.match(/\.[\w-]+/g) ?? []), ...elements, ...states] };
  });
}

/** The first of each on a page, in its header, shows the rest once it is open. */
const SEARCH_PANEL = /(<search\b[^>]*>)[\s\S]*?<\/search>/;
const MENU = /(<\/summary>)[\s\S]*?<\/details>/;
/** States that no page begins in. */
const LATER_STATE = /:hover|:active|::selection/g;

/** Elements, and classes with a dot. */
function findShown(html: string): Set<string> {
  const start = html.indexOf('<body');
  const view = html
    .slice(start, start + FIRST_VIEW_LENGTH)
    .replace(SEARCH_PANEL, '$1')
    .replace(MENU, '$1');
  const elements = [...view.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name);
  const classes = [...view.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ').map((name) => `.${name}`));
  return new Set(['html', '.theme-light', '.theme-dark', ...elements, ...classes]);
}

function write(parts: Part[], shown: Set<string>): string {
  return parts.map((part) => (typeof part === 'string' ? `${part};` : writeRule(part, shown))).join('');
}

function writeRule({ prelude, selectors, parts }: Exclude<Part, string>, shown: Set<string>): string {
  if (/^@(media|layer) print/.test(prelude)) return '';
  const matching = selectors.filter(({ needs }) => needs.every((name) => shown.has(name)));
  if (selectors.length > 0 && matching.length === 0) return '';
  const inner = write(parts, shown);
  if (inner === '' || (prelude === '@font-face' && !inner.includes('local('))) return '';
  return `${selectors.length > 0 ? matching.map(({ text }) => text).join() : prelude}{${inner}}`;
}
