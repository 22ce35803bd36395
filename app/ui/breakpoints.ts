/** Media queries for scripts that follow the layout; `styles/breakpoints.css` has all of them. */
export const SMALL_UP = '(width >= 40rem)';
export const HEADER_UP = '(width >= 66rem)';
