import { type KeyboardEvent, useId } from 'react';
import { FOCUS_STEP, getFocusClass, type ImageFocus, parseFocus, toFocusText } from '#features/images/image-focus.ts';
import { Picture } from '#features/images/picture.tsx';

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
export function FocalPoint({ src, focus, onChange }: FocalPointProps) {
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
      <p className="field-hint" id={`${id}-words`} role="status">
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
