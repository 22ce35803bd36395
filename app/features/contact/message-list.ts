import type { ListShape } from '#features/admin/list/list.ts';
import { FOLDER_LABELS } from './messages.ts';

export const messageList = {
  path: '/admin/messages',
  search: 'Words from a message, a name or an address',
  filters: [
    {
      name: 'folder',
      label: 'Folders',
      isTabs: true,
      options: [
        ['inbox', FOLDER_LABELS.inbox],
        ['archive', FOLDER_LABELS.archive],
        ['spam', FOLDER_LABELS.spam],
      ],
    },
    { name: 'show', label: 'Show', options: [['unread', 'Unread']] },
  ],
} as const satisfies ListShape;
