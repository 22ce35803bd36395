import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { TEMPLATE } from '../../template.ts';
import { readHtml } from '../read-html.ts';
import { Icon, type Panel } from '../tools/tool.tsx';
import { TOOL_GROUPS } from '../tools.tsx';

export interface SlashItem {
  name: string;
  icon: ReactNode;
  words: string;
  run?: ((editor: Editor) => void) | undefined;
  panel?: Panel | undefined;
}

const WORDS: Readonly<Record<string, string>> = {
  'Heading H2': 'title section',
  List: 'bullet points',
  'Numbered list': 'steps ordered',
  Quotation: 'quote blockquote',
  'Code block': 'pre',
  Image: 'photo picture figure',
  Divider: 'line rule hr',
};

const ITEMS: SlashItem[] = [
  ...TOOL_GROUPS.filter(({ name }) => ['Headings', 'Blocks', 'Insert'].includes(name)).flatMap(({ tools }) =>
    tools.map(({ name, icon, run, panel }) => ({ name, icon, run, panel, words: WORDS[name] ?? '' })),
  ),
  {
    name: 'Template',
    icon: <Icon path="M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4" />,
    words: 'sample start',
    run: (editor) => {
      editor
        .chain()
        .focus()
        .insertContent(readHtml(TEMPLATE).content ?? [])
        .run();
    },
  },
];

export function findSlashItems(typed: string): SlashItem[] {
  const wanted = typed.trim().toLowerCase();
  return ITEMS.filter(({ name, words }) => `${name} ${words}`.toLowerCase().includes(wanted));
}
