export const FOLDERS = ['inbox', 'archive', 'spam'] as const;
export type MessageFolder = (typeof FOLDERS)[number];

export const FOLDER_LABELS: Record<MessageFolder, string> = { inbox: 'Inbox', archive: 'Archive', spam: 'Spam' };

export const MAX_REPLY = 20_000;
