import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Upload, UploadedImage, UploadSource } from '#features/admin/library/upload.ts';
import { isActive, type UploadQueue, waitForUploads } from '#features/admin/library/upload-queue.ts';
import { useUploadQueue } from '#features/admin/library/use-upload-queue.ts';
import { ConfirmDialog } from '#features/admin/requests/confirm-dialog.tsx';
import { isPlaceholder, parsePlaceholder } from '#features/html/image-placeholder.ts';
import { checkImageFile, countUploaded, IMAGE_UPLOADED, MAX_IMAGE_BYTES } from '#features/images/image.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { useToast } from '#ui/toast.tsx';
import { keptUploads } from './kept-uploads.ts';

interface Uploads {
  queue: UploadQueue;
  list: readonly Upload[];
  pending: { name: string; progress: number }[];
  waitingFor: string | undefined;
  /** Returns undefined, after a message, for a file that is refused before it is sent. `src` stands for the image until it is stored. */
  add: (file: File) => Upload | undefined;
  /** Begins to fetch an image of another site or a `data:` URL; undefined for a URL that no server can fetch. */
  bringIn: (address: string) => string | undefined;
  /** False, after a message, where an image of the fields could not be stored; `write` inserts those that no editor has. */
  whenDone: (read: () => FieldValues, write: (changes: FieldValues) => void) => Promise<boolean>;
}

const UploadsContext = createContext<Uploads | undefined>(undefined);

export function UploadsProvider({ onClose, children }: { onClose: () => void; children: (onClose: () => void) => ReactNode }) {
  const showToast = useToast();
  const [waitingFor, setWaitingFor] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const { queue, list } = useUploadQueue({ keeper: keptUploads });
  useResultToasts(list);
  const active = list.filter(isActive);

  const uploads: Uploads = {
    queue,
    list,
    pending: active.map(({ name, progress }) => ({ name, progress })),
    waitingFor,
    add(file) {
      const refusal = checkImageFile(file);
      if (!refusal) return queue.add(file.name, { file });
      showToast('error', refusal, { about: `file ${file.name}`, cause: file.name });
      return undefined;
    },
    bringIn(address) {
      const found = getSource(address);
      if (found && 'src' in found) return found.src;
      return found && queue.add(found.name, found.source).src;
    },
    async whenDone(read, write) {
      const failed = await waitForUploads(queue, { read, write, onWait: setWaitingFor });
      setWaitingFor(undefined);
      for (const { id, name, reason } of failed) {
        showToast('error', `Not saved: ${name} is not uploaded. Try it again, or remove it.`, { about: `upload ${id}`, cause: reason });
      }
      return failed.length === 0;
    },
  };

  return (
    <UploadsContext value={uploads}>
      {children(() => (queue.list().some(isActive) ? setIsAsking(true) : onClose()))}
      {isAsking && active.length > 0 && (
        <CloseQuestion names={active.map(({ name }) => name)} onStay={() => setIsAsking(false)} onClose={onClose} />
      )}
    </UploadsContext>
  );
}

export function useUploads(): Uploads {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error('no UploadsProvider around this form');
  return uploads;
}

/** Resumes an upload that an earlier page began; undefined for any other address. */
export function useUpload(src: string): Upload | undefined {
  const { queue, list } = useUploads();
  const placeholder = parsePlaceholder(src);
  useEffect(() => {
    const known = parsePlaceholder(src);
    if (known) void queue.resume(known);
  }, [queue, src]);
  return placeholder && list.find(({ id }) => id === placeholder.id);
}

export function useStoredImage(src: string, onStored: (image: UploadedImage) => void): void {
  const image = useUpload(src)?.image;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each image
  useEffect(() => {
    if (image && isPlaceholder(src)) onStored(image);
  }, [image, src]);
}

function useResultToasts(list: readonly Upload[]) {
  const showToast = useToast();
  const [told] = useState(() => new Map<string, Upload['state']>());
  useEffect(() => {
    for (const { id, name, state, reason, note, source } of list) {
      if (told.get(id) === state) continue;
      told.set(id, state);
      if (state === 'stored' && source)
        showToast('success', IMAGE_UPLOADED, { about: `upload ${id}`, cause: note, countedText: countUploaded });
      if (state === 'failed' && reason) showToast('error', reason, { about: `upload ${id}`, cause: name });
    }
  }, [list, told, showToast]);
}

function CloseQuestion({ names, onStay, onClose }: { names: string[]; onStay: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Close before the upload is done?"
      cancel="Keep the form open"
      label="Close anyway"
      onConfirm={onClose}
      onClose={onStay}
    >
      <p>
        <strong>{names.join(', ')}</strong> {names.length === 1 ? 'is' : 'are'} not uploaded yet. Closing stops the upload. It continues
        when you restore your unsaved changes on this device.
      </p>
    </ConfirmDialog>
  );
}

const NAME = 'image';

/** Decodes `data:` URLs; undefined for what is neither that nor on the web. */
function getSource(address: string): { src: string } | { name: string; source: UploadSource } | undefined {
  if (!URL.canParse(address, location.href)) return undefined;
  const url = new URL(address, location.href);
  if (url.protocol === 'data:') {
    const file = readDataUrl(address);
    return file && { name: file.name, source: { file } };
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.origin === location.origin) return { src: url.pathname };
  return { name: getName(url), source: { address: url.href } };
}

function getName(url: URL): string {
  const last = url.pathname.split('/').findLast(Boolean) ?? '';
  try {
    return decodeURIComponent(last).slice(0, 100) || url.hostname;
  } catch {
    return last.slice(0, 100);
  }
}

function readDataUrl(address: string): File | undefined {
  const [, type, encoded] = /^data:(image\/[\w.+-]+);base64,([A-Za-z0-9+/=\s]+)$/.exec(address) ?? [];
  if (!type || !encoded || encoded.length > MAX_IMAGE_BYTES * 1.5) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new File([bytes], `${NAME}.${type.slice('image/'.length)}`, { type });
  } catch {
    return undefined;
  }
}
