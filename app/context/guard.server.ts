import { createContext, type RouterContextProvider } from 'react-router';
import type { SecurityRequest } from '#features/accounts/sessions/security-request.server.ts';
import { readViewer, type Viewer } from '#features/accounts/sessions/viewer.server.ts';
import { diskFull, forbidden, readOnly, unauthorized } from '#platform/errors/app-error.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { type Deps, depsContext } from './deps.server.ts';
import { requestInfoContext } from './request.server.ts';

export type Context = Readonly<RouterContextProvider>;

/** Throws `unavailable` when the database does not respond: an outage is not "signed out". */
export async function findViewer(context: Context, request: Request): Promise<Viewer | null> {
  return readViewer(context.get(depsContext), withChangedCookies(context, request));
}

/** Throws `unauthorized`, `forbidden` or `unavailable`. Call it first in every loader, action and endpoint of the admin. */
export async function requireAdmin(context: Context, request: Request): Promise<Viewer> {
  const viewer = await requireViewer(context, request);
  if (viewer.role !== 'admin') throw forbidden(`${viewer.id} is not an admin`);
  return viewer;
}

/** What a loader of the admin returns, in the words of an AppError if there is one. */
export function loadForAdmin<Args extends { request: Request; context: Context }, T>(
  args: Args,
  load: (deps: Deps & { viewer: Viewer }, args: Args) => Promise<T>,
): Promise<T> {
  return inLoader(async () => {
    const viewer = await requireAdmin(args.context, args.request);
    return load({ ...args.context.get(depsContext), viewer }, args);
  });
}

/** `requireAdmin` for the little that an editor may do too. */
export async function requireEditor(context: Context, request: Request): Promise<Viewer> {
  const viewer = await requireViewer(context, request);
  if (viewer.role === null) throw forbidden(`${viewer.id} has no role`);
  return viewer;
}

export async function requireViewer(context: Context, request: Request): Promise<Viewer> {
  const viewer = await findViewer(context, request);
  if (!viewer) throw unauthorized('nobody is signed in');
  return viewer;
}

/** Throws `disk-full` or `read-only`: while the disk fails, the room that is left is for signing in. */
export function requireWritable(context: Context): void {
  const fault = context
    .get(depsContext)
    .faults.list()
    .find(({ isReadOnly }) => isReadOnly);
  if (fault) throw fault.isFull ? diskFull(fault.message) : readOnly(fault.message);
}

export async function requireWritingAdmin(context: Context, request: Request): Promise<Viewer> {
  const viewer = await requireAdmin(context, request);
  requireWritable(context);
  return viewer;
}

/** `Set-Cookie` lines, sent with the response. Without a script the page's loaders run after the action, with the request's old cookies. */
export const changedCookiesContext = createContext<readonly string[]>([]);

export function addCookies(context: Context, lines: readonly string[]): void {
  context.set(changedCookiesContext, [...context.get(changedCookiesContext), ...lines]);
}

export function toSecurityRequest<V>(context: Context, request: Request, viewer: V): Omit<SecurityRequest, 'viewer'> & { viewer: V } {
  const { clientAddress } = context.get(requestInfoContext);
  return { viewer, request, clientAddress, setCookie: (line) => addCookies(context, [line]) };
}

export function withChangedCookies(context: Context, request: Request): Request {
  const changed = context.get(changedCookiesContext).map((line) => /^([^=;]+)=([^;]*)/.exec(line) ?? []);
  if (changed.length === 0) return request;
  const cookies = new Map((request.headers.get('cookie') ?? '').split(/;\s*/).map((pair) => [pair.split('=', 1)[0] ?? '', pair]));
  for (const [pair = '', name = ''] of changed) cookies.set(name, pair);
  const headers = new Headers(request.headers);
  headers.set('cookie', [...cookies.values()].filter(Boolean).join('; '));
  return new Request(request.url, { headers });
}
