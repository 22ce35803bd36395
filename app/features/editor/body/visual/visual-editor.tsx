import type { Editor, EditorOptions } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import { type Ref, type RefObject, useContext, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Panel } from '#features/html/elements/tool.tsx';
import { SwapsContext } from '../swaps.ts';
import type { EditorHandle } from '../use-template.tsx';
import { extensions } from './extensions.ts';
import { useFilledFigures, useImageFiles } from './figure/use-image-files.tsx';
import { FindBar } from './find/find-bar.tsx';
import { FloatingTools } from './floating-tools.tsx';
import { LinkPanel } from './link-panel.tsx';
import { TextFacts } from './outline/text-facts.tsx';
import { readHtml } from './read-html.ts';
import { InsertButton, SlashMenu } from './slash-menu.tsx';
import { createTextHistory, toSeparateUndoStep } from './text-history.ts';
import { focusTools, Toolbar } from './toolbar.tsx';
import { useTyping } from './typing/use-typing.ts';
import { useEditor } from './use-editor.ts';

export interface VisualHandle extends EditorHandle {
  undo(): boolean;
  redo(): boolean;
  find(): void;
}

export { findRemovedHtml, findUnsupportedHtml } from './unsupported-html.ts';

interface VisualEditorProps {
  id: string;
  /** HTML; a value that was not written in this field replaces the text in one step of undo, or for good if the whole form was swapped. */
  value: string;
  /** Values written in this field that the form may not show yet, newest last. */
  written: RefObject<string[]>;
  /** Hidden while the HTML is edited; it keeps the history of both. */
  isShown: boolean;
  isInvalid: boolean;
  /** BCP 47 tag; that of the site if empty. */
  language?: string | undefined;
  onChange: (html: string) => void;
  onLoad: (html: string) => void;
  onTemplate: () => void;
  ref: Ref<VisualHandle>;
}

const PANEL_KEYS: Readonly<Record<string, Panel>> = { K: 'link', 'Shift+K': 'link', 'Shift+F': 'find' };

/** Room for the row of tools below, in CSS pixels. */
const SCROLL_MARGIN = { top: 16, right: 0, bottom: 72, left: 0 };

export function VisualEditor({ id, value, written, isShown, isInvalid, language, onChange, onLoad, onTemplate, ref }: VisualEditorProps) {
  const [panel, setPanel] = useState<Panel>();
  const [isCalled, setIsCalled] = useState(false);
  const images = useImageFiles();
  const latestImages = useRef(images);
  const [losses, setLosses] = useState<string>();
  const latestTyping = useRef<Pick<ReturnType<typeof useTyping>, 'wait'>>({ wait: () => false });
  const swaps = useContext(SwapsContext);
  const shownSwaps = useRef(swaps);
  const [history] = useState(() => createTextHistory(value));
  const [content] = useState(() => readHtml(value));

  const editorProps = useMemo<EditorOptions['editorProps']>(
    () => ({
      attributes: {
        class: 'prose content-text',
        dir: 'auto',
        role: 'textbox',
        'aria-multiline': 'true',
        ...(isShown && { id, 'aria-labelledby': `${id}-label`, 'aria-required': 'true' }),
        ...(isShown && isInvalid && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
      scrollMargin: SCROLL_MARGIN,
      scrollThreshold: SCROLL_MARGIN,
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Escape' }, // it closes the dialog, and chooses nothing
      handlePaste: (view, event) => latestImages.current.paste(event) || latestTyping.current.wait(view, event.clipboardData),
      handleDrop: (view, event, slice) =>
        latestImages.current.drop(event, slice) || (!view.dragging && latestTyping.current.wait(view, event.dataTransfer)),
      handleKeyDown(view, event) {
        if (event.altKey && event.key === 'F10') {
          flushSync(() => setIsCalled(true));
          focusTools(view.dom.closest('.editor'));
          return true;
        }
        const opened =
          event.ctrlKey || event.metaKey ? PANEL_KEYS[`${event.shiftKey ? 'Shift+' : ''}${event.key.toUpperCase()}`] : undefined;
        if (!opened) return false;
        event.preventDefault();
        setPanel(opened);
        return true;
      },
    }),
    [id, isShown, isInvalid],
  );

  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    enablePasteRules: ['link'],
    editorProps,
    onCreate: ({ editor: { state } }) => history.remember(state.doc),
    onUpdate({ editor: { state }, transaction }) {
      const update = history.update(state.doc, transaction);
      if (!update) return;
      onChange(update.html);
      if (update.isRead) onLoad(update.html);
    },
  });

  useEffect(() => {
    latestImages.current = images;
    images.attach(editor);
  });
  useCaretInView(editor);
  useFilledFigures(editor, images.queue);
  const typing = useTyping(editor, { language, onLosses: setLosses, bringIn: (address) => latestImages.current.bringIn(address) });
  useEffect(() => {
    latestTyping.current = typing;
  });

  useEffect(() => {
    if (!editor) return;
    const isFinal = swaps !== shownSwaps.current;
    shownSwaps.current = swaps;
    if (value === history.html) return;
    const newest = written.current.at(-1) ?? value;
    const isForeign = isFinal || !written.current.includes(value);
    if (isForeign && newest !== history.html) history.load(editor, newest);
    if (isForeign || (isShown && value === newest)) history.load(editor, value, { isFinal });
    if (isForeign) onLoad(value);
  }, [editor, value, swaps, isShown, written, history, onLoad]);

  useImperativeHandle(ref, () => ({
    replace(html) {
      editor?.chain().command(toSeparateUndoStep).setContent(readHtml(html), { emitUpdate: true }).focus('start').run();
    },
    insert(html) {
      editor
        ?.chain()
        .command(toSeparateUndoStep)
        .focus()
        .insertContent(readHtml(html).content ?? [])
        .run();
    },
    undo: () => editor?.commands.undo() ?? false,
    redo: () => editor?.commands.redo() ?? false,
    find: () => setPanel('find'),
  }));

  function closePanel() {
    setPanel(undefined);
    editor?.view.focus(); // at once: Tiptap waits for a frame, in which a key would be lost
  }

  if (!editor) return null;
  return (
    <div className="editor" hidden={!isShown}>
      <FloatingTools editor={editor} isOpen={panel === 'link'} isCalled={isCalled} onLeave={() => setIsCalled(false)}>
        <Toolbar editor={editor} panel={panel} onPanel={(next) => (next ? setPanel(next) : closePanel())} />
        {panel === 'link' && <LinkPanel editor={editor} onDone={closePanel} />}
      </FloatingTools>
      {images.chooser}
      <PasteNotice text={losses} onDismiss={() => setLosses(undefined)} />
      <TextFacts editor={editor}>
        <div className="editor-page">
          <EditorContent editor={editor} className="article" />
          {isShown && <SlashMenu editor={editor} onPanel={(next) => (next === 'template' ? onTemplate() : setPanel(next))} />}
          {isShown && <InsertButton editor={editor} />}
        </div>
      </TextFacts>
      {isShown && panel === 'find' && <FindBar editor={editor} onDone={closePanel} />}
    </div>
  );
}

/** A phone's keyboard takes half of the view once it is open. */
function useCaretInView(editor: Editor | null) {
  useEffect(() => {
    const view = window.visualViewport;
    if (!editor || !view) return;
    const follow = () => requestAnimationFrame(() => editor.isFocused && editor.commands.scrollIntoView()); // after the form has its new height
    view.addEventListener('resize', follow);
    return () => view.removeEventListener('resize', follow);
  }, [editor]);
}

/** Its region exists before it is filled, so that it is read out. */
function PasteNotice({ text, onDismiss }: { text: string | undefined; onDismiss: () => void }) {
  return (
    <div role="status">
      {text && (
        <div className="notice editor-notice">
          <p>{text}</p>
          <button type="button" className="button button-quiet" onClick={onDismiss}>
            Dismiss
          </button>
        </div>
      )}
    </div>
  );
}
