export class BackupError extends Error {
  override name = 'BackupError';
}

const READING: Record<string, string> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'cannot be read by this user',
  EPERM: 'cannot be read by this user',
};

const WRITING: Record<string, string> = {
  ENOENT: 'its folder does not exist; create it, or name another',
  ENOTDIR: 'its folder does not exist; create it, or name another',
  EISDIR: 'it is a folder; name a file in it, such as byline.tar.gz',
  EACCES: 'this user cannot write to its folder',
  EPERM: 'this user cannot write to its folder',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the disk quota of this user is used up',
  EEXIST: 'a file with this name exists; name another, or add --force to replace it',
};

export async function explainReading<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new BackupError(`${file} ${READING[getCode(error)] ?? `cannot be read (${getMessage(error)})`}`, { cause: error });
  }
}

export async function explainWriting<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new BackupError(`${file} cannot be written: ${WRITING[getCode(error)] ?? getMessage(error)}`, { cause: error });
  }
}

function getCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
