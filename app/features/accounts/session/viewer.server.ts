import { unavailable } from '#platform/errors/app-error.ts';
import { errorFields } from '#platform/log/log.server.ts';
import type { AccountServices } from '../account-services.ts';
import { getAuthHeaders } from '../better-auth/call-auth.server.ts';
import { SESSION_COOKIE } from '../better-auth/private-api.server.ts';
import type { Viewer } from '../viewer.ts';

/** Who is signed in, or null. Throws `unavailable` when the database does not answer: an outage is not "signed out". */
export async function readViewer(
  { accounts, db, log }: Pick<AccountServices, 'accounts' | 'db' | 'log'>,
  request: Request,
): Promise<Viewer | null> {
  if (!request.headers.get('cookie')?.includes(SESSION_COOKIE)) return null; // most readers: better-auth need not even be loaded
  try {
    const session = await (await accounts()).api.getSession({ headers: getAuthHeaders(request) });
    if (!session) return null;
    const { id, email } = session.user;
    const role = await db.selectFrom('userRoles').select('role').where('userId', '=', id).where('role', '=', 'admin').executeTakeFirst();
    return { id, email, isAdmin: role !== undefined };
  } catch (error) {
    log.error('the session could not be read', errorFields(error));
    throw unavailable('the session could not be read', error);
  }
}
