import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { failureContext, renderingContext, requestInfoContext } from '#app/context/request.server.ts';
import { findTypePairing, TYPE_PAIRINGS, type TypePairing } from '#features/settings/parts/type-pairings.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { hideTokens } from '#platform/log/hide-paths.server.ts';
import { errorFields } from '#platform/log/log.server.ts';
import { isHydrating } from '#ui/islands/area.ts';
import { getPreloadHeader } from './document-files.ts';

export const streamTimeout = 10_000;

/** Maximum wait of a streamed page for its data, before it is sent with skeletons. */
const SHELL_DELAY_MS = 100;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const rendering = context.get(renderingContext);
  const failure = context.get(failureContext);
  const { requestId } = context.get(requestInfoContext);
  if (failure || status >= 500) showErrors(entry, { failure, requestId });
  if (failure?.retryAfterSeconds) headers.set('retry-after', String(failure.retryAfterSeconds));
  const { log } = context.get(depsContext);
  const { nonce } = rendering;
  return new Promise((resolve, reject) => {
    let responseStatus: number = failure?.status ?? status;
    let shellTimer: NodeJS.Timeout | undefined;
    let isSent = false;
    const deadline = setTimeout(() => abort(new Error('the page took too long to render')), streamTimeout + 1000);
    const send = () => {
      if (isSent) return;
      isSent = true;
      clearTimeout(shellTimer);
      const body = new PassThrough();
      body.on('close', () => clearTimeout(deadline));
      headers.set('content-type', 'text/html; charset=utf-8');
      headers.set('link', getPreloadHeader(findPageTypes(entry)));
      resolve(new Response(createReadableStreamFromReadable(body), { status: responseStatus, headers }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />, {
      ...(nonce && { nonce }),
      progressiveChunkSize: Number.POSITIVE_INFINITY, // or React 19.2 and later outline finished boundaries: without scripts a page would show skeletons
      onShellReady() {
        if (rendering.mode === 'stream') shellTimer = setTimeout(send, SHELL_DELAY_MS);
      },
      onAllReady: send,
      onShellError(error) {
        clearTimeout(deadline);
        reject(error);
      },
      onError(error) {
        responseStatus = error instanceof AppError ? error.status : 500;
        if (!request.signal.aborted && isNew(error, context))
          log.error('render failed', { path: hideTokens(new URL(request.url).pathname), ...errorFields(error) });
      },
    });
    request.signal.addEventListener('abort', () => abort(new Error('the client has disconnected')), { once: true });
  });
}

function findPageTypes({ staticHandlerContext: { loaderData, matches }, routeModules }: EntryContext): TypePairing {
  if (matches.some(({ route }) => isHydrating(routeModules[route.id]?.handle))) return TYPE_PAIRINGS[0];
  return findTypePairing(loaderData.root?.site.looks.types);
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (error instanceof AppError) context.set(failureContext, error);
  if (!isNew(error, context)) return;
  context.get(depsContext).log.error('request failed', { path: hideTokens(new URL(request.url).pathname), ...errorFields(error) });
};

const lastErrors = new WeakMap<Readonly<RouterContextProvider>, unknown>();

/** An error that ends a render reaches React's handler, and then React Router's. */
function isNew(error: unknown, context: Readonly<RouterContextProvider>): boolean {
  if (lastErrors.has(context) && lastErrors.get(context) === error) return false;
  lastErrors.set(context, error);
  return true;
}

/** React Router hides every error from the page; an AppError may show its public message, or the id under which it is logged. */
function showErrors(
  { staticHandlerContext: context }: EntryContext,
  { failure, requestId }: { failure: AppError | null; requestId: string },
) {
  const { status = 500, code, publicMessage: message } = failure ?? {};
  const data = { code, message, ...(status >= 500 && requestId && { requestId }) };
  const response = { status, statusText: '', internal: false, data };
  const isShown = (error: unknown) => !failure && isRouteErrorResponse(error);
  context.errors &&= Object.fromEntries(Object.entries(context.errors).map(([route, error]) => [route, isShown(error) ? error : response]));
}
