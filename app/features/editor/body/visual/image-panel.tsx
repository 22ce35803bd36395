import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { ACCEPTED_IMAGES, IMAGE_UPLOADED } from '#features/images/image.ts';
import { Field } from '#ui/field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useUpload } from '../../form/use-upload.ts';
import { PanelFrame } from './panel-frame.tsx';

const CHOOSE_FILE = 'Choose a picture';
const SAY_WHAT = 'Say what the picture shows, or that it is only decoration';

/** Uploads a picture into the text, or changes what the chosen one says to who cannot see it. */
export function ImagePanel({ editor, file: given, onDone }: { editor: Editor; file?: File | undefined; onDone: () => void }) {
  const id = useId();
  const isChosen = editor.isActive('figure');
  const [file, setFile] = useState(given);
  const [alt, setAlt] = useState<string>(isChosen ? editor.getAttributes('figure').alt : '');
  const [isDecoration, setIsDecoration] = useState(isChosen && alt === '');
  const [errors, setErrors] = useState<{ file?: string; alt?: string }>({});
  const [isBusy, setIsBusy] = useState(false);
  const showToast = useToast();
  const uploadImage = useUpload();

  async function apply() {
    const text = isDecoration ? '' : alt.trim();
    const wrong = { ...(!isChosen && !file && { file: CHOOSE_FILE }), ...(!text && !isDecoration && { alt: SAY_WHAT }) };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || isBusy) return;
    if (file && !isChosen) {
      setIsBusy(true);
      const result = await uploadImage(file, text);
      setIsBusy(false);
      if ('message' in result) return showToast('error', result.message);
      if (editor.isDestroyed) return;
      const { url, width, height } = result;
      const figure = { type: 'figure', attrs: { src: url, alt: text, width, height, isBare: false } };
      editor.chain().focus().insertContent(figure).run();
      showToast('success', IMAGE_UPLOADED);
    } else {
      editor.chain().focus().updateAttributes('figure', { alt: text }).run();
    }
    onDone();
  }

  return (
    <PanelFrame name="Picture" onApply={() => void apply()} onLeave={onDone}>
      {!isChosen && (
        <Field id={`${id}-file`} label="Picture file" error={errors.file}>
          {(control) =>
            given ? (
              <p id={control.id}>{given.name}</p>
            ) : (
              <input
                {...control}
                className="input"
                type="file"
                accept={ACCEPTED_IMAGES}
                onChange={(event) => setFile(event.target.files?.[0])}
              />
            )
          }
        </Field>
      )}
      <Field id={`${id}-alt`} label="Alternative text" hint="What it shows, for who cannot see it" error={errors.alt}>
        {(control) => (
          <input {...control} className="input" value={alt} disabled={isDecoration} onChange={(event) => setAlt(event.target.value)} />
        )}
      </Field>
      <label className="check">
        <input type="checkbox" checked={isDecoration} onChange={(event) => setIsDecoration(event.target.checked)} />
        <span>Only decoration</span>
      </label>
      <p className="button-row">
        <button type="button" className="button" aria-busy={isBusy} onClick={() => void apply()}>
          {isBusy ? 'Uploading…' : isChosen ? 'Change picture' : 'Add picture'}
        </button>
        {isChosen && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              editor.chain().focus().deleteNode('figure').run();
              onDone();
            }}
          >
            Remove picture
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onDone}>
          Leave it
        </button>
      </p>
    </PanelFrame>
  );
}
