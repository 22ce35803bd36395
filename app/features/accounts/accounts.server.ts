import type { Db } from '#db/client.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Auth } from './better-auth/auth.server.ts';

/** What signs people in: loaded at the first call, because a site that is only read never needs its 40 MB. */
export type Accounts = () => Promise<Auth>;

/** Makes what signing in needs from the outside world's parts; one for the process's life. */
export function createAccounts(parts: { db: Db; settings: Settings; log: Log }): Accounts {
  let auth: Promise<Auth> | undefined;
  return () => {
    auth ??= import('./better-auth/auth.server.ts').then(({ createAuth }) => createAuth(parts));
    return auth;
  };
}
