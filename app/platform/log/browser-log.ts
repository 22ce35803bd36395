/** Writes to the browser's own console, for whoever looks there; nothing leaves the page. */
export function logInBrowser(...facts: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's console
  console.info(...facts);
}

/** As `logInBrowser`, for what went wrong. */
export function logErrorInBrowser(...facts: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's console
  console.error(...facts);
}
