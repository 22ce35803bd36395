import type { FieldValues } from '#features/publishing/content-kind.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** HTML as it is read aloud: its words, a line for each paragraph, heading and list item, an image as its description. */
export function toReadableText(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/gi, '\n[Image: $1]\n')
    .replace(/<img\b[^>]*>/gi, '\n[Image]\n')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(/<\/?(?:p|h[1-6]|ul|ol|blockquote|figure|figcaption|pre|table|tr|hr|div)\b[^>]*>/gi, '\n\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) =>
      decimal || hex ? toCharacter(decimal ? Number(decimal) : Number.parseInt(hex, 16), entity) : (ENTITIES[name.toLowerCase()] ?? entity),
    )
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n+(- )/g, '\n$1')
    .replace(/^-\s*\n+/gm, '- ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A whole form as text for another program: each field under its name. */
export function formatFields(fields: FieldValues, labels: Readonly<Record<string, string>>): string {
  return Object.entries(labels)
    .filter(([name]) => fields[name] !== undefined && fields[name] !== '' && !isBox(fields[name]))
    .map(([name, label]) => (name === 'content' ? `${label}:\n\n${toReadableText(fields[name] ?? '')}` : `${label}: ${fields[name]}`))
    .join('\n\n');
}

/** The same two forms with their content as readable text, where the words differ; where only tags do, as HTML. */
export function toReadableForms(a: FieldValues, b: FieldValues): [FieldValues, FieldValues] {
  const [textA, textB] = [toReadableText(a.content ?? ''), toReadableText(b.content ?? '')];
  return textA === textB
    ? [a, b]
    : [
        { ...a, content: textA },
        { ...b, content: textB },
      ];
}

function isBox(value: string | undefined) {
  return value === 'on';
}

function toCharacter(code: number, entity: string) {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
