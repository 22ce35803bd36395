import { z } from 'zod';
import { checkImageFile, uploadFailed } from '#features/media/image.ts';
import { sendForm } from '#platform/http/send-json.ts';

const answerSchema = z.union([
  z.object({ ok: z.literal(true), image: z.object({ url: z.string(), width: z.number(), height: z.number() }) }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);

/** Uploads a picture that the author chose; gives back where it is, or why not in words for him. */
export async function uploadImage(file: File, alt = ''): Promise<{ url: string; width: number; height: number } | { message: string }> {
  const refusal = checkImageFile(file);
  if (refusal) return { message: refusal };
  const form = new FormData();
  form.set('image', file);
  form.set('alt', alt);
  const result = await sendForm('/admin/images', form);
  if (result.kind === 'unreachable') return { message: uploadFailed('the site cannot be reached') };
  const answer = answerSchema.safeParse(result.body);
  if (!answer.success) return { message: uploadFailed('the site gave no answer') };
  return answer.data.ok ? answer.data.image : { message: answer.data.message };
}
