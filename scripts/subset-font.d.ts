/** The part of subset-font that scripts/subset-fonts.ts uses; the package brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat?: 'sfnt' | 'woff2';
      variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
      [option: string]: unknown;
    },
  ): Promise<Buffer>;
}
