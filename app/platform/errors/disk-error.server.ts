import { constants } from 'node:os';
import { hideQuotedPaths } from '#platform/log/hide-paths.server.ts';
import { AppError } from './app-error.ts';

export type DiskTrouble = 'full' | 'forbidden' | 'read-only' | 'failing' | 'missing' | 'moved' | 'damaged' | 'locked';

interface Words {
  /** For the log, after the setting's name. */
  reason: string;
  fault: string;
}

export const diskTroubles: Record<DiskTrouble, Words> = {
  full: {
    reason: 'the disk is full',
    fault: 'The disk of the site is full: nothing can be saved until there is space on it. Saving then works again without a restart.',
  },
  forbidden: {
    reason: 'this user has no permission to write there',
    fault: 'The site may not write to its own folder: nothing can be saved. Give its user permission to write there.',
  },
  'read-only': {
    reason: 'the disk is read-only',
    fault: 'The disk of the site is read-only: nothing can be saved. Find out why on the server.',
  },
  failing: {
    reason: 'the disk fails',
    fault: 'The disk of the site is failing: nothing can be saved. Copy its contents and replace it.',
  },
  missing: {
    reason: 'the folder, or a file in it, cannot be opened',
    fault: 'The folder of the site cannot be opened: nothing can be saved. Put it back on the server.',
  },
  moved: {
    reason: 'the database file has been deleted or replaced while the site was running',
    fault:
      'The database file of the site has been deleted or replaced: nothing can be saved. Put it back, or restore a backup, and restart.',
  },
  damaged: {
    reason: 'the database is damaged; restore a backup',
    fault: 'The database of the site is damaged: nothing can be saved. Keep a copy of it as it is, and restore a backup.',
  },
  locked: {
    reason: 'another program holds the database',
    fault: 'Another program holds the database of the site: nothing can be saved until it releases it.',
  },
};

interface DiskErrorOptions {
  detail: string;
  cause?: unknown;
  isReading?: boolean;
}

/** `disk-full` where there is no room, else `read-only`; `unavailable` for a read. */
export class DiskError extends AppError {
  readonly trouble: DiskTrouble;
  readonly detail: string;

  constructor(trouble: DiskTrouble, { detail, cause, isReading = false }: DiskErrorOptions) {
    const code = isReading ? 'unavailable' : trouble === 'full' ? 'disk-full' : 'read-only';
    const publicMessage = PUBLIC_MESSAGES[code];
    super(code, `DATA_DIR: ${diskTroubles[trouble].reason} (${detail})`, { publicMessage, cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.trouble = trouble;
    this.detail = detail;
  }
}

const PUBLIC_MESSAGES = {
  'disk-full': 'The disk of the site is full. Nothing was saved.',
  'read-only': 'The site is read-only for the moment. Nothing was saved.',
  unavailable: 'This is not available right now. Please try again.',
} as const;

const RETRY_AFTER_SECONDS = 5;

const FILE_ERRORS: Record<string, DiskTrouble> = {
  ENOSPC: 'full',
  EROFS: 'read-only',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EIO: 'failing',
  ENOENT: 'missing',
  ENOTDIR: 'missing',
};

export function toDiskError(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return error;
  const isOverQuota = 'errno' in error && error.errno === -constants.errno.EDQUOT; // libuv has no name for it
  const trouble = isOverQuota ? 'full' : FILE_ERRORS[String(error.code)];
  return trouble ? new DiskError(trouble, { detail: hideQuotedPaths(error.message), cause: error }) : error;
}

export function throwDiskError(error: unknown): never {
  throw toDiskError(error);
}
