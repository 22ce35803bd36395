import type { TypePairing } from '#features/settings/parts/type-pairings.ts';
import grotesque from '#ui/fonts/grotesque.woff2?url';
import instrument from '#ui/fonts/instrument/instrument.woff2?url';
import literata from '#ui/fonts/instrument/literata.woff2?url';
import schibsted from '#ui/fonts/schibsted/schibsted.woff2?url';
import stix from '#ui/fonts/schibsted/stix.woff2?url';
import serif from '#ui/fonts/serif.woff2?url';
import { styleSheet } from '#ui/style-sheet.ts';
import bricolageStyles from './pairings/bricolage/styles.css?url';
import instrumentStyles from './pairings/instrument/styles.css?url';
import schibstedStyles from './pairings/schibsted/styles.css?url';

const FILES: Record<TypePairing, { styles: string; fonts: string[] }> = {
  bricolage: { styles: bricolageStyles, fonts: [grotesque, serif] },
  schibsted: { styles: schibstedStyles, fonts: [schibsted, stix] },
  instrument: { styles: instrumentStyles, fonts: [instrument, literata] },
};

export function getDocumentLinks(types: TypePairing) {
  const { styles, fonts } = FILES[types];
  return [
    styleSheet(styles),
    ...fonts.map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const),
  ];
}

/** The style sheet's hash has to be that of its link, or it would be fetched twice. */
export function getPreloadHeader(types: TypePairing): string {
  const { styles, fonts } = FILES[types];
  const { href, integrity } = styleSheet(styles);
  return [
    `<${href}>; rel=preload; as=style${integrity ? `; integrity="${integrity}"` : ''}`,
    ...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ');
}
