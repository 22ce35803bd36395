import { createContext, type RouterContextProvider } from 'react-router';

type Context = Readonly<RouterContextProvider>;

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
