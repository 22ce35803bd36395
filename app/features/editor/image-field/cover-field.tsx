import { isPlaceholder } from '#features/html/image-placeholder.ts';
import { parseImageUrl } from '#features/images/image-variants.ts';
import { Picture } from '#features/images/picture.tsx';
import type { FieldsProps } from '../form/content-form.tsx';
import { findFirstImage } from './first-image.ts';
import { FocalPoint } from './focal-point.tsx';
import { ImageField } from './image-field.tsx';

/** A complete path, not one that is still being typed. */
const IMAGE_PATH = /^\/(?!\/)\S+\.(svg|png|jpe?g|webp|gif|avif)$/i;

/** The image over an item and next to its title in lists, with the point that each crop keeps. */
export function CoverField({ formId, fields, errors, write }: FieldsProps) {
  const { imageUrl = '', imageFocus = '', content = '' } = fields;
  return (
    <ImageField
      id={`${formId}-cover`}
      label="Cover image"
      groupLabel="Cover"
      hint="Shown above the article and in lists. Drop or paste one here, or:"
      error={errors.imageUrl}
      isRequired
      value={imageUrl}
      onChoose={(url) => write({ imageUrl: url, imageFocus: '' })}
      onStored={(url) => write({ imageUrl: url })}
      suggestion={{ label: 'Use the first image of the text', url: findFirstImage(content) }}
      path={{ id: `${formId}-image`, label: 'Image URL', summary: 'Use an image’s address' }}
    >
      {parseImageUrl(imageUrl) ? (
        <FocalPoint src={imageUrl} focus={imageFocus} onChange={(focus) => write({ imageFocus: focus })} />
      ) : (
        !isPlaceholder(imageUrl) &&
        IMAGE_PATH.test(imageUrl) && (
          <div className="media media-wide">
            <Picture src={imageUrl} alt="" sizes="20rem" />
          </div>
        )
      )}
    </ImageField>
  );
}
