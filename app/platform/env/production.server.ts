/** Call it before React is loaded, which reads NODE_ENV once. */
export function runInProduction(): void {
  process.env.NODE_ENV = 'production';
}
