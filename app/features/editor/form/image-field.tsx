import { useRef, useState } from 'react';
import { ACCEPTED_IMAGES, IMAGE_UPLOADED } from '#features/images/image.ts';
import { Picture } from '#features/images/picture.tsx';
import { Field } from '#ui/field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useUpload } from '../body/use-upload.ts';
import type { FieldsProps } from './content-form.tsx';

/** A complete path, not one that is still being typed. */
const IMAGE_PATH = /^\/(?!\/)\S+\.(svg|png|jpe?g|webp|gif|avif)$/i;

/** The URL of an image: typed, or filled in by an upload. */
export function ImageField({ formId, fields: { imageUrl = '' }, errors, write }: FieldsProps) {
  const file = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const showToast = useToast();
  const uploadImage = useUpload();

  async function upload(chosen: File) {
    setIsBusy(true);
    const result = await uploadImage(chosen);
    setIsBusy(false);
    if (file.current) file.current.value = '';
    if ('message' in result) return showToast('error', result.message, { about: `upload ${formId}` });
    write({ imageUrl: result.url });
    showToast('success', IMAGE_UPLOADED, { about: `upload ${formId}` });
  }

  return (
    <div className="image-field">
      <Field
        id={`${formId}-image`}
        label="Image URL"
        hint="Upload an image, or enter the path of one on this site"
        error={errors.imageUrl}
        isRequired
      >
        {(control) => (
          <input {...control} className="input" value={imageUrl} onChange={(event) => write({ imageUrl: event.target.value })} />
        )}
      </Field>
      <input
        ref={file}
        type="file"
        hidden
        accept={ACCEPTED_IMAGES}
        aria-label="Choose an image to upload"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen) void upload(chosen);
        }}
      />
      <button type="button" className="button button-quiet" aria-busy={isBusy} disabled={isBusy} onClick={() => file.current?.click()}>
        {isBusy ? 'Uploading…' : 'Upload image'}
      </button>
      {IMAGE_PATH.test(imageUrl) && (
        <div className="media media-wide image-field-preview">
          <Picture src={imageUrl} alt="" sizes="20rem" />
        </div>
      )}
    </div>
  );
}
