/** Parts of names, in small letters; a space is where the name begins or ends. */
const FIELDS =
  'restrict|membersonly|members_only|member_only|_members_access|membership|paywall|rcp_|pmpro|access_level|newsletter_access|paid_content|content_protect|s2member|wlm|memberful|private_content|subscribers_only|login_required|require_login|_is_paid|wpmem_block|passster|visibility_|_wpac|ihc_mb|swpm';
const SHORTCODES =
  'restrict|member|mepr|pmpro| rcp|paid|paywall|premium|protect|passster| private| hid|subscriber|subscribed|login|log_in|loggedin|logged_in|logged-in| um_| wlm|swpm| s2| ihc| arm_| groups_| access| user| only| wcm_| pms| ppw| visib| conditional| if |patreon|steady';
const BLOCKS =
  'premium-content|membership|memberpress|members/|members-|member/|restrict|protect|private|subscriber-|subscribers-|logged-in|loggedin|pmpro|mepr|rcp|conditional|visibility|content-control|gated|show-hide|patreon|steady';
const SETTINGS = 'visib|condition|contentcontrol|restrict|membersonly|userrole|loggedin|hideblock|showinweb|showblog';

function hasAny(name: string, parts: string): boolean {
  const padded = ` ${name.toLowerCase()} `;
  return parts.split('|').some((part) => padded.includes(part));
}

const OPEN_VALUES = new Set([
  ...['', '0', 'no', 'false', 'off', 'none', 'default', 'public', 'everyone', 'everybody', 'all'],
  ...['a:0:{}', '[]'],
]);
/** Ultimate Member writes it for every post. */
const OPEN_SERIALIZED = /"_um_custom_access_settings";(?:b:0|s:0:""|s:1:"0")/;

/** True if a plugin's field says, or may say, that not every reader sees the post. MemberPress keeps its rules elsewhere. */
export function isRestricted(meta: ReadonlyMap<string, string>): boolean {
  return [...meta].some(([key, value]) => {
    if (/^_mepr/.test(key)) return true;
    const isOpen = OPEN_VALUES.has(value.toLowerCase()) || OPEN_SERIALIZED.test(value) || /force_public/.test(key);
    return hasAny(key, FIELDS) && !isOpen;
  });
}

export interface OpenParts {
  content: string;
  /** Names of what was left out. */
  dropped: Set<string>;
  /** Without an end: nobody can say what it hides. */
  hasPaywall: boolean;
}

/** Leaves out what plugins show to some readers alone. */
export function dropRestrictedParts(content: string): OpenParts {
  const dropped = new Set<string>();
  const shown = dropShortcodes(dropBlocks(content, dropped), dropped);
  return {
    content: shown,
    dropped,
    hasPaywall:
      [...listComments(content)].some(({ comment }) => PAYWALL.test(comment)) || /\[(?:paywall|[a-z]{1,20}[-_]only)\b/i.test(shown),
  };
}

const PAYWALL = /^(?:wp:[\w/-]{0,100}paywall\s[\s\S]*\/|(?:members|subscribers|paid)[-_ ]?only|paywall)$/i;

function dropShortcodes(html: string, dropped: Set<string>): string {
  const lastEnds = new Map([...html.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi)].map(({ 1: name = '', index }) => [name, index]));
  let shown = '';
  let from = 0;
  for (const { 1: name = '', index } of html.matchAll(/\[([a-z][\w-]{0,60})(?=[\s\]=/])/gi)) {
    if (index < from || html[index - 1] === '[' || /^team/i.test(name) || !hasAny(name, SHORTCODES) || (lastEnds.get(name) ?? -1) < index)
      continue;
    shown += html.slice(from, index);
    from = html.indexOf(`[/${name}]`, index) + name.length + '[/]'.length;
    dropped.add(`[${name}]`);
  }
  return shown + html.slice(from);
}

function dropBlocks(html: string, dropped: Set<string>): string {
  let shown = '';
  let from = 0;
  let hidden: { name: string; depth: number } | undefined;
  for (const { start, end, comment } of listComments(html)) {
    const [, slash, name = '', settings = ''] = /^(\/?)wp:([\w/-]{1,100})(?:\s([\s\S]*))?$/.exec(comment) ?? [];
    const isAlone = settings.endsWith('/');
    if (!name || (hidden && (name !== hidden.name || isAlone))) continue;
    if (hidden) {
      hidden.depth += slash ? -1 : 1;
      if (hidden.depth > 0) continue;
      hidden = undefined;
      from = end;
    } else if (!slash && isHidden(name, settings)) {
      shown += html.slice(from, start);
      dropped.add(name);
      if (isAlone) from = end;
      else hidden = { name, depth: 1 };
    }
  }
  return hidden ? shown : shown + html.slice(from);
}

const MAX_DEPTH = 5;

function isHidden(name: string, settings: string): boolean {
  if (hasAny(name, BLOCKS)) return true;
  if (!hasAny(settings, SETTINGS)) return false;
  try {
    const read = JSON.parse(settings.replace(/\/$/, ''));
    return Object.entries({ ...read, ...read.metadata }).some(([key, value]) => hasAny(key, SETTINGS) && !isOpen(key, value, 0));
  } catch {
    return true;
  }
}

/** True for a setting that hides nothing. An unknown one hides. */
function isOpen(key: string, value: unknown, depth: number): boolean {
  if (value === null || value === /visib|show/i.test(key)) return true;
  if (typeof value === 'string') return OPEN_VALUES.has(value) || value === 'visible';
  return typeof value === 'object' && depth < MAX_DEPTH && Object.entries(value).every(([inner, each]) => isOpen(inner, each, depth + 1));
}

/** WordPress keeps the names and settings of blocks in what HTML calls comments. */
export function* listComments(html: string): Generator<{ start: number; end: number; comment: string }> {
  let from = 0;
  for (let start = html.indexOf('<!--'); start >= 0; start = html.indexOf('<!--', from)) {
    const close = html.indexOf('-->', start);
    if (close < 0) break;
    from = close + 3;
    yield { start, end: from, comment: html.slice(start + 4, close).trim() };
  }
}
