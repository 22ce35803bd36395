import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs, QueryResult, RootOperationNode, UnknownRow } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { z } from '#platform/forms/zod.ts';
import type { Log } from '#platform/log/log.server.ts';
import { hashPassword, verifyPassword } from '../password/password-hash.server.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password/password-rules.ts';
import { getCookiePrefix } from './cookie-prefix.ts';

import { withHashedSessions } from './session-store.server.ts';

const DAY_SECONDS = 24 * 60 * 60;
const SESSION_DAYS = 7;

export type Auth = ReturnType<typeof createAuth>;

/** None of better-auth's endpoints is on the network: actions call `auth.api` after our schemas and our count of attempts. */
export function createAuth({ db, settings, log }: { db: Db; settings: Settings; log: Log }) {
  const adapter = kyselyAdapter(db.withPlugin(new TimestampsAsDates()), {
    type: getDialect(db),
    transaction: false, // hashing inside would hold SQLite's one writer
  });
  return betterAuth({
    baseURL: settings.SITE_URL,
    secret: settings.SESSION_SECRET,
    database: (options: BetterAuthOptions) => withHashedSessions(adapter(options)),
    telemetry: { enabled: false },
    logger: { disableColors: true, level: 'error', log: (_level, message) => log.error('better-auth', { error: message }) },
    rateLimit: { enabled: false }, // attempts are counted by attempt-limit.server.ts
    user: {
      modelName: 'users',
      fields: { emailVerified: 'isEmailVerified' },
    },
    session: {
      modelName: 'sessions',
      fields: { userAgent: 'device' }, // of which call-auth.server.ts passes on a few words
      additionalFields: { lastUsedAt: { type: 'date', required: false, input: false } },
      expiresIn: SESSION_DAYS * DAY_SECONDS,
      deferSessionRefresh: true, // a GET only reads; a POST renews, however young the session is
      updateAge: 0,
    },
    account: { modelName: 'accounts' },
    verification: {
      modelName: 'verifications',
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true, // sign-up.server.ts and set-up.server.ts are the only ways to an account; recover-password.server.ts to a lost one
      requireEmailVerification: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    advanced: {
      cookiePrefix: getCookiePrefix(settings.SITE_URL),
      useSecureCookies: false, // it would put `__Secure-` before `__Host-`
      defaultCookieAttributes: { secure: settings.SITE_URL.startsWith('https:') },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      openSession,
      twoFactor({
        accountLockout: { enabled: false }, // ten wrong codes would lock everybody out; attempt-limit.server.ts only slows down
        schema: {
          user: { fields: { twoFactorEnabled: 'isTwoFactorEnabled' } },
          twoFactor: { modelName: 'twoFactors', fields: { verified: 'isVerified' } },
        },
      }),
    ],
  });
}

/** For a user that our own code has authenticated. It has no route. */
const openSession = {
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly({ method: 'POST', body: z.object({ userId: z.string() }) }, async (ctx) => {
      const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
      if (!user) throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_FOUND' });
      const session = await ctx.context.internalAdapter.createSession(user.id);
      await setSessionCookie(ctx, { session, user });
      return ctx.json({ sessionId: session.id });
    }),
  },
};

/** better-auth compares Dates; our rows hold ISO texts. */
class TimestampsAsDates implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows;
    const columns = Object.keys(first ?? {}).filter((column) => /(At|Until)$/.test(column));
    for (const row of result.rows) {
      for (const column of columns) if (typeof row[column] === 'string') row[column] = new Date(row[column]);
    }
    return result;
  }
}
