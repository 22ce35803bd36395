import { about } from './parts/about.ts';
import { claims } from './parts/claims.ts';
import { contact } from './parts/contact.ts';
import { home } from './parts/home.ts';
import { identity } from './parts/identity.ts';
import { privacy, terms } from './parts/legal.ts';
import type { SettingsKind } from './parts/settings-kind.ts';

type FileSettings = readonly [file: string, settings: Pick<SettingsKind, 'name' | 'fields' | 'defaults'>];

const SITE_FILE = 'site.config.ts';
const WRITTEN: readonly FileSettings[] = [
  [SITE_FILE, identity],
  [SITE_FILE, claims],
  ...[home, about, contact, privacy, terms].map((kind) => [`content/pages/${kind.name}.ts`, kind] as const),
];

/** Returns a line for each value that the admin would refuse, with its place and what to do. */
export function findFileProblems(written: readonly FileSettings[] = WRITTEN): string[] {
  return written.flatMap(([file, { name: kind, fields, defaults }]) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const value = defaults[name] ?? '';
      const problem = field.schema.safeParse(value).error?.issues[0]?.message;
      return problem ? [`${file}: ${getPlace(kind, name)} is ${quote(value)}. ${problem}`] : [];
    }),
  );
}

/** `author.email`, `claims.growth.figure`. */
function getPlace(kind: string, name: string): string {
  if (kind === identity.name)
    return ['social', 'securityContact', 'whatsapp', 'language', 'timeZone'].includes(name) ? name : `author.${name}`;
  if (kind !== claims.name) return name;
  return `claims.${name.replace(/(Figure|Label|Source|Date|Shown)$/, (part) => `.${part.toLowerCase()}`)}`;
}

function quote(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  if (line === '') return 'empty';
  return `“${[...line].length > 60 ? `${[...line].slice(0, 60).join('')}…` : line}”`;
}
