import type { ViteDevServer } from 'vite';

/** The app as its files are now. Throws what Vite throws for a file that cannot be parsed. */
export function loadApp(vite: ViteDevServer) {
  return vite.ssrLoadModule('./server/app.ts') as Promise<typeof import('../app.ts')>; // Vite gives modules without their types
}
