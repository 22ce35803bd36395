import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from '#platform/env/settings.server.ts';
import { unavailable } from '#platform/errors/app-error.ts';

/** Replaces PORT=0 by a free port before links and a default SITE_URL are made of it. */
export async function withFreePort(settings: Settings): Promise<Settings> {
  if (settings.PORT !== 0) return settings;
  const probe = createServer().listen(0, settings.HOST);
  await once(probe, 'listening').catch(explainListenError(settings));
  const address = probe.address();
  const PORT = typeof address === 'object' && address ? address.port : 0;
  await new Promise((resolve) => probe.close(resolve));
  return { ...settings, PORT, SITE_URL: settings.SITE_URL.replace(/:0$/, `:${PORT}`) };
}

export function explainListenError({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>) {
  return (error: NodeJS.ErrnoException & { port?: number }): never => {
    const name = error.port === PORT ? 'PORT' : 'HEALTH_PORT';
    if (error.code === 'EADDRINUSE') throw unavailable(`${name}: ${error.port} is taken by another program`, error);
    if (error.code === 'EACCES') throw unavailable(`${name}: this user may not listen on ${error.port}`, error);
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') throw unavailable(`HOST: this machine has no address ${HOST}`, error);
    throw error;
  };
}
