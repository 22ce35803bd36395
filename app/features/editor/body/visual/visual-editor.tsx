import { closeHistory } from '@tiptap/pm/history';
import type { Transaction } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { EditorHandle } from '../content-field.tsx';
import { cleanPaste } from './clean-paste.ts';
import { extensions } from './extensions.ts';
import { ImagePanel } from './image-panel.tsx';
import { LinkPanel } from './link-panel.tsx';
import { rewriteHtml, withoutStyles } from './read-html.ts';
import { type Panel, Toolbar } from './toolbar.tsx';
import { writeHtml } from './write-html.ts';

export { findUnsupportedHtml } from './unsupported-html.ts';

interface VisualEditorProps {
  id: string;
  /** HTML; when it is not what the editor wrote last, it takes the place of what the editor holds, in one step of undo. */
  value: string;
  isInvalid: boolean;
  onChange: (html: string) => void;
  ref: Ref<EditorHandle>;
}

/** Writes HTML as one would write a letter. */
export function VisualEditor({ id, value, isInvalid, onChange, ref }: VisualEditorProps) {
  const [panel, setPanel] = useState<Panel>();
  const [file, setFile] = useState<File>();
  const written = useRef(value);
  const unchanged = useRef<string>(undefined); // what the editor would write of what it was given

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
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-required': 'true',
        ...(isInvalid && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Escape' }, // it closes the dialog, and chooses nothing
      transformPastedHTML: cleanPaste,
      handlePaste: (_view, event) => takeFile(event.clipboardData),
      handleDrop: (_view, event) => takeFile(event.dataTransfer),
      handleKeyDown(_view, event) {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false;
        event.preventDefault();
        setPanel('link');
        return true;
      },
    },
    onUpdate({ editor: current }) {
      const html = writeHtml(current.getJSON());
      unchanged.current ??= rewriteHtml(written.current);
      if (html === unchanged.current) return;
      unchanged.current = html;
      written.current = html;
      onChange(html);
    },
  });

  /** A picture that is pasted or dropped is asked for its alternative text as well. */
  function takeFile(data: DataTransfer | null): boolean {
    const picture = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!picture || data?.types.includes('text/html')) return false;
    setFile(picture);
    setPanel('picture');
    return true;
  }

  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    unchanged.current = undefined;
    editor.chain().command(asSeparateUndoStep).setContent(withoutStyles(value), { emitUpdate: false }).run();
  }, [editor, value]);

  useImperativeHandle(ref, () => ({
    replace: (html) => editor?.chain().command(asSeparateUndoStep).setContent(html, { emitUpdate: true }).focus('start').run(),
    insert: (html) => editor?.chain().command(asSeparateUndoStep).focus().insertContent(html).run(),
  }));

  function leave() {
    setPanel(undefined);
    setFile(undefined);
    editor?.commands.focus();
  }

  if (!editor) return null;
  return (
    <div className="editor">
      <Toolbar editor={editor} panel={panel} onPanel={(next) => (next ? setPanel(next) : leave())} />
      {panel === 'link' && <LinkPanel editor={editor} onDone={leave} />}
      {panel === 'picture' && <ImagePanel editor={editor} file={file} onDone={leave} />}
      <EditorContent editor={editor} className="editor-page article" />
    </div>
  );
}

/** What follows is not undone together with what was typed a moment before. */
function asSeparateUndoStep({ tr }: { tr: Transaction }) {
  closeHistory(tr);
  return true;
}
