import type { TypePairing } from '#features/settings/parts/type-pairings.ts';
import grotesque from '#ui/fonts/grotesque.woff2?url';
import instrument from '#ui/fonts/instrument/instrument.woff2?url';
import literata from '#ui/fonts/instrument/literata.woff2?url';
import schibsted from '#ui/fonts/schibsted/schibsted.woff2?url';
import stix from '#ui/fonts/schibsted/stix.woff2?url';
import serif from '#ui/fonts/serif.woff2?url';
import { styleSheet } from '#ui/style-sheet.ts';
import bricolageFaces from './pairings/bricolage/fonts.css?url';
import bricolageStyles from './pairings/bricolage/styles.css?url';
import instrumentFaces from './pairings/instrument/fonts.css?url';
import instrumentStyles from './pairings/instrument/styles.css?url';
import schibstedFaces from './pairings/schibsted/fonts.css?url';
import schibstedStyles from './pairings/schibsted/styles.css?url';

interface DocumentFiles {
  styles: string;
  faces: string;
  fonts: string[];
}

const DEFAULT_FILES: DocumentFiles = { styles: bricolageStyles, faces: bricolageFaces, fonts: [grotesque, serif] };

/** A browser renders only the admin and sign-in, which keep the default typefaces. */
const FILES: Partial<Record<TypePairing, DocumentFiles>> = import.meta.env.SSR
  ? {
      schibsted: { styles: schibstedStyles, faces: schibstedFaces, fonts: [schibsted, stix] },
      instrument: { styles: instrumentStyles, faces: instrumentFaces, fonts: [instrument, literata] },
    }
  : {};

export function getDocumentFiles(types: TypePairing) {
  const { styles, faces, fonts } = FILES[types] ?? DEFAULT_FILES;
  return { sheets: [styleSheet(faces), styleSheet(styles)], faces, fonts };
}

/** The style sheet's hash has to be that of its link, or it would be fetched twice. */
export function getPreloadHeader(types: TypePairing): string {
  const { href, integrity } = styleSheet((FILES[types] ?? DEFAULT_FILES).styles);
  return `<${href}>; rel=preload; as=style${integrity ? `; integrity="${integrity}"` : ''}`;
}
