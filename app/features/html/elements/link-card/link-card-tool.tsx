import { Icon, type Tool } from '../tool.tsx';

export const linkCardTool: Tool = {
  name: 'Link card',
  words: 'bookmark address preview',
  icon: <Icon path="M3.5 5.5h17v13h-17zM3.5 5.5v13M7.5 10h9M7.5 14h5" />,
  isPressed: (editor) => editor.isActive('paragraph', { class: 'link-card' }),
  run: (editor) => editor.chain().focus().updateAttributes('paragraph', { class: 'link-card' }).run(),
  panel: 'link',
};
