import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { isPlaceholder } from '#features/html/image-placeholder.ts';
import { ACCEPTED_IMAGES } from '#features/images/image.ts';
import { parseImageUrl } from '#features/images/image-variants.ts';
import { Picture } from '#features/images/picture.tsx';
import { Field } from '#ui/field.tsx';
import type { FieldsProps } from '../form/content-form.tsx';
import { ImagePicker } from '../library/image-picker.tsx';
import { useStoredImage, useUpload, useUploads } from '../upload/uploads.tsx';
import { findFirstImage } from './first-image.ts';
import { FocalPoint } from './focal-point.tsx';
import { UploadState } from './upload-state.tsx';

/** A complete path, not one that is still being typed. */
const IMAGE_PATH = /^\/(?!\/)\S+\.(svg|png|jpe?g|webp|gif|avif)$/i;

/** The image over an item and beside its title in lists: uploaded, chosen from the library, from the text, or by its path. */
export function CoverField(props: FieldsProps) {
  const { formId, fields, errors, write } = props;
  const { imageUrl = '', imageFocus = '', content = '' } = fields;
  const isUploading = isPlaceholder(imageUrl);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const groupId = useId();
  const uploads = useUploads();
  const upload = useUpload(imageUrl);
  const first = findFirstImage(content);
  useStoredImage(imageUrl, ({ url }) => write({ imageUrl: url }));

  const choose = (url: string) => write({ imageUrl: url, imageFocus: '' });

  function add(file: File | undefined) {
    const added = file && uploads.add(file);
    if (added) choose(added.src);
  }

  function takeFile(event: DragEvent | ClipboardEvent, files: FileList | undefined) {
    const file = Array.from(files ?? []).find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    event.stopPropagation(); // or the text would take it as well
    add(file);
  }

  return (
    <fieldset
      aria-label="Cover"
      className={`cover-field${isOver ? ' cover-field-over' : ''}`}
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
      <Field
        id={`${formId}-cover`}
        label="Cover image"
        hint="Shown over the text and beside its title in lists. Drop or paste one here, or:"
        error={imageUrl ? undefined : errors.imageUrl}
        isRequired
      >
        {(control) => (
          <span className="cover-buttons">
            <input
              {...control}
              type="file"
              className="visually-hidden cover-file"
              accept={ACCEPTED_IMAGES}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                event.target.value = '';
                add(file);
              }}
            />
            <label className="button button-quiet" htmlFor={control.id} aria-hidden="true">
              {imageUrl ? 'Upload another' : 'Upload image'}
            </label>
            <button type="button" className="button button-quiet" onClick={() => setIsChoosing(true)}>
              Choose from the library
            </button>
            {first && first !== imageUrl && (
              <button type="button" className="button button-quiet" onClick={() => choose(first)}>
                Use the first image of the text
              </button>
            )}
          </span>
        )}
      </Field>
      {upload && isUploading && <UploadState upload={upload} onRemove={() => choose('')} />}
      {parseImageUrl(imageUrl) ? (
        <FocalPoint src={imageUrl} focus={imageFocus} onChange={(focus) => write({ imageFocus: focus })} />
      ) : (
        !isUploading &&
        IMAGE_PATH.test(imageUrl) && (
          <div className="media media-wide">
            <Picture src={imageUrl} alt="" sizes="20rem" />
          </div>
        )
      )}
      <details className="cover-path" id={groupId} open={Boolean(imageUrl && errors.imageUrl) || undefined}>
        <summary>Use the path of an image on this site</summary>
        <Field id={`${formId}-image`} label="Image URL" hint="Such as /pictures/1.svg" error={imageUrl ? errors.imageUrl : undefined}>
          {(control) => (
            <input
              {...control}
              className="input"
              value={isUploading ? '' : imageUrl}
              onChange={(event) => write({ imageUrl: event.target.value })}
            />
          )}
        </Field>
      </details>
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
