import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import { ChooseFiles } from '#features/admin/library/choose-files.tsx';
import { ImagePickerContext } from '#features/admin/library/library-picker.tsx';
import { pictureTools } from '#features/html/elements/editor-elements.tsx';
import { MAX_ALT } from '#features/images/image.ts';
import { Field } from '#ui/field.tsx';
import { useUploads } from '../../../upload/uploads.tsx';
import type { FigureAttributes } from './figure-attributes.ts';

interface FigurePanelProps {
  editor: Editor;
  node: Node;
  getPos: () => number | undefined;
  onRemove: () => void;
}

export function FigurePanel({ editor, node, getPos, onRemove }: FigurePanelProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { add } = useUploads();
  const pick = useContext(ImagePickerContext);
  const [text, setText] = useDescription(node.attrs.alt);
  const isDecoration = node.attrs.alt === '';

  function change(attributes: Partial<FigureAttributes>) {
    editor.commands.command(({ tr }) => {
      const position = getPos();
      if (position === undefined) return false;
      for (const [name, value] of Object.entries(attributes)) tr.setNodeAttribute(position, name, value);
      return true;
    });
  }
  function describe(words: string) {
    setText(words);
    change({ alt: words.trim() || null });
  }
  function replaceBy(image: Partial<FigureAttributes>) {
    change({ width: null, height: null, ...image });
    field.current?.select(); // it may show something else
  }
  async function replaceByPicked() {
    const image = await pick?.();
    if (image) replaceBy({ src: image.url, width: image.width, height: image.height, alt: node.attrs.alt ?? image.alt });
  }
  function handleKey(event: KeyboardEvent) {
    const isLeft = event.key === 'Enter' && event.target === field.current;
    if (!isLeft && event.key !== 'Escape') return;
    editor.view.focus(); // at once: Tiptap waits for a frame, in which a key would be lost
    if (isLeft) editor.commands.leaveFigure();
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <fieldset className="figure-panel" aria-label="Image" onKeyDown={handleKey}>
      <Field id={`${id}-alt`} label="Description">
        {(control) => (
          <input
            {...control}
            ref={field}
            className="input"
            dir="auto"
            maxLength={MAX_ALT}
            value={text}
            placeholder="What it shows, for people who can’t see it"
            disabled={isDecoration}
            onChange={(event) => describe(event.target.value)}
          />
        )}
      </Field>
      <label className="check">
        <input
          type="checkbox"
          checked={isDecoration}
          onChange={(event) => change({ alt: event.target.checked ? '' : text.trim() || null })}
        />
        <span>Decoration only</span>
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, no part of what is sent */}
      <div className="figure-places" role="group" aria-label="Place">
        {pictureTools.map(({ name, icon, isPressed, canUse, run }) => (
          <button
            key={name}
            type="button"
            className="tool toolbar-tool"
            aria-label={name}
            title={name}
            aria-pressed={isPressed?.(editor)}
            disabled={canUse?.(editor) === false}
            onClick={() => run?.(editor)}
          >
            {icon}
          </button>
        ))}
      </div>
      <p className="button-row">
        <ChooseFiles
          label="Replace"
          onChoose={([file]) => {
            const upload = file && add(file);
            if (upload) replaceBy({ src: upload.src });
          }}
        />
        {pick && (
          <button type="button" className="button button-quiet" onClick={() => void replaceByPicked()}>
            Choose from library
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onRemove}>
          Remove
        </button>
      </p>
    </fieldset>
  );
}

function useDescription(alt: string | null) {
  const [text, setText] = useState(alt ?? '');
  useEffect(() => setText((typed) => (typed.trim() === (alt ?? '') || alt === '' ? typed : (alt ?? ''))), [alt]);
  return [text, setText] as const;
}
