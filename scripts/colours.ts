import { categoryPalettes, colours, type Shade } from '#features/artwork/brand-colours.ts';
import { categorySlug } from '#features/publishing/category.ts';

/** The stylesheet that gives pages the colours of `brand-colours.ts` as custom properties. */
export function writeColoursCss(): string {
  const properties = Object.entries(colours).map(([name, shade]) => `  --${toKebab(name)}: ${toCss(shade)};`);
  const categories = Object.entries(categoryPalettes).map(([category, { threads, line }]) => {
    const lines = threads.map((thread, index) => `  --thread-${index + 1}: ${toCss(thread)};`);
    return `.category-${categorySlug(category)} {\n${lines.join('\n')}\n  --thread-line: ${toCss(line)};\n}`;
  });
  return `/* Written by \`npm run pictures\` from app/features/artwork/brand-colours.ts. */\n:root {\n${properties.join('\n')}\n}\n${categories.join('\n')}\n`;
}

function toCss(shade: Shade): string {
  if ('light' in shade) return `light-dark(${toCss(shade.light)}, ${toCss(shade.dark)})`;
  const [lightness, chroma, hue] = shade;
  return `oklch(${Number((lightness * 100).toFixed(2))}% ${chroma} ${hue})`;
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
