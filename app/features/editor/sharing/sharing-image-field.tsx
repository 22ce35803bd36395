import { useRef, useState } from 'react';
import { ACCEPTED_IMAGES, IMAGE_UPLOADED } from '#features/images/image.ts';
import { Field } from '#ui/field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useUpload } from '../body/use-upload.ts';
import type { FieldsProps } from '../form/content-form.tsx';

/** The image that stands in for the drawn one where a link is shared. */
export function SharingImageField({ formId, fields, errors, write }: FieldsProps) {
  const file = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const showToast = useToast();
  const uploadImage = useUpload();
  const { sharingImageUrl = '', imageUrl = '' } = fields;

  async function upload(chosen: File) {
    setIsBusy(true);
    const result = await uploadImage(chosen);
    setIsBusy(false);
    if (file.current) file.current.value = '';
    if ('message' in result) return showToast('error', result.message, { about: `sharing ${formId}` });
    write({ sharingImageUrl: result.url });
    showToast('success', IMAGE_UPLOADED, { about: `sharing ${formId}` });
  }

  return (
    <div className="sharing-image">
      <Field
        id={`${formId}-sharing-image`}
        label="Sharing image"
        hint="Left empty, the site draws one. Twice as wide as high is best."
        error={errors.sharingImageUrl}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            value={sharingImageUrl}
            onChange={(event) => write({ sharingImageUrl: event.target.value })}
          />
        )}
      </Field>
      <input
        ref={file}
        type="file"
        hidden
        accept={ACCEPTED_IMAGES}
        aria-label="Choose a sharing image to upload"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen) void upload(chosen);
        }}
      />
      <p className="button-row">
        <button type="button" className="button button-quiet" aria-busy={isBusy} disabled={isBusy} onClick={() => file.current?.click()}>
          {isBusy ? 'Uploading…' : 'Upload sharing image'}
        </button>
        {imageUrl.startsWith('/images/') && imageUrl !== sharingImageUrl && (
          <button type="button" className="button button-quiet" onClick={() => write({ sharingImageUrl: imageUrl })}>
            Use the cover
          </button>
        )}
      </p>
    </div>
  );
}
