import { closeHistory } from '@tiptap/pm/history';
import type { Transaction } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { EditorHandle } from '../editor-handle.ts';
import { cleanPaste } from './clean-paste.ts';
import { extensions } from './extensions.ts';
import { useFilledFigures } from './figure/fill-figures.ts';
import { useImageFiles } from './figure/use-image-files.tsx';
import { LinkPanel } from './link-panel.tsx';
import { rewriteHtml, withoutStyles } from './read-html.ts';
import { Toolbar } from './toolbar.tsx';
import type { Panel } from './tools.tsx';
import { writeHtml } from './write-html.ts';

export { findUnsupportedHtml } from './unsupported-html.ts';

interface VisualEditorProps {
  id: string;
  /** HTML; when it is not the text written last, it takes the place of what the editor holds, in one step of undo. */
  value: string;
  lastWritten: RefObject<string>;
  isInvalid: boolean;
  onChange: (html: string) => void;
  /** Called when another value has taken the text's place. */
  onLoad: (html: string) => void;
  ref: Ref<EditorHandle>;
}

export function VisualEditor({ id, value, lastWritten, isInvalid, onChange, onLoad, ref }: VisualEditorProps) {
  const [panel, setPanel] = useState<Panel>();
  const images = useImageFiles();
  const isTyped = useRef(false);

  const editor = useEditor({
    extensions,
    content: withoutStyles(value),
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        class: 'prose content-text',
        dir: 'auto',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-required': 'true',
        ...(isInvalid && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Escape' }, // it closes the dialog, and chooses nothing
      transformPastedHTML: cleanPaste,
      handlePaste: (_view, event) => images.paste(event),
      handleDrop: (_view, event) => images.drop(event),
      handleKeyDown(_view, event) {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false;
        event.preventDefault();
        setPanel('link');
        return true;
      },
    },
    onUpdate({ editor: current }) {
      const html = writeHtml(current.getJSON());
      if (html === (isTyped.current ? lastWritten.current : rewriteHtml(lastWritten.current))) return;
      isTyped.current = true;
      onChange(html);
    },
  });

  useEffect(() => images.attach(editor));
  useFilledFigures(editor, images.queue);

  useEffect(() => {
    if (!editor || value === lastWritten.current) return;
    lastWritten.current = value;
    isTyped.current = false;
    editor.chain().command(toSeparateUndoStep).setContent(withoutStyles(value), { emitUpdate: false }).run();
    onLoad(value);
  }, [editor, value, lastWritten, onLoad]);

  useImperativeHandle(ref, () => ({
    replace: (html) => editor?.chain().command(toSeparateUndoStep).setContent(html, { emitUpdate: true }).focus('start').run(),
    insert: (html) => editor?.chain().command(toSeparateUndoStep).focus().insertContent(html).run(),
  }));

  function closePanel() {
    setPanel(undefined);
    editor?.commands.focus();
  }

  if (!editor) return null;
  return (
    <div className="editor">
      <Toolbar editor={editor} panel={panel} onPanel={(next) => (next ? setPanel(next) : closePanel())} />
      {panel === 'link' && <LinkPanel editor={editor} onDone={closePanel} />}
      {images.chooser}
      <EditorContent editor={editor} className="editor-page article" />
    </div>
  );
}

/** What follows is not undone together with what was typed a moment before. */
function toSeparateUndoStep({ tr }: { tr: Transaction }) {
  closeHistory(tr);
  return true;
}
