import type { ContentVersion } from '#db/content-version.server.ts';

interface NextChange {
  /** Next change of a page that comes by a date and not by a save; in milliseconds since 1970, or infinity. */
  find: () => Promise<number>;
  contentVersion: Pick<ContentVersion, 'current'>;
  now(): Date;
}

/** Asks once per content version and again when the date has come, or when the clock has been set back. */
export function createNextChange({ find, contentVersion, now }: NextChange): () => Promise<number> {
  let known: { version: number; from: number; until: number } | undefined;
  return async () => {
    const [version, from] = [contentVersion.current(), now().getTime()];
    if (known?.version === version && known.from <= from && from < known.until) return known.until;
    const until = await find();
    known = { version, from, until };
    return until;
  };
}
