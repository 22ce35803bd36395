import { uploadFailed } from '#features/images/image.ts';
import { type ImageServices, storeImage, type Upload } from '#features/images/images.server.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { okResponse, refusedResponse } from '../json.server.ts';

/** Stores an image, and responds with its public URL or with the reason why not. */
export async function storeUpload(services: ImageServices & { log: Log }, upload: Upload, signal: AbortSignal): Promise<Response> {
  try {
    const stored = await storeImage(services, upload, signal);
    return 'image' in stored ? okResponse({ image: stored.image, note: stored.note }) : refusedResponse(stored.refused);
  } catch (error) {
    const reason = error instanceof AppError ? error.publicMessage : 'the site could not keep it';
    if (!signal.aborted) services.log.error('image not kept', errorFields(error)); // else nobody waits for it
    return refusedResponse(uploadFailed(reason), error instanceof AppError ? error.status : 503);
  }
}
