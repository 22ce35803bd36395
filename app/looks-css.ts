import { getAccent } from '#features/colours/accents.ts';
import { DEFAULT_PALETTE, paletteSets } from '#features/colours/palettes.ts';
import { writeProperties, writeThreads } from '#features/colours/write-css.ts';
import { looks as document, type Looks } from '#features/settings/parts/looks.ts';

export function writeLooksCss(looks: Looks): string {
  return writeRules(looks)
    .map(([selector, properties]) => `${selector}{${properties.join('')}}`)
    .join('');
}

type Rule = [selector: string, properties: string[]];

function writeRules({ accent, accentDark, palette, theme, logo, logoDark }: Looks): Rule[] {
  return [
    ...(accent === document.defaults.accent ? [] : [[':root', writeProperties({ accent: getAccent(accent, accentDark) })] satisfies Rule]),
    ...(palette === DEFAULT_PALETTE ? [] : writeThreads(paletteSets[palette].categories)),
    ...(theme === 'both' && logo && logoDark && logo !== logoDark ? LOGO_OF_THEME : []),
  ];
}

/** Follows the reader's own choice, or else their device's. */
const LOGO_OF_THEME: Rule[] = [
  ['.theme-light .logo-dark,.theme-dark .logo-light', ['display:none']],
  ['@media not (prefers-color-scheme:dark)', [':root:not(.theme-dark) .logo-dark{display:none}']],
  ['@media (prefers-color-scheme:dark)', [':root:not(.theme-light) .logo-light{display:none}']],
];
