import { storeImage } from '#features/images/images.server.ts';
import { readUpload } from '#features/images/upload/upload.server.ts';
import { problemResponse } from '../problem.server.ts';
import { jsonResponse, respondToApi } from '../respond.server.ts';
import type { Route } from './+types/images';

export const handle = { methods: ['POST', 'OPTIONS'] };

export async function loader({ request, context }: Route.LoaderArgs) {
  return respondToApi({ request, context }, async () => jsonResponse({}));
}

export async function action({ request, context }: Route.ActionArgs) {
  return respondToApi({ request, context }, async ({ deps }) => {
    const read = await readUpload(request);
    const result = read.outcome === 'read' ? await storeImage(deps, read.upload, request.signal) : read;
    if (result.outcome === 'refused') return problemResponse(400, { detail: result.reason, errors: { image: result.reason } });
    const { id, url, width, height } = result.image;
    return jsonResponse({ id, url, width, height, ...(result.note && { note: result.note }) }, { status: 201 });
  });
}
