import type { RouterContextProvider } from 'react-router';
import { getAuthHeaders } from '#features/accounts/auth-call.server.ts';
import type { Viewer } from '#features/accounts/viewer.ts';
import { forbidden, unauthorized, unavailable } from '#platform/errors/app-error.ts';
import { errorFields } from '#platform/log/log.server.ts';
import { type Services, servicesContext } from './services.server.ts';

const SESSION_COOKIE = 'byline.session_token';

type Context = Readonly<RouterContextProvider>;

/** Who is signed in, or null. Throws `unavailable` when the database does not answer: an outage is not "signed out". */
export async function findViewer(context: Context, request: Request): Promise<Viewer | null> {
  return findViewerBy(context.get(servicesContext), request);
}

/**
 * The signed-in admin. Throws `unauthorized` when nobody is signed in, `forbidden` for anybody else, `unavailable` in an outage.
 * Call it first in every loader, action and endpoint of the admin, inside `inLoader`, `inAction` or `inEndpoint`.
 */
export async function requireAdmin(context: Context, request: Request): Promise<Viewer> {
  const viewer = await requireViewer(context, request);
  if (!viewer.isAdmin) throw forbidden(`${viewer.id} is not an admin`);
  return viewer;
}

/** Whoever is signed in. Throws `unauthorized` when nobody is. */
export async function requireViewer(context: Context, request: Request): Promise<Viewer> {
  const viewer = await findViewer(context, request);
  if (!viewer) throw unauthorized('nobody is signed in');
  return viewer;
}

/** As `findViewer`, for code that holds the services already. */
export async function findViewerBy(
  { accounts, db, log }: Pick<Services, 'accounts' | 'db' | 'log'>,
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
