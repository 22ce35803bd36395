declare module 'opentype.js' {
  interface RenderOptions {
    kerning?: boolean;
    /** In ems. */
    letterSpacing?: number;
  }
  interface PathCommand {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z';
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }
  interface Font {
    hasChar(character: string): boolean;
    getAdvanceWidth(text: string, fontSize: number, options?: RenderOptions): number;
    getPath(text: string, x: number, y: number, fontSize: number, options?: RenderOptions): { commands: PathCommand[] };
  }
  const opentype: { parse(font: ArrayBuffer): Font };
  export default opentype;
  export type { Font, RenderOptions };
}
