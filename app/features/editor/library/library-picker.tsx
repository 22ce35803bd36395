import { type ReactNode, useCallback, useRef, useState } from 'react';
import { ImagePickerContext, type PickImage } from '../upload/image-picker.ts';
import { ImagePicker } from './image-picker.tsx';

type Picked = Awaited<ReturnType<PickImage>>;

/** Lets whatever is inside it ask for an image of the library. */
export function LibraryPicker({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(image: Picked) => void>(undefined);
  const pick = useCallback<PickImage>(() => {
    answer.current?.(undefined);
    setIsOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);
  function close(image: Picked) {
    setIsOpen(false);
    answer.current?.(image);
    answer.current = undefined;
  }
  return (
    <ImagePickerContext value={pick}>
      {children}
      {isOpen && <ImagePicker onChoose={close} onClose={() => close(undefined)} />}
    </ImagePickerContext>
  );
}
