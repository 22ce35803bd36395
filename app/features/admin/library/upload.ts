import { canBeShrunk, IMAGE_TOO_LARGE, MAX_IMAGE_BYTES, uploadFailed } from '#features/images/image.ts';
import type { SendResult } from '#platform/http/send-json.ts';
import { uploadForm } from '#platform/http/upload-form.ts';
import { type ActionResult, readAnswer, sendAction } from '../actions/actions.ts';
import { getPassingRefusal } from '../requests/refusal.ts';

export interface UploadedImage {
  url: string;
  width: number;
  height: number;
}

/** `note` says how the image was changed. */
export type UploadResult =
  | { outcome: 'stored'; image: UploadedImage; note?: string | undefined }
  | { outcome: 'failed'; message: string; isPassing: boolean };

export type UploadSource = { file: File } | { address: string };

export interface Upload {
  id: string;
  name: string;
  /** Stands in the text until the image is stored. */
  src: string;
  /** Absent where an earlier page began it and this device has not kept the file. */
  source?: UploadSource | undefined;
  state: 'waiting' | 'sending' | 'stored' | 'failed' | 'cancelled';
  /** Share of the bytes that are sent, 0 to 1. */
  progress: number;
  image?: UploadedImage | undefined;
  note?: string | undefined;
  reason?: string | undefined;
  /** The same upload may succeed later. */
  isPassing?: boolean | undefined;
}

export interface QueueOptions {
  send: (source: UploadSource, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<UploadResult>;
  /** None where no text waits for the files. */
  keeper?: UploadKeeper | undefined;
}

/** Stays on this device until the text with the image is saved. */
export type KeptUpload = { id: string; name: string; at: string } & (UploadSource | { image: UploadedImage });

/** Keeps files as far as it can. */
export interface UploadKeeper {
  keep: (upload: KeptUpload) => Promise<void>;
  find: (id: string) => Promise<KeptUpload | undefined>;
}

type SendOptions = Parameters<QueueOptions['send']>[1];

/** Sends an image to be stored, or has the server bring it in from another site. */
export async function sendUpload(
  source: UploadSource,
  options: SendOptions,
  sendWithReauth: (send: () => Promise<SendResult>) => Promise<SendResult>,
): Promise<UploadResult> {
  const sent = 'file' in source && needsShrinking(source.file) ? await shrink(source.file) : source;
  if (sent && 'file' in sent && sent.file.size >= MAX_IMAGE_BYTES) return { outcome: 'failed', message: IMAGE_TOO_LARGE, isPassing: false };
  const result = sent && (await sendWithReauth(() => send(sent, options)));
  if (!result || result.outcome === 'unreachable') {
    return { outcome: 'failed', message: uploadFailed('the site can’t be reached'), isPassing: true };
  }
  const stored = readAnswer<ActionResult<'image.fetch'>>(result);
  const isPassing = getPassingRefusal(result) !== undefined || result.status >= 500 || result.status === 401 || result.status === 429;
  if (stored) return { outcome: 'stored', image: stored.image, note: stored.note };
  const { formError = uploadFailed('the site didn’t answer') }: { formError?: string } = Object(result.body);
  return { outcome: 'failed', message: formError, isPassing };
}

/** Photographs above this are made smaller for a slow line. */
const SLOW_LINE_BYTES = 1024 * 1024;

function needsShrinking({ type, size }: File): boolean {
  const { effectiveType = '4g', saveData = false } = Object(Reflect.get(navigator, 'connection')); // only Chromium knows its line
  const isSlow = effectiveType !== '4g' || saveData;
  return canBeShrunk(type) && size >= (isSlow ? SLOW_LINE_BYTES : MAX_IMAGE_BYTES);
}

/** Returns undefined where the site can’t be reached for the code. */
async function shrink(file: File): Promise<UploadSource | undefined> {
  const part = await import('#features/images/shrink-image.ts').catch(() => undefined);
  return part && { file: await part.shrinkImage(file) };
}

function send(source: UploadSource, { signal, onProgress }: SendOptions): Promise<SendResult> {
  if ('address' in source) return sendAction('image.fetch', { url: source.address }, { signal });
  const form = new FormData();
  form.set('image', source.file);
  return uploadForm('/admin/images/upload', form, { signal, onProgress });
}
