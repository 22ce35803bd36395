import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from '#platform/env/settings.server.ts';
import { explainListenError } from './listen-error.ts';

/** Where PORT is 0, a free port takes its place before anything names it; so that links, and SITE_URL where it is not set, hold the real one. */
export async function withFreePort(settings: Settings): Promise<Settings> {
  if (settings.PORT !== 0) return settings;
  const probe = createServer().listen(0, settings.HOST);
  await once(probe, 'listening').catch(explainListenError(settings));
  const address = probe.address();
  const PORT = typeof address === 'object' && address ? address.port : 0;
  await new Promise((resolve) => probe.close(resolve));
  return { ...settings, PORT, SITE_URL: settings.SITE_URL.replace(/:0$/, `:${PORT}`) };
}
