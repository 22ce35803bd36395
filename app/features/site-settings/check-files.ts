import { about } from './documents/about.ts';
import { claims } from './documents/claims.ts';
import { contact } from './documents/contact.ts';
import { home } from './documents/home.ts';
import { identity } from './documents/identity.ts';
import { privacy, terms } from './documents/legal.ts';
import type { SiteDocument } from './documents/site-document.ts';

/** A document with the file that its defaults stand in. */
type WrittenDocument = readonly [file: string, document: Pick<SiteDocument<unknown>, 'name' | 'fields' | 'defaults'>];

const SITE_FILE = 'site.config.ts';
const WRITTEN: readonly WrittenDocument[] = [
  [SITE_FILE, identity],
  [SITE_FILE, claims],
  ...[home, about, contact, privacy, terms].map((document) => [`content/pages/${document.name}.ts`, document] as const),
];

/** A line for each value in the site's files that the admin would refuse, too: where it stands, what it is and what to do. */
export function findFileProblems(written: readonly WrittenDocument[] = WRITTEN): string[] {
  return written.flatMap(([file, { name: document, fields, defaults }]) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const value = defaults[name] ?? '';
      const problem = field.safeParse(value).error?.issues[0]?.message;
      return problem ? [`${file}: ${getPlace(document, name)} is ${quote(value)}. ${problem}`] : [];
    }),
  );
}

/** Where a field stands in its file: `author.email`, `claims.growth.figure`. */
function getPlace(document: string, name: string): string {
  if (document === identity.name)
    return ['social', 'securityContact', 'whatsapp', 'language', 'timeZone'].includes(name) ? name : `author.${name}`;
  if (document !== claims.name) return name;
  return `claims.${name.replace(/(Figure|Label|Source|Date|Shown)$/, (part) => `.${part.toLowerCase()}`)}`;
}

/** Of a value that is long, its beginning. */
function quote(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  if (line === '') return 'empty';
  return `“${[...line].length > 60 ? `${[...line].slice(0, 60).join('')}…` : line}”`;
}
