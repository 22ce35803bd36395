import { Resolver } from 'node:dns/promises';

const TIMEOUT_MS = 2500;
const NONE = ['ENODATA', 'ENOTFOUND'];

/** The TXT records of a name, each joined; `not-asked` if no DNS server answers. */
export type ResolveTxt = (name: string) => Promise<string[] | 'not-asked'>;

export async function resolveTxt(name: string): Promise<string[] | 'not-asked'> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  const timer = setTimeout(() => resolver.cancel(), TIMEOUT_MS);
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    return error instanceof Error && 'code' in error && NONE.includes(String(error.code)) ? [] : 'not-asked';
  } finally {
    clearTimeout(timer);
  }
}
