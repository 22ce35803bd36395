import type { FieldValues } from '#features/publishing/content-kind.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const BLOCKS = new Set('p h1 h2 h3 h4 h5 h6 ul ol blockquote figure figcaption pre table tr hr div'.split(' '));

/** Writes a line for each paragraph, heading and list item, and an image as its description. */
export function toReadableText(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<[^<>]*>/g, toBreak)
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) =>
      decimal || hex ? toCharacter(decimal ? Number(decimal) : Number.parseInt(hex, 16), entity) : (ENTITIES[name.toLowerCase()] ?? entity),
    )
    .split('\n')
    .map((line) => line.trim())
    .reduce(addLine, '')
    .trim();
}

function toBreak(tag: string): string {
  const name = /^<\/?([a-z]\w*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
  if (name === 'img') {
    const alt = /\balt="([^"]*)"/i.exec(tag)?.[1];
    return alt === undefined ? '\n[Image]\n' : `\n[Image: ${alt}]\n`;
  }
  if (name === 'li') return tag.startsWith('</') ? '' : '\n- ';
  if (name === 'br') return '\n';
  return BLOCKS.has(name) ? '\n\n' : '';
}

/** Adds at most one empty line between two, none between list items and none within them. */
function addLine(text: string, line: string): string {
  if (line === '') return text.endsWith('\n\n') || text.endsWith('- ') ? text : `${text}\n`;
  if (!line.startsWith('-')) return `${text}${line}\n`;
  const before = text.trimEnd();
  const isNextItem = before.slice(before.lastIndexOf('\n') + 1).startsWith('- ');
  return `${before}${isNextItem ? '\n' : '\n\n'}${line === '-' ? '- ' : `${line}\n`}`;
}

export function formatFields(fields: FieldValues, labels: Readonly<Record<string, string>>): string {
  return Object.entries(labels)
    .filter(([name]) => fields[name] !== undefined && fields[name] !== '' && !isBox(fields[name]))
    .map(([name, label]) => (name === 'content' ? `${label}:\n\n${toReadableText(fields[name] ?? '')}` : `${label}: ${fields[name]}`))
    .join('\n\n');
}

function isBox(value: string | undefined) {
  return value === 'on';
}

function toCharacter(code: number, entity: string) {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
