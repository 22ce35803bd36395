/** The default first: one typeface for headings and labels, one for text. */
export const TYPE_PAIRINGS = ['bricolage', 'schibsted', 'instrument'] as const;

export type TypePairing = (typeof TYPE_PAIRINGS)[number];

export function findTypePairing(name: unknown): TypePairing {
  return TYPE_PAIRINGS.find((pairing) => pairing === name) ?? TYPE_PAIRINGS[0];
}
