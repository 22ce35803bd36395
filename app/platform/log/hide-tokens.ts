/** Hides the token of a private link, which gives access to it. */
export function hideTokens(path: string): string {
  return path.replace(/^(\/{1,9}draft\/{1,9})[^/]+/i, '$1*');
}
