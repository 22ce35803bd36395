/** Decodes what needs no encoding, and leaves out dots, doubled slashes and a final one. */
export function toCanonicalPath(path: string): string {
  const decoded = path.replace(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });
  const { pathname } = new URL(`http://host${decoded}`);
  return pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

export function toLowerCasePath(path: string): string {
  return path.replace(/%[0-9A-F]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}
