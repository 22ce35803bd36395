import type { RouterContextProvider } from 'react-router';
import { requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { uploadFailed } from '#features/images/image.ts';
import { readUpload } from '#features/images/upload/upload.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { invalidResponse, refusedResponse } from '../json.server.ts';
import { storeUpload } from './store-upload.server.ts';

export async function respondToUpload({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    requireWritable(context);
    const read = await readUpload(request);
    if ('field' in read)
      return invalidResponse({ formError: uploadFailed('its alternative text is too long'), fieldErrors: { [read.field]: read.refused } });
    if ('refused' in read) return refusedResponse(read.refused);
    return storeUpload(context.get(servicesContext), read.upload, request.signal);
  });
}
