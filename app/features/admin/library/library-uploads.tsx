import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker, useRevalidator } from 'react-router';
import { checkImageFile, countUploaded, IMAGE_UPLOADED } from '#features/images/image.ts';
import { useToast } from '#ui/toast.tsx';
import { ConfirmDialog } from '../requests/confirm-dialog.tsx';
import { FileInput } from './choose-files.tsx';
import { MAX_AT_ONCE } from './library.ts';
import type { Upload, UploadResult, UploadSource } from './upload.ts';
import { isActive, type UploadQueue } from './upload-queue.ts';
import { useUploadQueue } from './use-upload-queue.ts';

/** Stored images after which the list is loaded again. */
const RELOAD_AFTER = 12;

/** Uploads images by a button and by a drop anywhere on the page, and lists what failed. */
export function LibraryUploads({ children }: { children: ReactNode }) {
  const { queue, list, add } = useLibraryUploads();
  const input = useRef<HTMLInputElement>(null);
  const isDragging = useFileDrop(add);
  return (
    <>
      <FileInput ref={input} label="Choose images to upload" isMultiple onChoose={add} />
      <div className="admin-head-actions">
        {children}
        <button type="button" className="button" onClick={() => input.current?.click()}>
          Upload
        </button>
      </div>
      {isDragging && (
        <div className="library-drop" aria-hidden="true">
          Drop to upload
        </div>
      )}
      {list.length > 0 && <Progress queue={queue} list={list} />}
      <LeaveQuestion left={list.filter(isActive).length} />
    </>
  );
}

function useLibraryUploads() {
  const { queue, list } = useUploadQueue({ refuse });
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const listed = useRef(0);

  const stored = list.filter(({ state }) => state === 'stored');
  const isSettled = !list.some(isActive);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when an upload has ended
  useEffect(() => {
    if (stored.length === 0 || (!isSettled && stored.length < listed.current + RELOAD_AFTER)) return;
    listed.current = isSettled ? 0 : stored.length;
    void revalidate();
    if (!isSettled) return;
    showToast('success', stored.length === 1 ? IMAGE_UPLOADED : countUploaded(stored.length), { cause: describeNotes(stored) });
    queue.remove(stored.map(({ id }) => id));
  }, [stored.length, isSettled]);

  function add(files: readonly File[]) {
    for (const file of files.slice(0, MAX_AT_ONCE)) queue.add(file.name, { file });
    if (files.length <= MAX_AT_ONCE) return;
    const cause = `The first ${MAX_AT_ONCE} of ${files.length} are being uploaded.`;
    showToast('error', `At most ${MAX_AT_ONCE} images at a time`, { about: 'too many files', cause });
  }

  return { queue, list, add };
}

function refuse(source: UploadSource): UploadResult | undefined {
  const message = 'file' in source ? checkImageFile(source.file) : undefined;
  return message === undefined ? undefined : { outcome: 'failed', message, isPassing: false };
}

function describeNotes(stored: readonly Upload[]): string | undefined {
  const noted = stored.flatMap(({ name, note }) => (note ? `${name}: ${note}` : []));
  return noted.length > 3 ? `${noted.slice(0, 3).join(' ')} And ${noted.length - 3} more.` : noted.join(' ') || undefined;
}

/** True while files are dragged over the page. */
function useFileDrop(onDrop: (files: readonly File[]) => void): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const hasFiles = ({ dataTransfer, target }: DragEvent) =>
      dataTransfer?.types.includes('Files') && !(target instanceof Element && target.closest('dialog'));
    const over = (event: DragEvent) => {
      setIsDragging(Boolean(hasFiles(event)));
      if (hasFiles(event)) event.preventDefault();
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsDragging(false);
    const drop = (event: DragEvent) => {
      setIsDragging(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return isDragging;
}

interface ProgressProps {
  queue: UploadQueue;
  list: readonly Upload[];
}

function Progress({ queue, list }: ProgressProps) {
  const active = list.filter(isActive);
  const failed = list.filter(({ state }) => state === 'failed');
  const passing = failed.filter(({ isPassing }) => isPassing);
  const done = list.reduce((sum, { state, progress }) => sum + (state === 'sending' ? progress * 0.9 : state === 'waiting' ? 0 : 1), 0);
  const remove = (uploads: readonly Upload[]) => queue.remove(uploads.map(({ id }) => id));
  function retryAll() {
    for (const { id } of passing) queue.retry(id);
  }
  return (
    <section className="library-uploads" aria-label="Uploads">
      {active.length > 0 && (
        <>
          <div className="library-upload">
            <p className="library-upload-text">
              Uploading {list.length - active.length + 1} of {list.length}
              <span className="library-facts">{list.find(({ state }) => state === 'sending')?.name}</span>
            </p>
            <button type="button" className="tool" onClick={() => remove(active)}>
              Cancel
            </button>
          </div>
          <progress aria-label="Uploading images" max={list.length} value={done} />
        </>
      )}
      {failed.length > 0 && (
        <>
          <div className="library-upload" role="status">
            <p className="library-upload-text">
              {failed.length === 1 ? '1 image was not uploaded' : `${failed.length} images were not uploaded`}
            </p>
            {passing.length > 1 && (
              <button type="button" className="tool" onClick={retryAll}>
                Try all again
              </button>
            )}
            <button type="button" className="tool" onClick={() => remove(failed)}>
              Dismiss
            </button>
          </div>
          <ul className="library-failures">
            {failed.map(({ id, name, reason, isPassing }) => (
              <li key={id} className="library-upload">
                <p className="library-upload-text">
                  {name}
                  <span className="upload-reason">{reason}</span>
                </p>
                {isPassing && (
                  <button type="button" className="tool" onClick={() => queue.retry(id)}>
                    Try again<span className="visually-hidden"> to upload {name}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function LeaveQuestion({ left }: { left: number }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => left > 0 && currentLocation.pathname !== nextLocation.pathname);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave before the upload is done?"
      cancel="Stay"
      label="Leave anyway"
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <p>{left === 1 ? '1 image is' : `${left} images are`} not uploaded yet. Leaving this page stops the upload.</p>
    </ConfirmDialog>
  );
}
