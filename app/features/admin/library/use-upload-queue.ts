import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReauthenticatedFetch } from '../requests/reauthenticated-fetch.tsx';
import { sendUpload, type UploadKeeper, type UploadResult, type UploadSource } from './upload.ts';
import { createUploadQueue, isActive, type UploadQueue } from './upload-queue.ts';

interface Options {
  keeper?: UploadKeeper;
  /** Returns why a source is not sent at all. */
  refuse?: (source: UploadSource) => UploadResult | undefined;
}

/** The uploads of a page; the first options stay. */
export function useUploadQueue({ keeper, refuse }: Options) {
  const sendWithReauth = useReauthenticatedFetch();
  const [queue] = useState(() =>
    createUploadQueue({
      keeper,
      send: async (source, options) => refuse?.(source) ?? sendUpload(source, options, sendWithReauth),
    }),
  );
  const list = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  useQueueLife(queue);
  return { queue, list };
}

/** Resumes when the connection is back, asks before the page is left during an upload, and stops with the page. */
function useQueueLife(queue: UploadQueue): void {
  useEffect(() => {
    queue.start();
    const retry = () => {
      for (const { id, state, isPassing } of queue.list()) if (state === 'failed' && isPassing) queue.retry(id);
    };
    const refuseFiles = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault(); // the browser would leave the form and open the file
      event.dataTransfer.dropEffect = 'none';
    };
    const ask = (event: BeforeUnloadEvent) => queue.list().some(isActive) && event.preventDefault();
    addEventListener('online', retry);
    addEventListener('dragover', refuseFiles);
    addEventListener('drop', refuseFiles);
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('online', retry);
      removeEventListener('dragover', refuseFiles);
      removeEventListener('drop', refuseFiles);
      removeEventListener('beforeunload', ask);
      queue.stop();
    };
  }, [queue]);
}
