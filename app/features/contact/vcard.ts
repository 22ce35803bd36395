import { getImageElsewhere } from '#features/images/image-variants.ts';
import type { Site } from '#features/settings/site.ts';

const MAX_LINE = 75;

/** vCard 3.0 (RFC 2426), which every phone reads. */
export function writeVcard(site: Site, siteUrl: string): string {
  const { location, tagline, portrait } = site.author;
  const photo = portrait && new URL(getImageElsewhere(portrait)?.url ?? portrait, siteUrl).href;
  return write([
    ...listEssentials(site.author, siteUrl),
    `ADR;TYPE=WORK:;;;${escapeText(location)};;;`,
    `NOTE:${escapeText(tagline)}`,
    ...(photo ? [`PHOTO;VALUE=URI:${photo}`] : []),
    ...site.social.map(({ name, url }) => `X-SOCIALPROFILE;TYPE=${name.toLowerCase().replace(/[^a-z0-9-]/g, '')}:${url}`),
  ]);
}

/** Holds only as much as fits into a code that a phone reads from a screen. */
export function writeShortVcard({ author }: Site, siteUrl: string): string {
  return write(listEssentials(author, siteUrl));
}

function listEssentials({ name, email, telephone }: Site['author'], siteUrl: string): string[] {
  return [
    `N:${toNameParts(name).map(escapeText).join(';')};;;`,
    `FN:${escapeText(name)}`,
    ...(telephone ? [`TEL:${telephone.replace(/[^\d+]/g, '')}`] : []),
    `EMAIL:${escapeText(email)}`,
    `URL:${siteUrl}`,
  ];
}

/** Takes the last word for the family name, as in English. */
function toNameParts(name: string): [family: string, given: string] {
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? [words.at(-1) ?? '', words.slice(0, -1).join(' ')] : ['', name.trim()];
}

function write(lines: string[]): string {
  return ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].map(fold).join('\r\n');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Folds lines of over 75 bytes without splitting a character. */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const letter of line) {
    const bytes = new TextEncoder().encode(letter).length;
    if (length + bytes > MAX_LINE) {
      folded += '\r\n ';
      length = 1;
    }
    folded += letter;
    length += bytes;
  }
  return folded;
}
