import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Picture } from '#features/images/picture.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { AltField } from './image-details.tsx';
import type { LibraryImage } from './library.ts';
import { Uses } from './library-grid.tsx';
import { useLibrary, useLibraryChange } from './use-library.ts';

interface DescribeImagesProps {
  count: number;
  onClose: () => void;
}

/** One image after the other: Enter saves and shows the next. */
export function DescribeImages({ count, onClose }: DescribeImagesProps) {
  const { images, hasMore, isLoading, isLoaded, loadMore } = useLibrary({ text: '', show: 'undescribed' });
  const [failed, setFailed] = useState<readonly LibraryImage[]>([]);
  const [position, setPosition] = useState(0);
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [saved, setSaved] = useState(0);
  const change = useLibraryChange();
  const all = hasMore ? images : [...images, ...failed];
  const image = all[position];
  const text = (image && texts[image.id]) ?? '';

  function go(to: number) {
    setPosition(to);
    if (hasMore && !isLoading && to >= images.length - 3) void loadMore();
  }

  async function save(described: LibraryImage, alt: string) {
    const outcome = await change('image.describe', { id: described.id, alt });
    if (outcome) setSaved((number) => number + 1);
    else setFailed((others) => [...others.filter((other) => other !== described), described]);
  }

  function next(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!image) return;
    if (text.trim()) void save(image, text.trim());
    go(position + 1);
  }

  const isDone = isLoaded && !isLoading && !hasMore && !image;
  return (
    <Dialog title="Describe images" onClose={onClose} size="page">
      <form className="library-describe" onSubmit={next}>
        <div className="dialog-body library-details">
          <p className="library-facts" role="status">
            {isDone ? describeEnd(count - saved) : `${Math.max(count - saved, 0)} left`}
          </p>
          {image && (
            <>
              <div className="library-details-image">
                <Picture key={image.id} src={image.url} alt={image.fileName ?? ''} sizes="(width < 48rem) 90vw, 40rem" />
              </div>
              <Uses image={image} />
            </>
          )}
          {!isDone && (
            <AltField
              hint="Enter goes to the next image."
              enterKeyHint="next"
              value={text}
              onChange={({ target }) => image && setTexts({ ...texts, [image.id]: target.value })}
              onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && next(event)}
            />
          )}
        </div>
        <footer className="dialog-foot">
          {position > 0 && (
            <button type="button" className="button button-quiet" onClick={() => go(position - 1)}>
              Back
            </button>
          )}
          {isDone ? (
            <button type="button" className="button" onClick={onClose}>
              Done
            </button>
          ) : (
            <button type="submit" className="button">
              {text.trim() ? 'Save and next' : 'Skip'}
            </button>
          )}
        </footer>
      </form>
    </Dialog>
  );
}

function describeEnd(left: number): string {
  if (left <= 0) return 'Every image has a description.';
  return left === 1
    ? 'That was the last one. 1 image has no description yet.'
    : `That was the last one. ${left} images have no description yet.`;
}
