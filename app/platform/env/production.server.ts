/** Tells React, before it is loaded, that this process serves readers. */
export function runInProduction(): void {
  process.env.NODE_ENV = 'production';
}
