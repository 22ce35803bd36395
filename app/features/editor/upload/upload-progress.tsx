import { useEffect, useRef } from 'react';
import { ChooseFiles } from '#features/admin/library/choose-files.tsx';
import type { Upload } from '#features/admin/library/upload.ts';
import { isActive } from '#features/admin/library/upload-queue.ts';
import { useUploads } from './uploads.tsx';

/** Pixels of a preview. */
const MAX_SIDE = 800;

export function UploadProgress({ upload, onRemove }: { upload: Upload; onRemove: () => void }) {
  const { queue } = useUploads();
  const { id, name, source, progress, reason } = upload;
  const address = source && 'address' in source ? source.address : undefined;
  return (
    <div className="upload">
      {source && 'file' in source && <FilePreview file={source.file} />}
      <div className="upload-state">
        <p className="upload-name">{name}</p>
        {isActive(upload) && (
          <p className="upload-line">
            <progress aria-label={`Uploading ${name}`} max={1} value={progress > 0 && progress < 1 ? progress : undefined} />
            <span>{getWords(upload)}</span>
            <button type="button" className="tool" onClick={() => queue.cancel(id)}>
              Cancel upload
            </button>
          </p>
        )}
        {reason && (
          <>
            <p className="upload-reason">{reason}</p>
            {address && <p className="upload-address">{address}</p>}
            <p className="button-row">
              {source && (
                <button type="button" className="button button-quiet" onClick={() => queue.retry(id)}>
                  Try again
                </button>
              )}
              <ChooseFiles label="Choose a file" onChoose={([file]) => file && queue.replace(id, file)} />
              <button type="button" className="button button-quiet" onClick={onRemove}>
                Remove
              </button>
            </p>
          </>
        )}
      </div>
    </div>
  );
}

function getWords({ state, progress, source }: Upload): string {
  if (state === 'waiting') return 'Waiting…';
  if (source && 'address' in source) return 'Fetching it…';
  return progress === 1 ? 'Processing…' : `${Math.round(progress * 100)}%`;
}

/** Draws on a canvas, because the page's policy shows no image from this device. */
function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void draw(file, () => (isCurrent ? canvas.current : null)).catch(() => undefined); // a box with its name is enough
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return <canvas ref={canvas} className="upload-preview" width={16} height={9} />;
}

async function draw(file: File, getCanvas: () => HTMLCanvasElement | null) {
  const image = await createImageBitmap(file);
  const canvas = getCanvas();
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  if (canvas) {
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  image.close();
}
