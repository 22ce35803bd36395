import { useState } from 'react';
import { isPlaceholder } from '#features/html/image-placeholder.ts';
import { Field } from '#ui/field.tsx';
import type { FieldsProps } from '../form/content-form.tsx';
import { ImagePicker } from '../library/image-picker.tsx';
import { ChooseFiles } from '../upload/choose-files.tsx';
import { useStoredImage, useUpload, useUploads } from '../upload/uploads.tsx';

/** The image that stands in for the drawn one where a link is shared. */
export function SharingImageField({ formId, fields, errors, write }: FieldsProps) {
  const { sharingImageUrl = '', imageUrl = '' } = fields;
  const [isChoosing, setIsChoosing] = useState(false);
  const uploads = useUploads();
  const upload = useUpload(sharingImageUrl);
  const isUploading = isPlaceholder(sharingImageUrl);
  const choose = (url: string) => write({ sharingImageUrl: url });
  useStoredImage(sharingImageUrl, ({ url }) => choose(url));

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
            value={isUploading ? '' : sharingImageUrl}
            placeholder={
              isUploading ? `${upload?.state === 'failed' ? 'Not uploaded' : 'Uploading'}: ${upload?.name ?? 'an image'}` : undefined
            }
            onChange={(event) => choose(event.target.value)}
          />
        )}
      </Field>
      <p className="button-row">
        <ChooseFiles
          label="Upload sharing image"
          onChoose={([file]) => {
            const added = file && uploads.add(file);
            if (added) choose(added.src);
          }}
        />
        <button type="button" className="button button-quiet" onClick={() => setIsChoosing(true)}>
          Choose from the library
        </button>
        {imageUrl.startsWith('/images/') && imageUrl !== sharingImageUrl && (
          <button type="button" className="button button-quiet" onClick={() => choose(imageUrl)}>
            Use the cover
          </button>
        )}
      </p>
      {isChoosing && (
        <ImagePicker
          onClose={() => setIsChoosing(false)}
          onChoose={({ url }) => {
            setIsChoosing(false);
            choose(url);
          }}
        />
      )}
    </div>
  );
}
