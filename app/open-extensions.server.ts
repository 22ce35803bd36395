import type { ServerExtension } from './context/server-extension.server.ts';
import * as open from './extensions.server.ts';

export const serverExtensions: readonly ServerExtension[] = Object.values(open);
