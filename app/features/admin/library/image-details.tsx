import { type ComponentProps, type FormEvent, useId, useRef, useState } from 'react';
import { checkImageFile, getDownloadName, MAX_ALT, MAX_FILE_NAME } from '#features/images/image.ts';
import { Picture } from '#features/images/picture.tsx';
import { useSite } from '#features/settings/use-site.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useReauthenticatedFetch } from '../requests/reauthenticated-fetch.tsx';
import { FileInput } from './choose-files.tsx';
import type { LibraryImage } from './library.ts';
import { describeFile, getTrashPath, TrashNote, Uses } from './library-grid.tsx';
import { sendUpload } from './upload.ts';
import { useLibraryChange } from './use-library.ts';
import { explainUses } from './use-words.ts';

interface ImageDetailsProps {
  image: LibraryImage;
  onClose: () => void;
  onChanged: (image: LibraryImage) => void;
  onReplaced: (text: string, undo: () => Promise<void>) => void;
  onMove: (action: 'remove' | 'restore') => void;
}

export function ImageDetails({ image, onClose, onChanged, onReplaced, onMove }: ImageDetailsProps) {
  const { timeZone } = useSite();
  const isInTrash = image.deletedAt !== null;
  return (
    <Dialog title="Image" onClose={onClose}>
      <div className="dialog-body library-details">
        <div className="library-details-image">
          {isInTrash ? (
            <img src={getTrashPath(image)} alt={image.alt ?? ''} />
          ) : (
            <Picture src={image.url} alt={image.alt ?? ''} sizes="(width < 48rem) 90vw, 40rem" />
          )}
        </div>
        <p className="library-facts">{describeFile(image, timeZone)}</p>
        {image.deletedAt ? (
          <TrashNote deletedAt={image.deletedAt} />
        ) : (
          <>
            <Description image={image} onChanged={onChanged} />
            <section>
              <h3 className="field-label">Used in</h3>
              <Uses image={image} />
            </section>
          </>
        )}
      </div>
      <footer className="dialog-foot">
        {isInTrash ? (
          <button type="button" className="button" onClick={() => onMove('restore')}>
            Restore
          </button>
        ) : (
          <>
            <a className="button button-quiet" href={image.url} download={getDownloadName(image)}>
              Download
            </a>
            <Replace image={image} onReplaced={onReplaced} />
            {image.useCount === 0 ? (
              <button type="button" className="button button-danger" onClick={() => onMove('remove')}>
                Remove
              </button>
            ) : (
              <p className="library-kept">You can remove it once nothing uses it.</p>
            )}
          </>
        )}
      </footer>
    </Dialog>
  );
}

function Description({ image, onChanged }: Pick<ImageDetailsProps, 'image' | 'onChanged'>) {
  const id = useId();
  const [alt, setAlt] = useState(image.alt ?? '');
  const [fileName, setFileName] = useState(image.fileName ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const change = useLibraryChange();
  const showToast = useToast();

  const isChanged = alt.trim() !== (image.alt ?? '') || fileName.trim() !== (image.fileName ?? '');

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    const outcome = await change('image.describe', { id: image.id, alt, fileName });
    setIsBusy(false);
    if (!outcome) return;
    if (outcome.gone.length > 0) return showToast('error', 'This image has been removed.', { about: `describe ${image.id}` });
    showToast('success', 'Saved', { about: `describe ${image.id}` });
    onChanged({ ...image, alt: alt.trim() || null, fileName: fileName.trim() || null });
  }

  return (
    <form className="library-description" onSubmit={(event) => void save(event)}>
      <AltField
        hint="From now on it’s suggested wherever you use the image. Texts that already use it keep their own."
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
      <Field id={id} label="Name">
        {(control) => (
          <input
            {...control}
            className="input"
            dir="auto"
            maxLength={MAX_FILE_NAME}
            value={fileName}
            onChange={(event) => setFileName(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className="button button-quiet" aria-busy={isBusy} disabled={isBusy || !isChanged}>
        Save
      </button>
    </form>
  );
}

export function AltField({ hint, ...text }: ComponentProps<'textarea'> & { hint: string }) {
  return (
    <Field id={useId()} label="Description" hint={`What it shows, for people who can’t see it. ${hint}`}>
      {(control) => <textarea {...control} {...text} className="input" dir="auto" rows={2} maxLength={MAX_ALT} />}
    </Field>
  );
}

function Replace({ image, onReplaced }: Pick<ImageDetailsProps, 'image' | 'onReplaced'>) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const change = useLibraryChange();
  const showToast = useToast();
  const sendWithReauth = useReauthenticatedFetch();
  const about = `replace ${image.id}`;

  async function replace(file: File) {
    const refusal = checkImageFile(file);
    if (refusal) return showToast('error', refusal, { about });
    setIsBusy(true);
    const stored = await sendUpload({ file }, { signal: new AbortController().signal, onProgress: () => {} }, sendWithReauth);
    if (stored.outcome === 'failed') {
      setIsBusy(false);
      return showToast('error', stored.message, { about });
    }
    const to = stored.image.url.slice('/images/'.length, '/images/'.length + 16);
    const outcome = await change('image.swap', { from: image.id, to });
    setIsBusy(false);
    if (!outcome) return;
    if (outcome.used.length > 0)
      return showToast('error', 'It’s used in too many places to replace in one go', { about, cause: `By ${explainUses(outcome.used)}.` });
    if (outcome.gone.length > 0) return showToast('error', 'This image has been removed.', { about });
    if (image.alt) await change('image.describe', { id: to, alt: image.alt });
    const where = image.useCount === 0 ? '' : ` It is now in ${explainUses([image])}.`;
    onReplaced(`Image replaced; the earlier one is in the trash.${where}`, async () => {
      await change('image.swap', { from: to, to: image.id });
    });
  }

  return (
    <>
      <FileInput ref={input} label="Choose an image to replace it with" onChoose={([file]) => file && void replace(file)} />
      <button type="button" className="button button-quiet" aria-busy={isBusy} disabled={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? 'Replacing…' : 'Replace…'}
      </button>
    </>
  );
}
