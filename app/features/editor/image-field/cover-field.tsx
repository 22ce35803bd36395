import { type KeyboardEvent, useId } from 'react';
import { isPlaceholder } from '#features/html/image-placeholder.ts';
import { FOCUS_STEP, getFocusClass, type ImageFocus, parseFocus, toFocusText } from '#features/images/image-focus.ts';
import { parseImageUrl } from '#features/images/image-variants.ts';
import { Picture } from '#features/images/picture.tsx';
import type { FieldsProps } from '../form/content-form.tsx';
import { findFirstImage } from './first-image.ts';
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

/** The crops of a photograph as pages have them. */
const CROPS = [
  { name: 'Over the text', className: 'media-wide' },
  { name: 'Card', className: 'cover-crop-card' },
  { name: 'Small, on a phone', className: 'media-square' },
];

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

interface FocalPointProps {
  src: string;
  /** Such as `50 30`; empty for the middle. */
  focus: string;
  onChange: (focus: string) => void;
}

/** The point that every crop of a cover keeps: clicked or moved by arrow keys, with the crops as readers will see them. */
function FocalPoint({ src, focus, onChange }: FocalPointProps) {
  const id = useId();
  const point = parseFocus(focus);

  function move(event: KeyboardEvent) {
    const [x, y] = ARROWS[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    onChange(toFocusText({ x: point.x + x * FOCUS_STEP, y: point.y + y * FOCUS_STEP }));
  }

  return (
    <div className="cover-focus">
      <button
        type="button"
        className="cover-focus-image"
        aria-label="Focal point"
        aria-describedby={`${id}-hint ${id}-words`}
        onKeyDown={move}
        onClick={(event) => {
          if (event.detail === 0) return; // Enter or Space, which point nowhere
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
          onChange(toFocusText({ x: ((event.clientX - left) / width) * 100, y: ((event.clientY - top) / height) * 100 }));
        }}
      >
        <Picture src={src} alt="" sizes="23rem" />
        <svg className="cover-focus-point" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${point.x} 0V100M0 ${point.y}H100`} />
        </svg>
      </button>
      <p className="field-hint" id={`${id}-hint`}>
        Click the part that must stay visible, or use the arrow keys.
      </p>
      <p className="visually-hidden" id={`${id}-words`} role="status">
        {describeFocus(point)}
      </p>
      <div className="cover-crops" aria-hidden="true">
        {CROPS.map(({ name, className }) => (
          <figure key={name}>
            <div className={`media ${className} ${getFocusClass(focus) ?? ''}`}>
              <Picture src={src} alt="" sizes="8rem" focus={focus} />
            </div>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** Such as `Crops keep the upper left: 20% from the left, 30% from the top.` */
function describeFocus({ x, y }: ImageFocus): string {
  const across = x < 40 ? 'left' : x > 60 ? 'right' : '';
  const down = y < 40 ? 'upper' : y > 60 ? 'lower' : '';
  const where = down && across ? `${down} ${across}` : down ? `${down} middle` : across || 'middle';
  return `Crops keep the ${where}: ${x}% from the left, ${y}% from the top.`;
}
