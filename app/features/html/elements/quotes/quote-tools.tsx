import type { Editor } from '@tiptap/core';
import { Icon, type Tool, type ToolGroup } from '../tool.tsx';

const pullQuote = quoteTool('Pull quote', 'pull-quote', 'M5 4h14M5 20h14M7 15V9h4v4c0 1-1 2-2 2M14 15V9h4v4c0 1-1 2-2 2');
const callout = quoteTool('Callout', 'callout', 'M4 4.5v15M8 6.5h12M8 12h12M8 17.5h8');

export const quoteTools: ToolGroup = {
  name: 'Quotation',
  isShown: (editor) => editor.isActive('blockquote'),
  tools: [pullQuote, callout],
};

export const quoteInserts: Tool[] = [
  { ...pullQuote, words: 'large aside' },
  { ...callout, words: 'note box tip warning aside' },
];

/** Makes a quotation of the paragraph first, where there is none. */
function quoteTool(name: string, className: string, path: string): Tool {
  const isPressed = (editor: Editor) => editor.isActive('blockquote', { class: className });
  return {
    name,
    icon: <Icon path={path} />,
    isPressed,
    run: (editor) => {
      const chain = editor.chain().focus();
      if (isPressed(editor)) chain.updateAttributes('blockquote', { class: null }).run();
      else if (editor.isActive('blockquote')) chain.updateAttributes('blockquote', { class: className }).run();
      else chain.wrapIn('blockquote', { class: className }).run();
    },
  };
}
