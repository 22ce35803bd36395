import { type HtmlToken, readTokens } from '#features/html/html-tokens.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';

const BLOCKS = new Set('p h1 h2 h3 h4 h5 h6 ul ol blockquote figure figcaption pre table tr hr div'.split(' '));

/** Writes a line for each paragraph, heading and list item, and an image as its description. */
export function toReadableText(html: string): string {
  return readTokens(html)
    .map((token) => (token.kind === 'text' ? token.text.replace(/\s+/g, ' ') : toBreak(token)))
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .reduce(addLine, '')
    .trim();
}

function toBreak(token: Exclude<HtmlToken, { kind: 'text' }>): string {
  if (token.kind === 'comment') return '';
  if (token.name === 'img') {
    const alt = token.kind === 'start' ? token.attributes.get('alt') : undefined;
    return alt === undefined ? '\n[Image]\n' : `\n[Image: ${alt}]\n`;
  }
  if (token.name === 'li') return token.kind === 'end' ? '' : '\n- ';
  if (token.name === 'br') return '\n';
  return BLOCKS.has(token.name) ? '\n\n' : '';
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
