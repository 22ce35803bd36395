import { type Fields, isFields } from '../../reading/fields.ts';
import { toIsoDate } from '../../reading/iso-date.ts';

export interface Publication {
  isDraft: boolean;
  publishedAt: string | null;
  /** Sentences on what hides it, unless it is called a draft. */
  notes: string[];
}

interface PublicationContext {
  /** Front matter of the text itself: it may call itself a draft without a note. */
  own: Fields;
  /** Of the name of the file; ISO 8601. */
  fileDate: string | null;
  /** In a folder of drafts. */
  isDraft: boolean;
  /** Sentences on what hides it besides its front matter. */
  reasons: readonly string[];
  now: Date;
}

/** Names of fields as they are compared: in small letters, without spaces and signs. */
const TABLES = /^(?:params|extra|metadata|meta|custom|data|page|post|article|blog|frontmatter|attributes|publication|publishing)$/;
const HIDES = new Set(
  'draft drafts private hide hidepage hidepost hidethis unlisted unpublish unpublished secret protect protected passwordprotected encrypt encrypted headless archived embargo embargoed internal confidential membersonly memberonly subscribersonly subscriberonly paid premium paywall paywalled requireslogin loginrequired disable disabled deleted trashed wip unfinished exclude excluded ignore ignored'.split(
    ' ',
  ),
);
const HIDES_SOMEWHERE = /^(?:hidden|hidefrom|hidein|excludefrom|eleventyexcludefrom)/;
/** Lists that Byline does not have. */
const ELSEWHERE = ['search', 'sitemap', 'nav', 'menu', 'toc', 'sidebar', 'title', 'comments'];
const SHOWS = /^(?:is|dg)?(?:publish(?:ed)?|public|visible|live|listed|released|enabled|render(?:ed)?)$/;
const STATES =
  /^(?:(?:post|page|article|content|publish|publishing|publication|draft|editorial|workflow)?(?:status|state)|visibility|access|audience)$/;
const PUBLIC =
  /^(?:publish(?:ed)?|public|live|visible|listed|everyone|everybody|anyone|all|posted|released|open|online|free|active|final)$/;
const SECRETS = /^(?:pass(?:word|wd|phrase|code)?|pin|accesscode)$/;
const STARTS = new Set(
  'date datepublished publish published schedule scheduled embargo embargoed released golive embargountil embargoeduntil hiddenuntil privateuntil draftuntil'.split(
    ' ',
  ),
);
const STARTS_AT = new Set(
  'pub publish published publishing publication release released schedule scheduled golive live available visible embargo embargoed'.split(
    ' ',
  ),
);
const ENDS =
  /^(?:expir.*|unpublish(?:ed)?(?:date|at|on|time)+|(?:publish(?:ed)?|public|live|visible|available|valid|show|listed)(?:until|till|to))$/;
const DISPLAYED = ['date', 'publishdate', 'pubdate', 'publishedat', 'published'];
/** Parts of a page that MkDocs names under `hide`. */
const PAGE_PARTS = /^(?:navigation|toc|path|footer|tags|feedback|edit|title|comments)$/;
const WHOLE_BUILD = /^(?:true|always|yes)$/;

/** Reads all that front matter says about being public. A draft is whatever one word hides, or makes unclear. */
export function readPublication(fields: Fields, { own, fileDate, isDraft, reasons, now }: PublicationContext): Publication {
  const hidden = [...reasons];
  const notes: string[] = [];
  const starts = new Map<string, string>();
  let isCalledDraft = isDraft;
  let isShown = false;
  for (const { name, key, value } of listWords(fields)) {
    const word = readWord(value);
    const date = readDate(value);
    const shown = SECRETS.test(name)
      ? `“${key}”`
      : `“${key}: ${(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 60)}”`;
    const hide = () => hidden.push(`It’s a draft, because of ${shown}.`);
    if (isEmpty(value)) {
      if (SHOWS.test(name)) hide();
    } else if (name === 'build') {
      const parts = isFields(value) ? Object.entries(value).filter(([part]) => part.toLowerCase() !== 'publishresources') : [['', value]];
      if (!parts.every(([, part]) => WHOLE_BUILD.test(String(part)))) hide();
    } else if (name === 'permalink' || name === 'url') {
      if (/^false$/i.test(String(value).trim())) hide();
    } else if (SECRETS.test(name)) {
      if (word !== false) hide();
    } else if (date && isStart(name)) {
      starts.set(name, date);
    } else if (ENDS.test(name)) {
      if (date && date > now.toISOString()) notes.push(`It will not end here, as ${shown} had it.`);
      else if (word !== false) hide();
    } else if (isHiding(name)) {
      const isPart = Array.isArray(value) && value.every((part) => PAGE_PARTS.test(String(part)));
      if (word === true && name === 'draft' && key in own) isCalledDraft = true;
      else if (word !== false && !isPart) hide();
    } else if (SHOWS.test(name)) {
      isShown ||= word === true;
      if (word === false && name === 'published' && key in own) isCalledDraft = true;
      else if (word !== true) hide();
    } else if (STATES.test(name)) {
      if (/^draft$/i.test(String(value).trim())) isCalledDraft = true;
      else if (word !== true && !PUBLIC.test(normalize(String(value)))) hide();
    } else if (isStart(name)) hide();
  }
  const given = DISPLAYED.map((name) => starts.get(name)).find(Boolean) ?? [...starts.values()][0] ?? fileDate;
  const created = readDate(fields.created) ?? readDate(fields.created_at);
  const held = [...starts.values()].filter((date) => date > now.toISOString()).sort();
  return {
    isDraft: isCalledDraft || hidden.length > 0 || (!given && !(isShown && created)),
    publishedAt: held.at(-1) ?? given ?? created,
    notes: [...hidden, ...notes],
  };
}

function isStart(name: string): boolean {
  const [base, shorter] = [name, name.replace(/time$/, '')].map((each) => each.replace(/(?:date|time|at|on|from|for)$/, ''));
  return STARTS.has(name) || (base !== name && [base, shorter].some((each) => each && STARTS_AT.has(each)));
}

function isHiding(name: string): boolean {
  const word = name.replace(/^(?:is|was)/, '');
  return HIDES.has(word) || (HIDES_SOMEWHERE.test(word) && !ELSEWHERE.some((list) => word.includes(list)));
}

/** True, false, or undefined for anything else, in the words of YAML 1.1 and 1.2. */
export function readWord(value: unknown): boolean | undefined {
  const text = typeof value === 'object' ? '' : String(value).trim().toLowerCase();
  if (/^(?:true|yes|y|on|1|t)$/.test(text)) return true;
  return /^(?:false|no|n|off|0|f|none|never)$/.test(text) ? false : undefined;
}

const WORDS_OF_DATES =
  /^(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|[ap]m|gmt|utc|z|t|[ecmp][sd]t)$/i;

/** Null for what is no whole date: JavaScript finds a year in nearly every text. */
export function readDate(value: unknown): string | null {
  if (typeof value !== 'string' || !/(?<!\d)\d{4}(?!\d)/.test(value)) return null;
  if (!(value.match(/\p{L}+/gu) ?? []).every((word) => WORDS_OF_DATES.test(word))) return null;
  return toIsoDate(value.replace(/(?<=T[\d:.]{4,20}) (?=[+-]\d\d:?\d\d$)/, '')) ?? toIsoDate(value);
}

function* listWords(fields: Fields): Generator<{ name: string; key: string; value: unknown }> {
  for (const [key, value] of Object.entries(fields)) {
    const name = normalize(key);
    if (TABLES.test(name) && isFields(value)) yield* listWords(value);
    else yield { name, key, value };
  }
}

function normalize(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === 'object' ? Object.keys(value).length === 0 : String(value).trim() === '')
  );
}
