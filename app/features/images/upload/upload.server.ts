import { ALT_TOO_LONG, IMAGE_TOO_LARGE, MAX_ALT, MAX_UPLOAD_BYTES, NOT_AN_IMAGE, NOT_THIS_FORM } from '../image.ts';
import type { Upload } from '../images.server.ts';

const FIELDS = ['image', 'alt'];

/** Reads no more bytes than an image may have. */
export async function readUpload(request: Request): Promise<{ upload: Upload } | { refused: string } | { refused: string; field: 'alt' }> {
  let size = 0;
  const limited = request.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        size += chunk.length;
        if (size > MAX_UPLOAD_BYTES) controller.error(new RangeError('more bytes than an image may have'));
        else controller.enqueue(chunk);
      },
    }),
  );
  try {
    const form = await new Response(limited, { headers: { 'content-type': request.headers.get('content-type') ?? '' } }).formData();
    const file = form.get('image');
    const alt = form.get('alt') ?? '';
    const names = [...form.keys()];
    if (!(file instanceof File)) return { refused: NOT_AN_IMAGE };
    if (typeof alt !== 'string' || new Set(names).size < names.length || names.some((name) => !FIELDS.includes(name))) {
      return { refused: NOT_THIS_FORM };
    }
    if (alt.trim().length > MAX_ALT) return { refused: ALT_TOO_LONG, field: 'alt' };
    return { upload: { bytes: await file.bytes(), fileName: file.name, alt: alt.trim() || null } };
  } catch (error) {
    if (size > MAX_UPLOAD_BYTES) return { refused: IMAGE_TOO_LARGE };
    if (error instanceof TypeError) return { refused: NOT_AN_IMAGE };
    throw error;
  }
}
