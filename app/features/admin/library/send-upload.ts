import { uploadFailed } from '#features/images/image.ts';
import { z } from '#platform/forms/zod.ts';
import { type SendResult, sendJson } from '#platform/http/send-json.ts';
import { uploadForm } from '#platform/http/upload-form.ts';
import { getPassingRefusal } from '../requests/refusal.ts';
import type { QueueOptions, UploadResult, UploadSource } from './upload.ts';

const imageSchema = z.object({ url: z.string(), width: z.number(), height: z.number() });

const responseSchema = z.union([
  z.object({ ok: z.literal(true), image: imageSchema, note: z.string().optional() }),
  z.object({ ok: z.literal(false), formError: z.string() }),
]);

type SendOptions = Parameters<QueueOptions['send']>[1];

/** Sends an image to be stored, or has the server bring it in from another site. */
export async function sendUpload(
  source: UploadSource,
  options: SendOptions,
  sendWithReauth: (send: () => Promise<SendResult>) => Promise<SendResult>,
): Promise<UploadResult> {
  const result = await sendWithReauth(() => send(source, options));
  if (result.outcome === 'unreachable') return { outcome: 'failed', message: uploadFailed('the site cannot be reached'), isPassing: true };
  const response = responseSchema.safeParse(result.body);
  const isPassing = getPassingRefusal(result) !== undefined || result.status >= 500 || result.status === 401 || result.status === 429;
  if (!response.success) return { outcome: 'failed', message: uploadFailed('the site gave no answer'), isPassing };
  const { data } = response;
  return data.ok ? { outcome: 'stored', image: data.image, note: data.note } : { outcome: 'failed', message: data.formError, isPassing };
}

function send(source: UploadSource, { signal, onProgress }: SendOptions): Promise<SendResult> {
  if ('address' in source) return sendJson('/admin/images/fetch', { url: source.address }, { signal });
  const form = new FormData();
  form.set('image', source.file);
  return uploadForm('/admin/images', form, { signal, onProgress });
}
