import { IMAGE_TOO_LARGE, MAX_IMAGE_BYTES, MULTIPART_OVERHEAD_BYTES, NOT_AN_IMAGE } from './image.ts';
import type { Upload } from './images.server.ts';

/** Reads the field `image` (and `alt`) of a posted form, never more bytes than an image may have; returns the reason in words when it is refused. */
export async function readUpload(request: Request): Promise<{ upload: Upload } | { refused: string }> {
  const limit = MAX_IMAGE_BYTES + MULTIPART_OVERHEAD_BYTES;
  let size = 0;
  const limited = request.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        size += chunk.length;
        if (size > limit) controller.error(new RangeError('more bytes than an image may have'));
        else controller.enqueue(chunk);
      },
    }),
  );
  try {
    const form = await new Response(limited, { headers: { 'content-type': request.headers.get('content-type') ?? '' } }).formData();
    const file = form.get('image');
    const alt = form.get('alt');
    if (!(file instanceof File)) return { refused: NOT_AN_IMAGE };
    return { upload: { bytes: await file.bytes(), fileName: file.name, alt: typeof alt === 'string' ? alt.trim() || null : null } };
  } catch (error) {
    if (size > limit) return { refused: IMAGE_TOO_LARGE };
    if (error instanceof TypeError) return { refused: NOT_AN_IMAGE };
    throw error;
  }
}
