import { InlineScript } from '../inline-script.tsx';
import bold from './grotesque-african-bold.woff2?url';
import serif from './serif-african.woff2?url';
import showFonts from './show-fonts.ts?script';

/** Only in what the server writes: it has to run before the page is seen. */
export function FontScript({ files, faces }: { files: string[]; faces?: string }) {
  return import.meta.env.SSR && <InlineScript text={`(${showFonts})(${JSON.stringify(files)}${faces ? `,"${faces}"` : ''})`} />;
}

const LETTERS =
  /[\u0181\u0186\u0189\u018a\u018e-\u0192\u0194\u0196\u0198\u0199\u01b1-\u01b4\u01dd\u01f8\u01f9\u0253\u0254\u0256\u0257\u0259\u025b\u0263\u0269\u028a\u028b\u1e3e\u1e3f\u1e62\u1e63\u20a6\u20b5]|[\u0300-\u0304\u030c\u0323\u0331]/;

/** Without it the first view of a page with African letters is set in other faces. */
export function LetterFonts({ heading, text }: { heading: string; text: string }) {
  if (!import.meta.env.SSR) return null;
  const files = [...(LETTERS.test(heading) ? [bold] : []), ...(LETTERS.test(text) ? [serif] : [])];
  return files.length > 0 && <FontScript files={files} />;
}
