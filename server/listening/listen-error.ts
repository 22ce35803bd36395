import type { Settings } from '#platform/env/settings.server.ts';
import { unavailable } from '#platform/errors/app-error.ts';

/** Turns what listening fails with into a line that names the setting at fault. */
export function explainListenError({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code === 'EADDRINUSE') throw unavailable(`PORT: ${PORT} is taken by another program`, error);
    if (error.code === 'EACCES') throw unavailable(`PORT: this user may not listen on ${PORT}`, error);
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') throw unavailable(`HOST: this machine has no address ${HOST}`, error);
    throw error;
  };
}
