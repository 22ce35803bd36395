export const FOLDERS = ['inbox', 'archive', 'spam'] as const;
export type MessageFolder = (typeof FOLDERS)[number];

export const FOLDER_LABELS: Record<MessageFolder, string> = { inbox: 'Inbox', archive: 'Archive', spam: 'Spam' };

export const MAX_REPLY = 20_000;

export interface MessageQuery {
  folder: MessageFolder;
  text: string;
  isUnread: boolean;
  /** From 1. */
  page: number;
}

export function parseMessageQuery(params: URLSearchParams): MessageQuery {
  const page = Number(params.get('page'));
  return {
    folder: FOLDERS.find((folder) => folder === params.get('folder')) ?? 'inbox',
    text: (params.get('q') ?? '').trim().slice(0, 200),
    isUnread: params.get('show') === 'unread',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Leaves out what is at its default. */
export function getMessagesPath({ folder, text, isUnread, page }: Partial<MessageQuery>): string {
  const params = new URLSearchParams({
    ...(folder && folder !== 'inbox' && { folder }),
    ...(text && { q: text }),
    ...(isUnread && { show: 'unread' }),
    ...(page && page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `/admin/messages?${params}` : '/admin/messages';
}
