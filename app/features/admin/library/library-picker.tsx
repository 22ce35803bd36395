import { type ComponentProps, createContext, type ReactNode, useCallback, useRef, useState } from 'react';
import { usePart } from '#ui/use-part.ts';
import type { ImagePicker } from './image-picker.tsx';
import type { UploadedImage } from './upload.ts';

type Picked = Awaited<ReturnType<PickImage>>;
type Picker = (props: ComponentProps<typeof ImagePicker>) => ReactNode;

export function LibraryPicker({ children }: { children: ReactNode }) {
  const [Picker, setPicker] = useState<Picker>();
  const answer = useRef<(image: Picked) => void>(undefined);
  const load = useRef<() => Promise<{ ImagePicker: Picker } | undefined>>(undefined);
  load.current = usePart(() => import('./image-picker.tsx'), 'The library');
  const pick = useCallback<PickImage>(async () => {
    answer.current?.(undefined);
    const { promise, resolve } = Promise.withResolvers<Picked>();
    answer.current = resolve;
    const part = await load.current?.();
    if (!part) resolve(undefined);
    else if (answer.current === resolve) setPicker(() => part.ImagePicker);
    return promise;
  }, []);
  function close(image: Picked) {
    setPicker(undefined);
    answer.current?.(image);
    answer.current = undefined;
  }
  return (
    <ImagePickerContext value={pick}>
      {children}
      {Picker && <Picker onChoose={close} onClose={() => close(undefined)} />}
    </ImagePickerContext>
  );
}

/** Lets the author choose a stored image; undefined when they do not. */
export type PickImage = () => Promise<(UploadedImage & { alt: string | null }) | undefined>;

/** How a stored image is chosen, where there is a library to choose from. */
export const ImagePickerContext = createContext<PickImage | undefined>(undefined);
