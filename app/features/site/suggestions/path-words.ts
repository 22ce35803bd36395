const MAX_LENGTH = 80;

/** `/blogs/how-to-brand.html` gives `how to brand`. */
export function getPathWords(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? '';
  return decode(last)
    .toWellFormed()
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[-_+\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .toWellFormed();
}

function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray per cent sign
  }
}
