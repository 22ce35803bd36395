import { decodeStrictly, parseJson } from '#platform/text/decode.ts';

/** Undefined for a body that isn't JSON in UTF-8. `request.json()` would replace letters of other encodings by U+FFFD. */
export async function readJson(request: Request): Promise<unknown> {
  const text = decodeStrictly(new Uint8Array(await request.arrayBuffer()));
  return text === undefined ? undefined : parseJson(text);
}
