export const SMALL_UP = '(width >= 40rem)';
export const HEADER_UP = '(width >= 66rem)';
