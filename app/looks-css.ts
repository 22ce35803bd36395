import { getAccent } from '#features/colours/accents.ts';
import { DEFAULT_PALETTE, paletteSets } from '#features/colours/palette-sets.ts';
import { writeProperties, writeThreads } from '#features/colours/write-css.ts';
import { looks as document, type Looks } from '#features/site-settings/documents/looks.ts';

/** What public pages say of the owner's looks, over the style sheet; empty where they are the defaults. */
export function writeLooksCss(looks: Looks): string {
  return writeRules(looks)
    .map(([selector, properties]) => `${selector}{${properties.join('')}}`)
    .join('');
}

type Rule = [selector: string, properties: string[]];

function writeRules({ accent, accentDark, palette }: Looks): Rule[] {
  return [
    ...(accent === document.defaults.accent ? [] : [[':root', writeProperties({ accent: getAccent(accent, accentDark) })] satisfies Rule]),
    ...(palette === DEFAULT_PALETTE ? [] : writeThreads(paletteSets[palette].categories)),
  ];
}
