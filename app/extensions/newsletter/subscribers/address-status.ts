/** Recorded as left, asked to confirm, or left out. */
type Status = 'left' | 'pending' | 'unclear';

/** Why someone on a list of another newsletter is not subscribed, with the list's words, such as `status: cleaned`. */
export type ListedStatus = [status: Status, words: string];

/** `empty` counts as unclear unless another column says `subscribed`. */
type Verdict = Status | 'subscribed' | 'empty' | undefined;
type Judge = (value: string) => Verdict;

const BY_WEIGHT: readonly Verdict[] = ['left', 'unclear', 'pending', 'subscribed', 'empty'];
const MAX_VALUE = 200;
const MAX_WORDS = 80;

/** Judges rows by what the columns and the file are called. `names` is undefined for a file without column names. */
export function createStatusReader(
  fileName: string,
  names: readonly string[] | undefined,
  rows: readonly (readonly string[])[],
): (cells: readonly string[]) => ListedStatus | undefined {
  const judges = (names ?? rows[0] ?? []).flatMap((name, column) => {
    const judge = names ? findJudge(name, () => rows.map((cells) => cells[column] ?? '')) : judgeLoosely;
    return judge ? [{ label: names ? `${name}: ` : '', column, judge }] : [];
  });
  const [ofFile] = FILE.exec(fold(fileName)) ?? [];
  return (cells) => {
    const verdicts = judges.map(({ label, column, judge }) => {
      const value = (cells[column] ?? '').slice(0, MAX_VALUE);
      return { verdict: judge(value), words: label + (value || 'empty') };
    });
    if (ofFile) verdicts.push({ verdict: judgeState(ofFile), words: `file: ${fileName}` });
    const found = BY_WEIGHT.map((verdict) => verdicts.find((each) => each.verdict === verdict)).find(Boolean);
    if (!found?.verdict || found.verdict === 'subscribed') return undefined;
    return [found.verdict === 'empty' ? 'unclear' : found.verdict, found.words.slice(0, MAX_WORDS)];
  };
}

/** Less for what says more against a person. */
export function weighListed(listed: ListedStatus | undefined): number {
  return BY_WEIGHT.indexOf(listed?.[0] ?? 'subscribed');
}

type Listed = readonly (readonly [unknown, unknown, (ListedStatus | undefined)?])[];

const MAX_NAMED = 5;

/** Sentences for the owner. */
export function describeListed({ invalid = 0, ...people }: Record<Status, Listed> & { invalid?: number }): string[] {
  const say = (sentence: string, listed: Listed) => {
    const words = [...new Set(listed.map(([, , status]) => status?.[1] ?? ''))];
    const named = [...words.slice(0, MAX_NAMED), ...(words.length > MAX_NAMED ? ['…'] : [])].join(', ');
    return listed.length > 0 ? [`${sentence}: ${listed.length.toLocaleString('en')} (${named}).`] : [];
  };
  return [
    ...say('Not subscribed, as they left that list or are blocked there', people.left),
    ...say('Left out, as the list doesn’t clearly say that they are subscribed', people.unclear),
    ...say('Asked by email, as they haven’t confirmed there', people.pending),
    ...(invalid > 0 ? [`Lines without an email address: ${invalid.toLocaleString('en')}.`] : []),
  ];
}

/** Of the other newsletter itself: `left` for one that had all of these people. */
const FILE =
  /^(?:un ?sub\w*|cleaned (?=members|subscribers|contacts|export)|bounce[ds]?|complain\w*|black ?list\w*|block ?list\w*|suppress\w*|opt(?:ed)? ?outs?|archived (?=members)|non ?subscribed|unconfirmed|pending|abgemeldet\w*|desabonn\w*|desinscri\w*|bajas?)\b/;

/** How words of a status begin. */
const LEFT =
  'unsub|un sub|bounc|complain|spam|junk|clean|block|black list|blacklist|suppress|opt out|optout|opted out|remove|delete|cancel|disabled|banned|undeliverable|invalid|archived|excluded|withdr|revok|refus|declin|denied|left|abgemeldet|abbestellt|ausgetragen|gekundigt|gesperrt|geloscht|widerrufen|desabonn|desinscri|supprim|rejet|resili|baja|desuscri|rebotad|eliminad';
const PENDING =
  'pending|unconfirmed|unverified|unactivated|awaiting|waiting|validating|unbestatigt|ausstehend|en attente|pendiente|not confirm|not yet confirm|not verif|not activat|nicht bestatigt|non confirm|no confirm';

function hasWord(state: string, words: string): boolean {
  return words.split('|').some((word) => ` ${state}`.includes(` ${word}`));
}

const SUBSCRIBED = new Set(
  `subscribed|active|enabled|confirmed|verified|valid|deliverable|opted in|opt in|optin|double opt in|single opt in|regular|premium|free|paid|
  gift|gifted|comp|complimentary|founding|abonniert|angemeldet|aktiv|bestatigt|abonne|abonnee|inscrit|inscrite|actif|confirme|suscrito|suscrita|
  suscripto|activo|activa|confirmado`.split(/\|\s*/),
);
const YES = new Set('true yes y 1 t on x ja oui si wahr vrai verdadero'.split(' '));
const NO = new Set('false no n 0 f off nein non nunca never none null nil falsch faux falso'.split(' '));

function judgeState(value: string): Verdict {
  const state = fold(value);
  if (state === '') return value.trim() === '' ? 'empty' : 'unclear';
  if (SUBSCRIBED.has(state) || (YES.has(state) && !value.startsWith('-'))) return 'subscribed';
  if (hasWord(state, LEFT)) return 'left';
  return hasWord(state, PENDING) ? 'pending' : 'unclear';
}

/** Of a column that may be about something else. */
function judgeLoosely(value: string): Verdict {
  const isClear =
    /^(?:un ?subscribed?|bounced|complained|cleaned|(?:block|black) ?listed|opted out|unconfirmed|abgemeldet|desabonne|desinscrit)$/.test(
      fold(value),
    );
  return isClear ? 'unclear' : undefined;
}

function judgeYes(value: string, no: Status): Verdict {
  const answer = fold(value);
  if (NO.has(answer)) return no;
  return isDate(value) ? 'subscribed' : judgeState(value);
}

/** Of a column whose yes, or date, says that someone has left. */
function judgeNo(value: string): Verdict {
  const answer = fold(value);
  if (NO.has(answer) || /^[-0\s:.\\N/a]*$/.test(value)) return undefined;
  return YES.has(answer) || isDate(value) || hasWord(answer, LEFT) ? 'left' : 'unclear';
}

function isDate(value: string): boolean {
  return /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|^\d{9,13}$/.test(value) || (/\d{4}/.test(value) && !Number.isNaN(Date.parse(value)));
}

/** Said of email in most lists, so that `Email Marketing Status` is `status`. */
const CONTEXT =
  'membership|email|mail|member|contact|newsletter|recipient|campaign|user|marketing|audience|profile|global|current|courriel|correo';
const STATE_OF = 'subscribers|subscriber|subscription|deliverability|delivery|optin|list|permission';
const NOT_EMAIL = /sms|phone|whatsapp|push/;

const YES_NAMES: readonly [RegExp, no: Status][] = [
  [/^(?:subscribed?(?:to)?|abonniert|angemeldet|abonnee?|inscrite?|suscrit[oa]|suscripto)$/, 'left'],
  [/^(?:confirmed|verified|activated|doubleoptin|doi|bestatigt|confirmee?|confirmado)$/, 'pending'],
  [/^(?:opt(?:ed)?in(?:to)?|accepts?|active|enabled|aktiv|actif|activo|allowed|permission)$/, 'unclear'],
];
/** A site's own words may stand there, which say nothing to a program. */
const CONSENT = /^(?:gdpr|dsgvo|rgpd)?(?:consent(?:given)?|einwilligung|zustimmung|consentement|consentimiento)?$/;
const NO_NAMES =
  /^(?:disabled|un(?:subscribed?|sub)(?:from)?(?:all)?|opt(?:ed)?out(?:of)?(?:all)?|(?:black|block)list(?:ed)?|blocked|banned|(?:hard)?bounced?|clean(?:ed)?|complain(?:ed|t)|(?:markedas)?spam(?:complaint)?|deleted?|removed?|suppress(?:ed|ion)|excluded(?:from)?|donot|no|invalid|undeliverable|left|abgemeldet|abmelde|abmeldung|gesperrt|geloscht|desabonnee?|desinscrite?|desinscription|bloquee?|(?:dadode)?baja|bloqueado)$/;

function findJudge(name: string, listValues: () => string[]): Judge | undefined {
  const compact = fold(name).replaceAll(' ', '');
  const core = removeContext(compact.replace(/^(?:is|has|was)/, ''));
  if (NOT_EMAIL.test(compact)) return undefined;
  const isUsed = () => listValues().some((value) => value !== '');
  const isUnderstood = () => listValues().some((value) => !['unclear', 'empty'].includes(judgeState(value) ?? 'empty'));
  if (/^(?:status|statut|estatus)(?:de.*)?$/.test(core)) return isUsed() ? judgeState : undefined;
  if (/^(?:state|zustand|estado|etat|stato|type|typ|tipo)(?:de.*)?$/.test(core)) return isUnderstood() ? judgeState : undefined;
  if (/status|statut/.test(core)) return judgeLoosely;
  if (/^(?:tag|label|group|segment)s?$/.test(core)) return (value) => value.split(/[,;|]/).map(judgeLoosely).find(Boolean);
  const event = core.replace(/^(?:date(?:of|de)?|fecha(?:de)?)/, '').replace(/(?:at|on|am|date|datum|time|timestamp|reason)$/, '');
  if (NO_NAMES.test(core) || NO_NAMES.test(event)) return judgeNo;
  const [, no] = YES_NAMES.find(([names]) => names.test(core)) ?? [];
  if (no) return isUsed() ? (value) => judgeYes(value, no) : undefined;
  if (!CONSENT.test(core)) return undefined;
  const unknown = core === '' ? undefined : 'empty';
  return isUsed()
    ? (value) => (NO.has(fold(value)) || hasWord(fold(value), LEFT) ? 'unclear' : YES.has(fold(value)) ? 'subscribed' : unknown)
    : undefined;
}

function removeContext(compact: string): string {
  const rest = CONTEXT.split('|').reduce((text, word) => text.replaceAll(word, ''), compact);
  const states = STATE_OF.split('|').reduce((text, word) => text.replaceAll(`${word}stat`, 'stat').replaceAll(`${word}type`, 'type'), rest);
  return states.replace(/(?:(?<=to)|(?<=from)|(?<=all))s$/, '');
}

/** In small letters without accents, with a space for what is no letter or digit. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
