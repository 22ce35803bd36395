const ELSEWHERE = 'http://elsewhere.invalid';

export function safePath(wanted: string | null | undefined, otherwise: string): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, ELSEWHERE)) return otherwise;
  const url = new URL(wanted, ELSEWHERE);
  return url.origin === ELSEWHERE && !url.pathname.startsWith('//') ? url.pathname + url.search : otherwise;
}
