import type { Editor } from '@tiptap/core';
import type { ElementKind } from './element-kind.ts';
import type { ElementTool } from './tool.tsx';

/** Wider than the text, or with the text next to it. */
export const placedPicture: ElementKind = {
  tag: 'figure',
  className: /^(?:wide|full|left|right)$/,
  tools: [
    placeTool('Left, with text next to it', 'left', 'M3.5 7h8v8h-8zM14.5 7.5h6M14.5 11h6M14.5 14.5h6M3.5 18.5h17'),
    placeTool('Right, with text next to it', 'right', 'M12.5 7h8v8h-8zM3.5 7.5h6M3.5 11h6M3.5 14.5h6M3.5 18.5h17'),
    placeTool('Wide', 'wide', 'M2.5 12h19M5.5 9l-3 3 3 3M18.5 9l3 3-3 3M8 6h8v12H8z'),
    placeTool('Full width', 'full', 'M2.5 5h19v14h-19zM6 12h12M8 10l-2 2 2 2M16 10l2 2-2 2'),
  ],
};

function placeTool(name: string, className: string, path: string): ElementTool {
  const isPressed = (editor: Editor) => editor.isActive('figure', { class: className });
  return {
    name,
    path,
    isPressed,
    canUse: (editor) => !editor.isActive('gallery'),
    run: (editor) =>
      editor
        .chain()
        .command(({ tr }) => {
          const { $from, from } = tr.selection;
          const figure = $from.nodeAfter?.type.name === 'figure' ? from : $from.before();
          tr.setNodeAttribute(figure, 'class', isPressed(editor) ? null : className);
          return true;
        })
        .focus(undefined, { scrollIntoView: false })
        .run(),
  };
}
