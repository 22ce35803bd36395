import { useRef } from 'react';
import { isPlaceholder } from '#features/html/image-placeholder.ts';
import { Picture } from '#features/images/picture.tsx';
import { Field } from '#ui/field.tsx';
import { FileInput } from '../upload/choose-files.tsx';
import { UploadProgress } from '../upload/upload-progress.tsx';
import { useStoredImage, useUpload, useUploads } from '../upload/uploads.tsx';
import type { FieldsProps } from './content-form.tsx';

/** A complete path, not one that is still being typed. */
const IMAGE_PATH = /^\/(?!\/)\S+\.(svg|png|jpe?g|webp|gif|avif)$/i;

/** The URL of an image: typed, or filled in by an upload. */
export function ImageField({ formId, fields: { imageUrl = '' }, errors, write }: FieldsProps) {
  const file = useRef<HTMLInputElement>(null);
  const { add } = useUploads();
  const upload = useUpload(imageUrl);
  useStoredImage(imageUrl, ({ url }) => write({ imageUrl: url }));
  const shown = isPlaceholder(imageUrl) ? '' : imageUrl;

  return (
    <div className="image-field">
      <Field
        id={`${formId}-image`}
        label="Image URL"
        hint="Upload an image, or enter the path of one on this site"
        error={errors.imageUrl}
        isRequired
      >
        {(control) => <input {...control} className="input" value={shown} onChange={(event) => write({ imageUrl: event.target.value })} />}
      </Field>
      <FileInput
        ref={file}
        label="Choose an image to upload"
        onChoose={([chosen]) => {
          const added = chosen && add(chosen);
          if (added) write({ imageUrl: added.src });
        }}
      />
      {upload && <UploadProgress upload={upload} onRemove={() => write({ imageUrl: '' })} />}
      <button type="button" className="button button-quiet" onClick={() => file.current?.click()}>
        Upload image
      </button>
      {IMAGE_PATH.test(imageUrl) && (
        <div className="media media-wide image-field-preview">
          <Picture src={imageUrl} alt="" sizes="20rem" />
        </div>
      )}
    </div>
  );
}
