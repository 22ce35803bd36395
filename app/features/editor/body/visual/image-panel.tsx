import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { ACCEPTED_IMAGES, ALT_TOO_LONG, IMAGE_UPLOADED, MAX_ALT } from '#features/images/image.ts';
import { Field } from '#ui/field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useUpload } from '../use-upload.ts';
import { PanelFrame } from './panel-frame.tsx';

const CHOOSE_FILE = 'Choose an image';
const DESCRIBE = 'Describe the image, or mark it as decoration';

/** Uploads an image into the text, or changes the alternative text of the selected one. */
export function ImagePanel({ editor, file: dropped, onDone }: { editor: Editor; file?: File | undefined; onDone: () => void }) {
  const id = useId();
  const isSelected = editor.isActive('figure');
  const [file, setFile] = useState(dropped);
  const [alt, setAlt] = useState<string>(isSelected ? editor.getAttributes('figure').alt : '');
  const [isDecoration, setIsDecoration] = useState(isSelected && alt === '');
  const [errors, setErrors] = useState<{ file?: string; alt?: string }>({});
  const [isBusy, setIsBusy] = useState(false);
  const showToast = useToast();
  const uploadImage = useUpload();

  async function apply() {
    const text = isDecoration ? '' : alt.trim();
    const wrong = {
      ...(!isSelected && !file && { file: CHOOSE_FILE }),
      ...(!isSelected && text.length > MAX_ALT && { alt: ALT_TOO_LONG }),
      ...(!text && !isDecoration && { alt: DESCRIBE }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || isBusy) return;
    if (file && !isSelected) {
      setIsBusy(true);
      const result = await uploadImage(file, text);
      setIsBusy(false);
      if ('message' in result) return showToast('error', result.message, { about: `upload ${id}` });
      if (editor.isDestroyed) return;
      const { url, width, height } = result;
      const figure = { type: 'figure', attrs: { src: url, alt: text, width, height, isBare: false } };
      editor.chain().focus().insertContent(figure).run();
      showToast('success', IMAGE_UPLOADED, { about: `upload ${id}` });
    } else {
      editor.chain().focus().updateAttributes('figure', { alt: text }).run();
    }
    onDone();
  }

  return (
    <PanelFrame name="Image" onApply={() => void apply()} onCancel={onDone}>
      {!isSelected && (
        <Field id={`${id}-file`} label="Image file" error={errors.file}>
          {(control) =>
            dropped ? (
              <p id={control.id}>{dropped.name}</p>
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
      <Field id={`${id}-alt`} label="Alternative text" hint="What it shows, for people who cannot see it" error={errors.alt}>
        {(control) => (
          <input
            {...control}
            className="input"
            dir="auto"
            value={alt}
            disabled={isDecoration}
            onChange={(event) => setAlt(event.target.value)}
          />
        )}
      </Field>
      <label className="check">
        <input type="checkbox" checked={isDecoration} onChange={(event) => setIsDecoration(event.target.checked)} />
        <span>Decoration only</span>
      </label>
      <p className="button-row">
        <button type="button" className="button" aria-busy={isBusy} onClick={() => void apply()}>
          {isBusy ? 'Uploading…' : isSelected ? 'Change image' : 'Add image'}
        </button>
        {isSelected && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              editor.chain().focus().deleteNode('figure').run();
              onDone();
            }}
          >
            Remove image
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onDone}>
          Cancel
        </button>
      </p>
    </PanelFrame>
  );
}
