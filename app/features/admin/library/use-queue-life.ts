import { useEffect } from 'react';
import { isActive, type UploadQueue } from './upload-queue.ts';

/** Resumes when the connection is back, asks before the page is left during an upload, and stops with the page. */
export function useQueueLife(queue: UploadQueue): void {
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
