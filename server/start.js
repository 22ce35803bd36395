import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// The one program in plain JavaScript: from the second start on, everything behind it comes stripped and compiled from the cache.
enableCompileCache(fileURLToPath(new URL('../build/code', import.meta.url)));
await import('./main.ts');
