/** Media queries for scripts that follow the layout; `styles/breakpoints.css` has all of them. */
export const LARGE_UP = '(width >= 60rem)';
export const HEADER_UP = '(width >= 66rem)';
