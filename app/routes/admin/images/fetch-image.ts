import type { Deps } from '#app/context/deps.server.ts';
import { requireEditor } from '#app/context/guard.server.ts';
import { fetchImage } from '#features/images/upload/upload.server.ts';
import { z } from '#platform/forms/zod.ts';
import { refusedResponse, respondToChange } from '../json.server.ts';
import type { Route } from './+types/fetch-image';
import { storeUpload } from './upload-image.server.ts';

const schema = z.strictObject({ url: z.string().max(2000) });

/** POST imports an image from another site by its URL, and responds as an upload does. */
export function action(args: Route.ActionArgs) {
  const store = async ({ url }: z.output<typeof schema>, deps: Deps) => {
    const fetched = await fetchImage(url, args.request.signal);
    if (fetched.outcome === 'refused') return refusedResponse(fetched.reason);
    return storeUpload(deps, fetched.upload, args.request.signal);
  };
  return respondToChange(args, schema, store, requireEditor);
}
