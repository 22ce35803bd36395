import { createContext } from 'react';
import type { UploadedImage } from './upload.ts';

/** Lets the author choose a stored image; undefined when they do not. */
export type PickImage = () => Promise<(UploadedImage & { alt: string | null }) | undefined>;

/** How a stored image is chosen, where there is a library to choose from. */
export const ImagePickerContext = createContext<PickImage | undefined>(undefined);
