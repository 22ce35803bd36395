import type { Upload } from '../upload/upload.ts';
import { useUploads } from '../upload/uploads.tsx';

/** How far an upload is, or why it has failed. */
export function UploadState({ upload, onRemove }: { upload: Upload; onRemove: () => void }) {
  const { queue } = useUploads();
  const { id, name, state, progress, reason } = upload;
  if (state === 'stored') return null;
  const hasFailed = state === 'failed' || state === 'cancelled';
  return (
    <div className="cover-upload">
      {hasFailed ? (
        <p className="field-error" role="alert">
          {name}: {reason}
        </p>
      ) : (
        <label className="cover-progress">
          Uploading {name}
          <progress value={progress} max={1} />
        </label>
      )}
      <span className="cover-buttons">
        {state === 'failed' && (
          <button type="button" className="button button-quiet" onClick={() => queue.retry(id)}>
            Try again
          </button>
        )}
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            queue.cancel(id);
            onRemove();
          }}
        >
          {hasFailed ? 'Remove' : 'Cancel the upload'}
        </button>
      </span>
    </div>
  );
}
