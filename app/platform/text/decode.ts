interface DecodedText {
  text: string;
  /** True if it was read as windows-1252, which nothing says. */
  isGuess: boolean;
}

/** Reads UTF-8, UTF-16, or what is certainly Western European text of Windows. Undefined where the letters cannot be known. */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const encoding = findUtf16(bytes) ?? 'utf-8';
  const text = decodeStrictly(bytes, encoding);
  if (text !== undefined) return text.includes('\0') ? undefined : { text, isGuess: false };
  if (encoding !== 'utf-8') return undefined;
  const { mixed, guess } = decodeRuns(bytes);
  return UNLIKELY.some((pattern) => pattern.test(guess)) ? undefined : { text: mixed, isGuess: true };
}

/** Runs of letters beyond ASCII each by themselves, as one file may hold texts of two times. UTF-8 is a space in `guess`. */
function decodeRuns(bytes: Uint8Array): { mixed: string; guess: string } {
  const whole = new TextDecoder('windows-1252').decode(bytes); // a letter for each byte
  const utf8 = new TextDecoder();
  let [mixed, guess] = ['', ''];
  for (let at = 0, end = 0; at < bytes.length; at = end) {
    const isAscii = (bytes[at] ?? 0) < 0x80;
    while (end < bytes.length && (bytes[end] ?? 0) < 0x80 === isAscii) end += 1;
    const isUtf8 = !isAscii && isUtf8Run(bytes, at, end);
    mixed += isUtf8 ? utf8.decode(bytes.subarray(at, end)) : whole.slice(at, end);
    guess += isUtf8 ? ' ' : whole.slice(at, end);
  }
  return { mixed, guess };
}

function isUtf8Run(bytes: Uint8Array, from: number, end: number): boolean {
  for (let at = from; at < end; ) {
    const lead = bytes[at] ?? 0;
    const length = lead < 0xc2 || lead > 0xf4 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (length === 0 || at + length > end || bytes.subarray(at + 1, at + length).some((byte) => byte > 0xbf)) return false;
    at += length;
  }
  return true;
}

export function decodeStrictly(bytes: Uint8Array, encoding = 'utf-8'): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Decodes `%20` and the like. Returns the text as it is if it is not well formed. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const SAMPLE_BYTES = 4096;

/** By its byte order mark, or by where the zeros of its spaces and line ends are. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros: [number, number] = [0, 0];
  for (const [at, byte] of bytes.subarray(0, SAMPLE_BYTES).entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = zeros;
  if (even === odd) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Signs in places where no Western language has them: texts in encodings of Mac, DOS, Asia or Eastern Europe look so. */
const UNLIKELY = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no encoding of a text has these
  /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f-\x9f]/,
  /[^\0-\x7f…“”‘’–—•«»¡¿\xa0]{4}/,
  /\p{Ll}[À-ÖØ-ÞŒ]/u,
  /\p{L}[ŠšŽžŸƒˆ˜†‡‰€‚„‹¡¿¬¦¤¨¸¯¶§±¢£¥µ×÷¹²³¼½¾ª]/u,
  /[ŠšŽžŸƒˆ˜¹²³¼½¾¸¬¦¤¯]\p{L}/u,
  /\p{L}[“”‘«»›©®°ºª™•]\p{L}/u,
];
