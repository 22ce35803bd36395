import { colours } from '#features/colours/brand-colours.ts';
import { DEFAULT_PALETTE, paletteSets } from '#features/colours/palettes.ts';
import { writeProperties, writeThreads } from '#features/colours/write-css.ts';

/** The stylesheet that gives pages the colours of `brand-colours.ts` as custom properties. */
export function writeColoursCss(): string {
  const rules = [[':root', writeProperties(colours)] as const, ...writeThreads(paletteSets[DEFAULT_PALETTE].categories)];
  const css = rules.map(([selector, properties]) => `${selector} {\n${properties.map((line) => `  ${line}\n`).join('')}}\n`).join('');
  return `/* Written by \`npm run pictures\` from app/features/colours/brand-colours.ts. */\n${css}`;
}
