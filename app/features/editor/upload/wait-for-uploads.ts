import type { Upload } from '#features/admin/library/upload.ts';
import { fillPlaceholders } from '#features/html/image-placeholder.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { isActive, type UploadQueue } from './upload-queue.ts';

interface WaitOptions {
  read: () => FieldValues;
  write: (changes: FieldValues) => void;
  onWait: (names: string) => void;
}

/** Waits until the images of the fields are stored and inserted; returns those that are not. */
export async function waitForUploads(queue: UploadQueue, { read, write, onWait }: WaitOptions): Promise<Upload[]> {
  const getUploads = () => queue.listIn(Object.values(read()));
  for (const { id, state, isPassing } of await getUploads()) if (state === 'failed' && isPassing) queue.retry(id);
  for (;;) {
    const uploads = await getUploads();
    const active = uploads.filter(isActive);
    if (active.length === 0) {
      fill(queue, { read, write });
      return uploads.filter(({ state }) => state !== 'stored');
    }
    onWait(active.map(({ name }) => name).join(', '));
    await nextChange(queue);
  }
}

function fill(queue: UploadQueue, { read, write }: Pick<WaitOptions, 'read' | 'write'>) {
  const filled = Object.entries(read()).flatMap(([name, value]) => {
    const text = fillPlaceholders(value, (id) => queue.get(id)?.image);
    return text === value ? [] : [[name, text]];
  });
  if (filled.length > 0) write(Object.fromEntries(filled));
}

function nextChange(queue: UploadQueue): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = queue.subscribe(() => {
      unsubscribe();
      resolve();
    });
  });
}
