import { fillPlaceholders, listPlaceholders, toPlaceholder } from '#features/html/image-placeholder.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import type { QueueOptions, Upload, UploadSource } from './upload.ts';

export type UploadQueue = ReturnType<typeof createUploadQueue>;

const AT_ONCE = 3;
/** Characters; the end holds the number and the extension. */
const MAX_NAME = 80;
export const NOT_KEPT = 'It wasn’t uploaded, and this device no longer has the file.';
export const CANCELLED = 'The upload was cancelled.';

/** Sends a few uploads at once and gives none up unless the author does. */
export function createUploadQueue({ send, keeper }: QueueOptions) {
  const uploads = new Map<string, Upload>();
  const aborts = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  const looking = new Map<string, Promise<void>>();
  let snapshot: readonly Upload[] = [];
  let isStopped = false;

  function change(id: string, changes: Partial<Upload>) {
    const upload = uploads.get(id);
    if (!upload) return;
    uploads.set(id, { ...upload, ...changes });
    emit();
  }

  function emit() {
    snapshot = [...uploads.values()];
    for (const listener of [...listeners]) listener();
  }

  function startNext() {
    if (isStopped) return;
    const all = [...uploads.values()];
    const free = AT_ONCE - all.filter(({ state }) => state === 'sending').length;
    for (const upload of all.filter(({ state }) => state === 'waiting').slice(0, Math.max(free, 0))) void run(upload);
  }

  async function run({ id, name, source }: Upload) {
    if (!source) return;
    const abort = new AbortController();
    aborts.set(id, abort);
    change(id, { state: 'sending', progress: 0, reason: undefined });
    const onProgress = (progress: number) => abort.signal.aborted || change(id, { progress });
    const result = await send(source, { signal: abort.signal, onProgress });
    if (!abort.signal.aborted) {
      if (result.outcome === 'stored') {
        change(id, { state: 'stored', progress: 1, image: result.image, note: result.note });
        void keeper?.keep({ id, name, at: new Date().toISOString(), image: result.image });
      } else change(id, { state: 'failed', reason: result.message, isPassing: result.isPassing });
    }
    startNext();
  }

  function put(upload: Upload) {
    uploads.set(upload.id, upload);
    change(upload.id, {});
    startNext();
    return upload;
  }

  async function look(id: string, name: string) {
    const kept = await keeper?.find(id);
    const base = { id, name, src: toPlaceholder({ id, name }) };
    if (kept && 'image' in kept) put({ ...base, state: 'stored', progress: 1, image: kept.image });
    else if (kept) put({ ...base, state: 'waiting', progress: 0, source: kept });
    else put({ ...base, state: 'failed', progress: 0, reason: NOT_KEPT });
  }

  const queue = {
    add(fileName: string, source: UploadSource): Upload {
      const id = createId();
      const name = fileName.slice(-MAX_NAME);
      void keeper?.keep({ id, name, at: new Date().toISOString(), ...source });
      return put({ id, name, src: toPlaceholder({ id, name }), source, state: 'waiting', progress: 0 });
    },
    get: (id: string): Upload | undefined => uploads.get(id),
    list: (): readonly Upload[] => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Resumes an upload that an earlier page began; known ones are left alone. */
    resume({ id, name }: Pick<Upload, 'id' | 'name'>): Promise<void> {
      if (uploads.has(id)) return Promise.resolve();
      const found = looking.get(id) ?? look(id, name);
      looking.set(id, found);
      return found;
    },
    retry(id: string): void {
      const { state, source } = uploads.get(id) ?? {};
      if (!source || (state !== 'failed' && state !== 'cancelled')) return;
      change(id, { state: 'waiting', progress: 0, reason: undefined });
      startNext();
    },
    replace(id: string, file: File): void {
      aborts.get(id)?.abort();
      void keeper?.keep({ id, name: file.name, at: new Date().toISOString(), file });
      change(id, { name: file.name, source: { file }, state: 'waiting', progress: 0, reason: undefined, image: undefined });
      startNext();
    },
    cancel(id: string): void {
      const { state } = uploads.get(id) ?? {};
      if (state !== 'waiting' && state !== 'sending') return;
      aborts.get(id)?.abort();
      change(id, { state: 'cancelled', reason: CANCELLED });
      startNext();
    },
    remove(ids: readonly string[]): void {
      for (const id of ids) uploads.delete(id);
      for (const id of ids) aborts.get(id)?.abort();
      emit();
      startNext();
    },
    async listIn(texts: readonly string[]): Promise<Upload[]> {
      const placeholders = listPlaceholders(texts.join('\n'));
      await Promise.all(placeholders.map(queue.resume));
      return placeholders.flatMap(({ id }) => uploads.get(id) ?? []);
    },
    stop(): void {
      isStopped = true;
      for (const abort of aborts.values()) abort.abort();
    },
    start(): void {
      if (!isStopped) return;
      isStopped = false;
      for (const { id, state } of uploads.values()) if (state === 'sending') change(id, { state: 'waiting', progress: 0 });
      startNext();
    },
  };
  return queue;
}

export function isActive({ state }: Pick<Upload, 'state'>): boolean {
  return state === 'waiting' || state === 'sending';
}

/** Sixty random bits; `randomUUID` needs https. */
function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join('');
}

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
