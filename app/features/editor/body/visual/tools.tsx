import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

/** What a tool asks before it changes the text. */
export type Panel = 'link';

interface Tool {
  name: string;
  keys?: string;
  icon: ReactNode;
  isPressed?: (editor: Editor) => boolean;
  canUse?: (editor: Editor) => boolean;
  run?: (editor: Editor) => void;
  panel?: Panel;
}

/** The toolbar's buttons, in its order. */
export const tools: Tool[] = [
  heading(2),
  heading(3),
  {
    name: 'Bold',
    keys: 'Ctrl+B',
    icon: <b>B</b>,
    isPressed: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italic',
    keys: 'Ctrl+I',
    icon: <i>I</i>,
    isPressed: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'Link',
    keys: 'Ctrl+K',
    icon: <Icon path="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L11.7 7.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12.3 16.5" />,
    isPressed: (editor) => editor.isActive('link'),
    panel: 'link',
  },
  {
    name: 'List',
    keys: 'Ctrl+Shift+8',
    icon: <Icon path="M9 6h12M9 12h12M9 18h12M3.5 6h1.5M3.5 12h1.5M3.5 18h1.5" />,
    isPressed: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    keys: 'Ctrl+Shift+7',
    icon: <Icon path="M10 6h11M10 12h11M10 18h11M3 4.5 4.5 3.5V9M3 14.5c0-2 3-2 3-.2 0 1.2-3 2.2-3 4.2h3.2" />,
    isPressed: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Quotation',
    keys: 'Ctrl+Shift+B',
    icon: <Icon path="M4 17V8h5v6c0 2-1 3-3 3.5M14 17V8h5v6c0 2-1 3-3 3.5" />,
    isPressed: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'Image',
    icon: <Icon path="M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5 2.5-2.5 5 4.5M15.5 9h.5" />,
    isPressed: (editor) => editor.isActive('figure'),
    run: (editor) => editor.storage.figure.choose(),
  },
  {
    name: 'Divider',
    icon: <Icon path="M3 12h18" />,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  {
    name: 'Undo',
    keys: 'Ctrl+Z',
    icon: <Icon path="M8 5 4 9l4 4M4.5 9H15a5 5 0 0 1 0 10h-4" />,
    canUse: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'Redo',
    keys: 'Ctrl+Shift+Z',
    icon: <Icon path="m16 5 4 4-4 4M19.5 9H9a5 5 0 0 0 0 10h4" />,
    canUse: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

function heading(level: 2 | 3): Tool {
  return {
    name: level === 2 ? 'Heading H2' : 'Smaller heading H3',
    keys: `Ctrl+Alt+${level}`,
    icon: <span aria-hidden="true">H{level}</span>,
    isPressed: (editor) => editor.isActive('heading', { level }),
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  };
}

function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
