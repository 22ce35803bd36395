import type { ListShape } from '#features/admin/list/list.ts';

export const FOLDERS = ['inbox', 'archive', 'spam'] as const;
export type MessageFolder = (typeof FOLDERS)[number];

export const FOLDER_LABELS: Record<MessageFolder, string> = { inbox: 'Inbox', archive: 'Archive', spam: 'Spam' };

export const MAX_REPLY = 20_000;
/** Under which a reply is kept until it is sent. */
export const REPLY = 'reply';

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
    { name: 'show', label: 'Status', options: [['unread', 'Unread']] },
  ],
} as const satisfies ListShape;
