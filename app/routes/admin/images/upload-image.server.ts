import type { RouterContextProvider } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { requireEditor, requireWritable } from '#app/context/guard.server.ts';
import { uploadFailed } from '#features/images/image.ts';
import { type ImageDeps, storeImage, type Upload } from '#features/images/images.server.ts';
import { readUpload } from '#features/images/upload/upload.server.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { invalidResponse, okResponse, refusedResponse } from '../json.server.ts';

export async function respondToUpload({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  return inEndpoint(async () => {
    await requireEditor(context, request);
    requireWritable(context);
    const read = await readUpload(request);
    if (read.outcome === 'read') return storeUpload(context.get(depsContext), read.upload, request.signal);
    if (!read.field) return refusedResponse(read.reason);
    return invalidResponse({ formError: uploadFailed('its description is too long'), fieldErrors: { [read.field]: read.reason } });
  });
}

/** Stores an image, and responds with its public URL or with the reason why not. */
export async function storeUpload(deps: ImageDeps & { log: Log }, upload: Upload, signal: AbortSignal): Promise<Response> {
  try {
    const stored = await storeImage(deps, upload, signal);
    if (stored.outcome === 'refused') return refusedResponse(stored.reason);
    return okResponse({ image: stored.image, note: stored.note });
  } catch (error) {
    const reason = error instanceof AppError ? error.publicMessage : 'the site couldn’t store it';
    if (!signal.aborted) deps.log.error('image not kept', errorFields(error)); // else nobody waits for it
    return refusedResponse(uploadFailed(reason), error instanceof AppError ? error.status : 503);
  }
}
