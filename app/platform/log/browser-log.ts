export function logInBrowser(...values: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's console
  console.info(...values);
}

export function logErrorInBrowser(...values: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's console
  console.error(...values);
}
