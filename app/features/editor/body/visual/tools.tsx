import type { ChainedCommands } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import type { ReactNode } from 'react';
import { elementGroups, wordElements } from '#features/html/elements/editor-elements.tsx';
import { Icon, type Tool, type ToolGroup } from '#features/html/elements/tool.tsx';
import { TABLE_TOOLS } from './tables/table-tools.tsx';

/** With what their icons say, as a name has to. */
const HEADINGS = { 2: 'Heading H2', 3: 'Subheading H3', 4: 'Minor heading H4' };

export const TOOL_GROUPS: ToolGroup[] = [
  { name: 'Headings', tools: [heading(2), heading(3), heading(4)] },
  {
    name: 'Words',
    tools: [
      mark('bold', 'Bold', 'Mod+B', <b>B</b>),
      mark('italic', 'Italic', 'Mod+I', <i>I</i>),
      mark('strike', 'Strikethrough', 'Mod+Shift+S', <s>S</s>),
      mark('code', 'Code', 'Mod+E', <Icon path="m9 7-5 5 5 5M15 7l5 5-5 5" />),
      {
        name: 'Link',
        keys: 'Mod+K',
        icon: <Icon path="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L11.7 7.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12.3 16.5" />,
        isPressed: (editor) => editor.isActive('link') || typeof editor.getAttributes('figure').href === 'string',
        panel: 'link',
      },
      ...wordElements,
    ],
  },
  {
    name: 'Blocks',
    tools: [
      toggleTool('bulletList', 'List', 'Mod+Shift+8', <Icon path="M9 6h12M9 12h12M9 18h12M3.5 6h1.5M3.5 12h1.5M3.5 18h1.5" />, (chain) =>
        chain.toggleBulletList(),
      ),
      toggleTool(
        'orderedList',
        'Numbered list',
        'Mod+Shift+7',
        <Icon path="M10 6h11M10 12h11M10 18h11M3 4.5 4.5 3.5V9M3 14.5c0-2 3-2 3-.2 0 1.2-3 2.2-3 4.2h3.2" />,
        (chain) => chain.toggleOrderedList(),
      ),
      toggleTool('blockquote', 'Quotation', 'Mod+Shift+B', <Icon path="M4 17V8h5v6c0 2-1 3-3 3.5M14 17V8h5v6c0 2-1 3-3 3.5" />, (chain) =>
        chain.toggleBlockquote(),
      ),
      toggleTool('codeBlock', 'Code block', 'Mod+Alt+C', <Icon path="M3.5 4.5h17v15h-17zM9.5 9 6.5 12l3 3M14.5 9l3 3-3 3" />, (chain) =>
        chain.toggleCodeBlock(),
      ),
    ],
  },
  {
    name: 'Insert',
    tools: [
      {
        name: 'Image',
        icon: <Icon path="M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5 2.5-2.5 5 4.5M15.5 9h.5" />,
        isPressed: (editor) => editor.isActive('figure'),
        run: (editor) => editor.storage.figure.choose(),
      },
      {
        name: 'Image from the library',
        icon: <Icon path="M6.5 8.5h14v11h-14zM3.5 16v-11h14M6.5 17l4-4 3.5 3.5 2-2 4.5 4" />,
        run: (editor) => editor.storage.figure.pick(),
      },
      TABLE_TOOLS.insert,
      {
        name: 'Divider',
        icon: <Icon path="M3 12h18" />,
        run: (editor) => editor.chain().focus().setHorizontalRule().run(),
      },
    ],
  },
  {
    name: 'History',
    tools: [
      {
        name: 'Undo',
        keys: 'Mod+Z',
        icon: <Icon path="M8 5 4 9l4 4M4.5 9H15a5 5 0 0 1 0 10h-4" />,
        canUse: (editor) => undoDepth(editor.state) > 0,
        run: (editor) => editor.chain().focus().undo().run(),
      },
      {
        name: 'Redo',
        keys: 'Mod+Shift+Z',
        icon: <Icon path="m16 5 4 4-4 4M19.5 9H9a5 5 0 0 0 0 10h4" />,
        canUse: (editor) => redoDepth(editor.state) > 0,
        run: (editor) => editor.chain().focus().redo().run(),
      },
    ],
  },
  {
    name: 'Search',
    tools: [
      {
        name: 'Find and replace',
        keys: 'Mod+Shift+F',
        icon: <Icon path="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21" />,
        panel: 'find',
      },
    ],
  },
  TABLE_TOOLS.group,
  ...elementGroups,
];

function mark(type: string, name: string, keys: string, icon: ReactNode): Tool {
  return toggleTool(type, name, keys, icon, (chain) => chain.toggleMark(type));
}

function toggleTool(type: string, name: string, keys: string, icon: ReactNode, toggle: (chain: ChainedCommands) => ChainedCommands): Tool {
  return {
    name,
    keys,
    icon,
    isPressed: (editor) => editor.isActive(type),
    run: (editor) => toggle(editor.chain().focus()).run(),
  };
}

function heading(level: 2 | 3 | 4): Tool {
  return {
    name: HEADINGS[level],
    keys: `Mod+Alt+${level}`,
    icon: <span aria-hidden="true">H{level}</span>,
    isPressed: (editor) => editor.isActive('heading', { level }),
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  };
}
