/** The pairings of typefaces that ship with the site, the default first: one for headings and labels, one for text. */
export const TYPE_PAIRINGS = ['bricolage', 'schibsted', 'instrument'] as const;

export type TypePairing = (typeof TYPE_PAIRINGS)[number];

/** The pairing of that name; the default where there is none. */
export function findTypePairing(name: unknown): TypePairing {
  return TYPE_PAIRINGS.find((pairing) => pairing === name) ?? TYPE_PAIRINGS[0];
}
