import { checkImageFile, uploadFailed } from '#features/images/image.ts';
import { z } from '#platform/forms/zod.ts';
import { type SendResult, sendForm } from '#platform/http/send-json.ts';
import { useReauthenticatedFetch } from '../save/reauthenticated-fetch.tsx';

const answerSchema = z.union([
  z.object({ ok: z.literal(true), image: z.object({ url: z.string(), width: z.number(), height: z.number() }) }),
  z.object({ ok: z.literal(false), formError: z.string() }),
]);

export type UploadedImage = { url: string; width: number; height: number };

/** Gives back a function that uploads an image: it resolves to the stored image, or to the reason in words. */
export function useUpload(): (file: File, alt?: string) => Promise<UploadedImage | { message: string }> {
  const sendWithReauth = useReauthenticatedFetch();
  return (file, alt = '') => uploadImage(file, { alt, send: (form) => sendWithReauth(() => sendForm('/admin/images', form)) });
}

async function uploadImage(
  file: File,
  { alt, send }: { alt: string; send: (form: FormData) => Promise<SendResult> },
): Promise<UploadedImage | { message: string }> {
  const refusal = checkImageFile(file);
  if (refusal) return { message: refusal };
  const form = new FormData();
  form.set('image', file);
  form.set('alt', alt);
  const result = await send(form);
  if (result.kind === 'unreachable') return { message: uploadFailed('the site cannot be reached') };
  const answer = answerSchema.safeParse(result.body);
  if (!answer.success) return { message: uploadFailed('the site gave no answer') };
  return answer.data.ok ? answer.data.image : { message: answer.data.formError };
}
