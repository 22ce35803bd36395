import type { RowsControl } from '#features/publishing/form-field.ts';

export interface NamedLink {
  name: string;
  /** Begins with https://; in the menu it may be a path of this site. */
  url: string;
}

/** One link a line: a name, then the address. */
export function parseLinks(text: string): NamedLink[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [name = '', url = ''] = splitLink(line);
      return { name: name.trim(), url };
    });
}

export const linkRows = {
  control: 'rows',
  noun: 'link',
  split: splitLink,
  join: ([name = '', url = '']) => `${name} ${url.trim()}`,
} satisfies Partial<RowsControl>;

function splitLink(line: string): string[] {
  const end = line.lastIndexOf(' ');
  return [line.slice(0, Math.max(end, 0)), line.slice(end + 1)];
}
