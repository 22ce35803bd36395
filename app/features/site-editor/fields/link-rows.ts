/** A name and an address as their row has them, also while one of them is not written yet. */
export function splitLink(line: string): string[] {
  const end = line.lastIndexOf(' ');
  return [line.slice(0, Math.max(end, 0)), line.slice(end + 1)];
}

/** The line of a field that such a row is. */
export function joinLink([name = '', url = '']: readonly string[]): string {
  return `${name} ${url.trim()}`;
}
