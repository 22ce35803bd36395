/** The same numbers for the same seed. */
export function createRandom(seed: number) {
  let state = seed;
  const below = (count: number) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >>> 8) % count;
  };
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0];
  return { below, pick };
}

export type Random = ReturnType<typeof createRandom>;

const PIECES = [
  ...['>', '<', '<! ', '<span ', '</p>', '<p>', '</a>', '<a ', ' href=', ' src="', '"', "'", '&', '&amp;', '&#x3e;', '=', '/', '/>', '`'],
  ...['x', 'two words', ' ', '\n', '<b>', '<!--', '-->', '<![CDATA[', ']]>', '<li>', '</table>', '<style>', '</small>'],
  ...['\u202e', '\u2066', '\u200b', '\u00ad', '\u3164', '\u{e0041}', '\u05d0\u05d1', 'https://words.example/'],
] as const;

/** Text made of what parsers disagree about. */
export function writePieces({ below, pick }: Random, most = 5): string {
  return Array.from({ length: below(most) }, () => pick(PIECES)).join('');
}

/** Attributes in any order and with any quotes. */
export function writeAttributes(random: Random, attributes: readonly (readonly [name: string, value: string])[]): string {
  const left = [...attributes];
  let written = '';
  while (left.length > 0) {
    const [[name, value]] = left.splice(random.below(left.length), 1) as [readonly [string, string]];
    const isBare = /^[^\s"'=<>`&]+$/.test(value) && random.below(2) === 0;
    const [quote, entity] = random.pick([
      ['"', '&quot;'],
      ["'", '&#39;'],
    ]);
    const quoted = value.replaceAll('&', '&amp;').replaceAll(quote, entity);
    written += `${random.pick([' ', '\n', '  '])}${name}${random.pick(['=', '=', ' = '])}${isBare ? value : `${quote}${quoted}${quote}`}`;
  }
  return written;
}
