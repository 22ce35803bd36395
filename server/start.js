import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Plain JavaScript, so that from the second start on every TypeScript module comes stripped and compiled from the cache.
enableCompileCache(fileURLToPath(new URL('../build/code', import.meta.url)));
await import('./main.ts');
