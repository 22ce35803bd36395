/** In percent from the left and the top. */
export interface ImageFocus {
  x: number;
  y: number;
}

/** Each step has a class in picture.css, because the CSP allows no inline style. */
export const FOCUS_STEP = 10;

export const IMAGE_FOCUS = /^(?:(?:100|[1-9]?0) (?:100|[1-9]?0))?$/;

export function parseFocus(text: string | null | undefined): ImageFocus {
  const [x = 50, y = 50] = text && IMAGE_FOCUS.test(text) ? text.split(' ').map(Number) : [];
  return { x, y };
}

export function toFocusText({ x, y }: ImageFocus): string {
  const [left, top] = [x, y].map((share) => Math.min(100, Math.max(0, Math.round(share / FOCUS_STEP) * FOCUS_STEP)));
  return left === 50 && top === 50 ? '' : `${left} ${top}`;
}

export function getFocusClass(text: string | null | undefined): string | undefined {
  const { x, y } = parseFocus(text);
  return [...(x === 50 ? [] : [`focus-x${x}`]), ...(y === 50 ? [] : [`focus-y${y}`])].join(' ') || undefined;
}
