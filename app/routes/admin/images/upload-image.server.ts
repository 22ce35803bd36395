import type { RouterContextProvider } from 'react-router';
import { requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { uploadFailed } from '#features/images/image.ts';
import { storeImage } from '#features/images/images.server.ts';
import { readUpload } from '#features/images/upload.server.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { errorFields } from '#platform/log/log.server.ts';
import { invalidResponse, okResponse, refusedResponse } from '../responses.server.ts';

/** Stores an uploaded image and responds with its public URL. */
export async function respondToUpload({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    requireWritable(context);
    const services = context.get(servicesContext);
    const read = await readUpload(request);
    if ('field' in read)
      return invalidResponse({ formError: uploadFailed('its alternative text is too long'), fieldErrors: { [read.field]: read.refused } });
    if ('refused' in read) return refusedResponse(read.refused);
    try {
      const stored = await storeImage(services, read.upload, request.signal);
      return 'image' in stored ? okResponse({ image: stored.image }) : refusedResponse(stored.refused);
    } catch (error) {
      const reason = error instanceof AppError ? error.publicMessage : 'the site could not keep it';
      if (!request.signal.aborted) services.log.error('image not kept', errorFields(error)); // else nobody waits for it
      return refusedResponse(uploadFailed(reason), error instanceof AppError ? error.status : 503);
    }
  });
}
