/** Its message is one sentence for whoever made or restores a backup. */
export class BackupError extends Error {
  override name = 'BackupError';
}
