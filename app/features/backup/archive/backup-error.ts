/** Its message is one sentence for whoever made or restores a backup. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const READING: Record<string, string> = {
  ENOENT: 'is not there',
  ENOTDIR: 'is not there',
  EISDIR: 'is a folder',
  EACCES: 'may not be read by this user',
  EPERM: 'may not be read by this user',
};

const WRITING: Record<string, string> = {
  ENOENT: 'its folder is not there; make it first, or name another',
  ENOTDIR: 'its folder is not there; make it first, or name another',
  EISDIR: 'it is a folder; name a file in it, such as byline.tar.gz',
  EACCES: 'this user may not write into its folder',
  EPERM: 'this user may not write into its folder',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'this user has no room left on its disk',
  EEXIST: 'there is a file of this name already; name another, or add --force to replace it',
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
