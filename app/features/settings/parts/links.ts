import type { RowsControl } from '#features/publishing/form-field.ts';

export interface NamedLink {
  name: string;
  /** An address that begins with https://; in the menu also a path of this site. */
  url: string;
}

/** Links as their field holds them: one a line, a name and then the address. */
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

/** The control of such a field. */
export const linkRows = {
  control: 'rows',
  noun: 'link',
  split: splitLink,
  join: ([name = '', url = '']) => `${name} ${url.trim()}`,
} satisfies Partial<RowsControl>;

/** A name and an address, also while one of them is not written yet. */
function splitLink(line: string): string[] {
  const end = line.lastIndexOf(' ');
  return [line.slice(0, Math.max(end, 0)), line.slice(end + 1)];
}
