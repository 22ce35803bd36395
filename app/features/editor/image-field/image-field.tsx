import { type ClipboardEvent, type DragEvent, lazy, type ReactNode, Suspense, useContext, useRef, useState } from 'react';
import { ChooseFiles } from '#features/admin/library/choose-files.tsx';
import { ImagePickerContext } from '#features/admin/library/library-picker.tsx';
import type { Upload } from '#features/admin/library/upload.ts';
import { isPlaceholder } from '#features/html/image-placeholder.ts';
import { parseImageUrl } from '#features/images/image-variants.ts';
import { Picture } from '#features/images/picture.tsx';
import { type ControlProps, Field } from '#ui/field.tsx';
import { useStoredImage, useUpload, useUploads } from '../upload/uploads.tsx';

interface ImageFieldProps {
  id: string;
  label: string;
  /** Of the control with everything around it; the label by default. */
  groupLabel?: string;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
  /** The path of an image of this site, or a placeholder while it uploads; empty for none. */
  value: string;
  onChoose: (url: string) => void;
  /** Called with the path once the upload is stored; `onChoose` by default. */
  onStored?: (url: string) => void;
  /** An image that is at hand, such as the first one of the text. */
  suggestion?: { label: string; url: string | undefined };
  /** Lets the author enter the path of an image that was not uploaded here. */
  path?: { id: string; label: string; summary: string };
  /** The preview; by default the image itself once it is stored. */
  children?: ReactNode;
}

/** An image: uploaded, dropped, pasted, chosen from the library, or by its path. */
export function ImageField({ onStored, path, children, ...props }: ImageFieldProps) {
  const { id, label, groupLabel = label, hint, error, isRequired = false, value, onChoose } = props;
  const [isOver, setIsOver] = useState(false);
  const uploads = useUploads();
  const upload = useUpload(value);
  const isPathWrong = path !== undefined && value !== '';
  const [undescribed, setUndescribed] = useState('');
  const write = onStored ?? onChoose;
  useStoredImage(value, ({ url }) => {
    setUndescribed(url);
    write(url);
  });

  function add(file: File | undefined) {
    const added = file && uploads.add(file);
    if (added) onChoose(added.src);
  }

  function takeFile(event: DragEvent | ClipboardEvent, files: FileList | undefined) {
    const file = Array.from(files ?? []).find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    event.stopPropagation(); // the form's text would insert it as well
    add(file);
  }

  return (
    <fieldset
      aria-label={groupLabel}
      className={`image-field${isOver ? ' image-field-over' : ''}`}
      onPaste={(event) => takeFile(event, event.clipboardData.files)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        takeFile(event, event.dataTransfer.files);
      }}
    >
      <Field id={id} label={label} hint={hint} error={isPathWrong ? undefined : error} isRequired={isRequired}>
        {(control) => <ImageButtons {...props} control={control} onAdd={add} onUndescribed={setUndescribed} />}
      </Field>
      {upload && isPlaceholder(value) && <UploadState upload={upload} onRemove={() => onChoose('')} />}
      {children ?? (
        <>
          {parseImageUrl(value) && (
            <div className="image-preview">
              <Picture src={value} alt="" sizes="12rem" />
            </div>
          )}
          {!value && <p className="field-hint">No image.</p>}
        </>
      )}
      {value && value === undescribed && (
        <Suspense>
          <ImageDescription key={value} id={`${id}-alt`} url={value} />
        </Suspense>
      )}
      {path && (
        <details className="image-path" open={Boolean(isPathWrong && error) || undefined}>
          <summary>{path.summary}</summary>
          <Field id={path.id} label={path.label} hint="Such as /pictures/1.svg" error={isPathWrong ? error : undefined}>
            {(control) => (
              <input
                {...control}
                className="input"
                value={isPlaceholder(value) ? '' : value}
                onChange={(event) => write(event.target.value)}
              />
            )}
          </Field>
        </details>
      )}
    </fieldset>
  );
}

interface ImageButtonsProps extends Pick<ImageFieldProps, 'label' | 'isRequired' | 'value' | 'onChoose' | 'suggestion'> {
  control: ControlProps;
  onAdd: (file: File | undefined) => void;
  onUndescribed: (url: string) => void;
}

function ImageButtons({ control, label, isRequired, value, suggestion, onAdd, onChoose, onUndescribed }: ImageButtonsProps) {
  const pickImage = useContext(ImagePickerContext);
  const upload = useRef<HTMLButtonElement>(null);
  const uploadLabel = value ? 'Upload another' : 'Upload image';

  async function choose() {
    const image = await pickImage?.();
    if (!image) return;
    if (!image.alt) onUndescribed(image.url);
    onChoose(image.url);
  }

  return (
    <span className="image-buttons">
      <ChooseFiles
        id={control.id}
        ref={upload}
        label={uploadLabel}
        aria-label={`${uploadLabel}: ${label}`}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        onChoose={([file]) => onAdd(file)}
      />
      <button type="button" className="button button-quiet" onClick={() => void choose()}>
        Choose from the library
      </button>
      {suggestion?.url && suggestion.url !== value && (
        <button type="button" className="button button-quiet" onClick={() => onChoose(suggestion.url ?? '')}>
          {suggestion.label}
        </button>
      )}
      {!isRequired && value && !isPlaceholder(value) && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            onChoose('');
            upload.current?.focus();
          }}
        >
          Remove
          <span className="visually-hidden"> {label}</span>
        </button>
      )}
    </span>
  );
}

/** Its script is asked for with the first image that has no description. */
const ImageDescription = lazy(async () => ({ default: (await import('./image-description.tsx')).ImageDescription }));

/** The progress of an upload, or why it failed. */
function UploadState({ upload, onRemove }: { upload: Upload; onRemove: () => void }) {
  const { queue } = useUploads();
  const { id, name, state, progress, reason } = upload;
  if (state === 'stored') return null;
  const hasFailed = state === 'failed' || state === 'cancelled';
  return (
    <div className="image-upload">
      {hasFailed ? (
        <p className="field-error" role="alert">
          {name}: {reason}
        </p>
      ) : (
        <label className="image-progress">
          Uploading {name}
          <progress value={progress} max={1} />
        </label>
      )}
      <span className="image-buttons">
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
