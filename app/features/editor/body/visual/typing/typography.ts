/** Double and single quotation marks by language; a language of a region, such as `de-CH`, has its own or those of its language. */
const QUOTES: Readonly<Record<string, string>> = {
  '„“‚‘': 'bg cs de et is ka lt mk sk sl sq sr',
  '„”‚’': 'bs ff hr pl',
  '„”«»': 'ro',
  '„”»«': 'hu',
  '””’’': 'fi he rn sn sv',
  '«»“”': 'ca es it rw',
  '«»„“': 'be ru uk',
  '«»‘’': 'am ar bm dz el fa hy mg nb nn no ps ti',
  '«»‹›': 'de-CH fr-CH kk',
  '« »“”': 'fr',
  '「」『』': 'ja zh-Hant',
};
const DEFAULT_QUOTES = '“”‘’';

interface Marks {
  double: [open: string, close: string];
  single: [open: string, close: string];
}

function getMarks(language: string): Marks {
  const find = (tag: string) => Object.entries(QUOTES).find(([, languages]) => languages.split(' ').includes(tag))?.[0];
  const [base = ''] = language.split('-');
  const [open = '', ...others] = (find(language) ?? find(base) ?? DEFAULT_QUOTES).replace(/ /g, '');
  const [close = '', singleOpen = '', singleClose = ''] = others;
  const space = base === 'fr' && language !== 'fr-CH' ? '\u00a0' : '';
  return { double: [open + space, space + close], single: [singleOpen, singleClose] };
}

export interface Correction {
  /** The end of the text, which is replaced. */
  typed: string;
  written: string;
}

const APOSTROPHE = '’';
const TRIGGERS = /["'.,:;!?)\ssr-]$|--[^-\n]$|[\u05D0-\u05EA]$/;

/** Quotation marks, dashes and dots as the language prints them, right after the last letter was typed. Not in code or addresses. */
export function correctTyped(text: string, language: string): Correction | undefined {
  if (!TRIGGERS.test(text) || isInCode(text) || isInAddress(text)) return undefined;
  return (
    correctDots(text) ??
    correctDash(text) ??
    correctApostrophe(text, language) ??
    correctQuote(text, language) ??
    correctSpace(text, language)
  );
}

function isInCode(text: string): boolean {
  return (text.match(/`/g)?.length ?? 0) % 2 === 1;
}

function isInAddress(text: string): boolean {
  const word = text.trimEnd().split(/\s/).at(-1) ?? '';
  return /:\/\/|^www\.|\]\(/.test(word);
}

function correctDots(text: string): Correction | undefined {
  return /(?:^|[^.])\.\.\.$/.test(text) ? { typed: '...', written: '…' } : undefined;
}

/** `a -- b`, `a--b` and `a -- `; `--flag` stays. */
function correctDash(text: string): Correction | undefined {
  const [, before = '', dashes = '', after = ''] = /(?:^|([^-]))(-{2,3})([^-\n])$/.exec(text) ?? [];
  if (!dashes || before === '' || (/\s/.test(before) && !/\s/.test(after))) return undefined;
  return { typed: dashes + after, written: (dashes === '--' ? '–' : '—') + after };
}

/** What was taken for an opening mark, once the word shows that letters were left out: ’90s, ’tis, ’s avonds. Gershayim in Hebrew. */
function correctApostrophe(text: string, language: string): Correction | undefined {
  const [, hebrew = ''] = /[\u05D0-\u05EA][”"]([\u05D0-\u05EA])$/.exec(text) ?? [];
  if (hebrew) return { typed: text.slice(-2), written: `״${hebrew}` };
  const open = getMarks(language).single[0];
  const end = text.slice(-8);
  const at = end.lastIndexOf(open);
  const word = end.slice(at + 1);
  const isAtStart = at === 0 || /[\s("“„«]/.test(end.charAt(at - 1));
  if (at < 0 || open === APOSTROPHE || !isAtStart) return undefined;
  return isShortened(word, language) ? { typed: open + word, written: APOSTROPHE + word } : undefined;
}

function isShortened(word: string, language: string): boolean {
  if (/^\d\d(?:s|er|[\s.,;:!?)])$/.test(word)) return true;
  if (/^nl/.test(language)) return /^[stkmnr][\s-]$/i.test(word);
  return /^en/.test(language) && /^(?:tis|twas|twere|twill|em|til)[\s.,;:!?]$/i.test(word);
}

function correctQuote(text: string, language: string): Correction | undefined {
  const typed = text.at(-1) ?? '';
  if (typed !== '"' && typed !== "'") return undefined;
  const marks = getMarks(language);
  const [open, close] = typed === '"' ? marks.double : marks.single;
  const before = text.slice(0, -1);
  if (typed === "'" && before.endsWith(`${open}n`)) return { typed: `${open}n'`, written: `${APOSTROPHE}n${APOSTROPHE}` }; // rock ’n’ roll
  const isElided = typed === '"' && /\p{L}’$/u.test(before); // qu’« il »
  const isStart = before === '' || isElided || /[\s([{<«„“‘‚‹「『/–—-]$/.test(before);
  const isOpen = open === close ? before.split(open).length % 2 === 0 : before.lastIndexOf(open) > before.lastIndexOf(close);
  if (typed === '"' && /\d$/.test(before) && !isOpen) return undefined; // inches
  if (isStart && !(isOpen && /\u00a0$/.test(before))) return { typed, written: open };
  return { typed, written: typed === "'" && !(isOpen && close !== APOSTROPHE) ? APOSTROPHE : close };
}

/** French parts these signs from the word before by a space that does not break. */
function correctSpace(text: string, language: string): Correction | undefined {
  const sign = text.at(-1) ?? '';
  return /^fr(?!-CH)/.test(language) && /\S [:;!?]$/.test(text) ? { typed: ` ${sign}`, written: `\u00a0${sign}` } : undefined;
}
