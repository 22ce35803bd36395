import { useRef, useState } from 'react';
import { useLibraryChange } from '#features/admin/library/use-library.ts';
import { MAX_ALT } from '#features/images/image.ts';
import { parseImageUrl } from '#features/images/image-variants.ts';
import { Field } from '#ui/field.tsx';

/** Asks what an image shows. The library keeps it, for every use of the image. */
export function ImageDescription({ id, url }: { id: string; url: string }) {
  const [alt, setAlt] = useState('');
  const saved = useRef('');
  const change = useLibraryChange();
  async function save() {
    const imageId = parseImageUrl(url)?.id;
    if (!imageId || alt.trim() === saved.current) return;
    saved.current = alt.trim();
    await change('image.describe', { id: imageId, alt: alt.trim() });
  }
  return (
    <Field id={id} label="Description" hint="What it shows, for people who can’t see it.">
      {(control) => (
        <input
          {...control}
          className="input"
          dir="auto"
          maxLength={MAX_ALT}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          onBlur={() => void save()}
        />
      )}
    </Field>
  );
}
