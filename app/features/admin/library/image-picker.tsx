import { useDeferredValue, useEffect, useId, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import type { LibraryImage } from './library.ts';
import { ImageButton, MoreButton } from './library-grid.tsx';
import { useLibrary } from './use-library.ts';

const PAUSE_MS = 250;

interface ImagePickerProps {
  onChoose: (image: LibraryImage) => void;
  onClose: () => void;
}

export function ImagePicker({ onChoose, onClose }: ImagePickerProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const text = usePaused(typed.trim());
  const { images, hasMore, isLoading, isLoaded, loadMore } = useLibrary({ text });
  const shown = useDeferredValue(images);
  return (
    <Dialog title="Choose an image" onClose={onClose} size="page">
      <div className="dialog-body library-picker">
        <Field id={`${id}-q`} label="Search" hint="Search by name or description, or by the title of what uses it">
          {(control) => (
            <input
              {...control}
              className="input"
              type="search"
              dir="auto"
              value={typed}
              maxLength={200}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault(); // it would save the form around this
              }}
            />
          )}
        </Field>
        <p className="visually-hidden" role="status">
          {isLoaded && (shown.length === 0 ? 'Nothing found' : `${shown.length}${hasMore ? ' and more' : ''} found`)}
        </p>
        {isLoaded && shown.length === 0 && (
          <p className="empty">{text ? 'Nothing matches.' : 'No images yet. The ones you upload will be here next time.'}</p>
        )}
        <ul className="library-grid">
          {shown.map((image) => (
            <li key={image.id} className="library-item">
              <ImageButton image={image} verb="Choose" onPress={() => onChoose(image)} />
              <p className="library-alt" dir="auto">
                {image.alt || <span className="library-none">No description</span>}
              </p>
            </li>
          ))}
        </ul>
        {hasMore && <MoreButton isLoading={isLoading} onPress={loadMore} />}
      </div>
    </Dialog>
  );
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
