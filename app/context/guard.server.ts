import { createContext, type RouterContextProvider } from 'react-router';
import { readViewer } from '#features/accounts/sessions/viewer.server.ts';
import type { Viewer } from '#features/accounts/viewer.ts';
import { diskFull, forbidden, readOnly, unauthorized } from '#platform/errors/app-error.ts';
import { servicesContext } from './services.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Who is signed in, or null. Throws `unavailable` when the database does not answer: an outage is not "signed out". */
export async function findViewer(context: Context, request: Request): Promise<Viewer | null> {
  return readViewer(context.get(servicesContext), withChangedCookies(context, request));
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

/** Who is signed in. Throws `unauthorized` when nobody is. */
export async function requireViewer(context: Context, request: Request): Promise<Viewer> {
  const viewer = await findViewer(context, request);
  if (!viewer) throw unauthorized('nobody is signed in');
  return viewer;
}

/** Call it in what changes content: throws `disk-full` or `read-only` while nothing can be saved, so that what is left is for signing in. */
export function requireWritable(context: Context): void {
  const fault = context
    .get(servicesContext)
    .faults.list()
    .find(({ isReadOnly }) => isReadOnly);
  if (fault) throw fault.isFull ? diskFull(fault.message) : readOnly(fault.message);
}

/** The Set-Cookie lines of this request's action. */
const changedCookiesContext = createContext<readonly string[]>([]);

/** Call it in an action that opens another session: without a script the page's loaders run after it, with the request's old cookies. */
export function setChangedCookies(context: Context, setCookies: readonly string[]): void {
  context.set(changedCookiesContext, setCookies);
}

/** The request as the browser would send it next, with the cookies that its action has set. */
export function withChangedCookies(context: Context, request: Request): Request {
  const changed = context.get(changedCookiesContext).map((line) => /^([^=;]+)=([^;]*)/.exec(line) ?? []);
  if (changed.length === 0) return request;
  const cookies = new Map((request.headers.get('cookie') ?? '').split(/;\s*/).map((pair) => [pair.split('=', 1)[0] ?? '', pair]));
  for (const [pair = '', name = ''] of changed) cookies.set(name, pair);
  const headers = new Headers(request.headers);
  headers.set('cookie', [...cookies.values()].filter(Boolean).join('; '));
  return new Request(request.url, { headers });
}
