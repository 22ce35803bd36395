import grotesque from '#ui/fonts/grotesque.woff2?url';
import serif from '#ui/fonts/serif.woff2?url';
import { styleSheet } from './style-sheet.ts';
import styles from './styles.css?url';

const preloadedFonts = [grotesque, serif].map(
  (href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const,
);
const style = styleSheet(styles);

/** What every document begins with: its style sheet and the fonts of its text. */
export const documentLinks = [style, ...preloadedFonts];

/**
 * The same as a `Link` header: the browser asks for them when the headers are there, before it has read the document. The style sheet's hash
 * has to be that of its link, or it would be fetched twice.
 */
export const preloadHeader = [
  `<${style.href}>; rel=preload; as=style${style.integrity ? `; integrity="${style.integrity}"` : ''}`,
  ...preloadedFonts.map(({ href, type }) => `<${href}>; rel=preload; as=font; type="${type}"; crossorigin`),
].join(', ');
