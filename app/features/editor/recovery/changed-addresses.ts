import { diffArrays } from 'diff';
import { readTokens } from '#features/html/html-tokens.ts';
import { BLOCKS } from './compare-html.ts';
import { MAX_EDITS } from './compare-texts.ts';

/** What an element leads to or shows, and what else its attributes say; or an address among the words. */
interface AddressLine {
  label: string;
  addresses: string[];
  /** Such as `title: Our figures`. */
  others: string[];
}

export interface ChangedLine extends AddressLine {
  kind: 'removed' | 'added';
}

/** Compares the attributes of two HTML texts, or the addresses in plain ones, each in its order. */
export function compareAddresses(before: string, after: string, { isHtml }: { isHtml: boolean }): ChangedLine[] {
  const [old, current] = [before, after].map((text) => (isHtml ? listInHtml(text) : listInText(text)).map(toKeyed));
  const changes = diffArrays(old ?? [], current ?? [], { maxEditLength: MAX_EDITS, comparator: (a, b) => a.key === b.key }) ?? [
    { removed: true, added: false, value: old ?? [] },
    { removed: false, added: true, value: current ?? [] },
  ];
  return changes.flatMap(({ added, removed, value }) =>
    added || removed ? value.map(({ line }) => ({ ...line, kind: added ? ('added' as const) : ('removed' as const) })) : [],
  );
}

const toKeyed = (line: AddressLine) => ({ line, key: JSON.stringify(line) });

/** True for a text that `compareAddresses` lists whole. */
export const isOnlyAddress = (text: string) => /^(?:(?:https?:\/)?\/\S+)?$/i.test(text);

function listInText(text: string): AddressLine[] {
  const found = text.match(/https?:\/\/[^\s<>"]+|^\/\S+/gi) ?? [];
  return (isOnlyAddress(text) && text ? [text] : found).map((address) => ({ label: 'Address', addresses: [address], others: [] }));
}

const ADDRESSES = new Set('href src srcset cite poster data action formaction background ping longdesc'.split(' '));
const LABELS: Record<string, string> = {
  ...BLOCKS,
  a: 'Link',
  img: 'Picture',
  p: 'Paragraph',
  ol: 'Numbered list',
  ul: 'List',
  q: 'Quote',
  figure: 'Figure',
  small: 'Small print',
};

function listInHtml(html: string): AddressLine[] {
  let href: string | undefined;
  return readTokens(html).flatMap((token) => {
    if (token.kind === 'text') return listInText(` ${token.text}`).filter(({ addresses: [address] }) => address !== href);
    if (token.kind !== 'start') return [];
    const entries = [...token.attributes].filter(([name, value]) => !(name === 'rel' && value === 'noopener')); // the sanitiser writes it
    if (token.name === 'a') href = token.attributes.get('href');
    if (entries.length === 0) return [];
    const [addresses, others] = [true, false].map((isAddress) => entries.filter(([name]) => ADDRESSES.has(name) === isAddress));
    return [
      {
        label: LABELS[token.name] ?? `<${token.name}>`,
        addresses: (addresses ?? []).map(([, value]) => value),
        others: (others ?? []).map(([name, value]) => (value ? `${name}: ${value}` : name)),
      },
    ];
  });
}

/** Any site but this. */
const BASE = 'https://this-site.invalid';

/** An address with the host that browsers would open: between its parts where it is written so, and before all of it where it is not. */
export function splitAddress(address: string): { start: string; host: string; end: string } {
  const url = URL.parse(address) ?? URL.parse(address, BASE);
  const host = url?.origin === BASE ? '' : (url?.host ?? '');
  const start = `${url?.protocol}//`;
  const end = address.slice(start.length + host.length);
  const isPlain = address.startsWith(start + host) && /^(?:[/?#]|$)/.test(end);
  return host && isPlain ? { start, host, end } : { start: '', host, end: address };
}
