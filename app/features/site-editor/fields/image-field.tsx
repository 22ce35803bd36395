import { useRef, useState } from 'react';
import { UploadState } from '#features/editor/cover/upload-state.tsx';
import { ImagePicker } from '#features/editor/library/image-picker.tsx';
import { useStoredImage, useUpload, useUploads } from '#features/editor/upload/uploads.tsx';
import { isPlaceholder } from '#features/html/image-placeholder.ts';
import { ACCEPTED_IMAGES } from '#features/images/image.ts';
import { parseImageUrl } from '#features/images/image-variants.ts';
import { Picture } from '#features/images/picture.tsx';
import { Field } from '#ui/field.tsx';
import type { DocumentFields, FieldOptions } from './document-fields.ts';

/** An uploaded image or none: from a file, dropped or pasted, or from the library. */
export function ImageField({ name, hint, ...form }: DocumentFields & FieldOptions) {
  const { formId, labels, fields, errors, write } = form;
  const value = fields[name] ?? '';
  const label = labels[name] ?? name;
  const isUploading = isPlaceholder(value);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const uploads = useUploads();
  const upload = useUpload(value);
  const choose = (url: string) => write({ [name]: url });
  useStoredImage(value, ({ url }) => choose(url));

  function add(files: FileList | null | undefined): boolean {
    const image = Array.from(files ?? []).find(({ type }) => type.startsWith('image/'));
    const added = image && uploads.add(image);
    if (added) choose(added.src);
    return image !== undefined;
  }

  return (
    <fieldset
      aria-label={label}
      className={`cover-field${isOver ? ' cover-field-over' : ''}`}
      onPaste={(event) => add(event.clipboardData.files) && event.preventDefault()}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        if (add(event.dataTransfer.files)) event.preventDefault();
      }}
    >
      <Field id={`${formId}-${name}`} label={label} hint={hint} error={errors[name]}>
        {(control) => (
          <span className="cover-buttons">
            <input
              {...control}
              ref={file}
              type="file"
              className="visually-hidden cover-file"
              accept={ACCEPTED_IMAGES}
              onChange={(event) => {
                add(event.target.files);
                event.target.value = '';
              }}
            />
            <label className="button button-quiet" htmlFor={control.id} aria-hidden="true">
              {value ? 'Upload another' : 'Upload image'}
            </label>
            <button type="button" className="button button-quiet" onClick={() => setIsChoosing(true)}>
              Choose from the library
            </button>
            {value && !isUploading && (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => {
                  choose('');
                  file.current?.focus();
                }}
              >
                Remove
                <span className="visually-hidden"> {label}</span>
              </button>
            )}
          </span>
        )}
      </Field>
      {upload && isUploading && <UploadState upload={upload} onRemove={() => choose('')} />}
      {parseImageUrl(value) && (
        <div className="document-image">
          <Picture src={value} alt="" sizes="12rem" />
        </div>
      )}
      {!value && <p className="field-hint">No image.</p>}
      {isChoosing && (
        <ImagePicker
          onClose={() => setIsChoosing(false)}
          onChoose={({ url }) => {
            setIsChoosing(false);
            choose(url);
          }}
        />
      )}
    </fieldset>
  );
}
