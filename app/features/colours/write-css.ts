import { categorySlug } from '#features/publishing/category.ts';
import type { CategoryPalettes, Shade } from './palettes.ts';

export function writeProperties(colours: Record<string, Shade>): string[] {
  return Object.entries(colours).map(([name, shade]) => `--${toKebab(name)}: ${toCss(shade)};`);
}

export function writeThreads(palettes: CategoryPalettes): [selector: string, properties: string[]][] {
  return Object.entries(palettes).map(([category, { threads, line }]) => {
    const lines = threads.map((thread, index) => `--thread-${index + 1}: ${toCss(thread)};`);
    return [`.category-${categorySlug(category)}`, [...lines, `--thread-line: ${toCss(line)};`]];
  });
}

function toCss(shade: Shade): string {
  if ('light' in shade) return `light-dark(${toCss(shade.light)}, ${toCss(shade.dark)})`;
  const [lightness, chroma, hue] = shade;
  return `oklch(${Number((lightness * 100).toFixed(2))}% ${chroma} ${hue})`;
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
