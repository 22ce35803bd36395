import { DiskError } from '#platform/errors/disk-error.server.ts';
import { checkDatabase } from './quick-check.server.ts';

process.on('SIGINT', () => undefined); // Ctrl-C reaches it too, and the server that started it ends it
process.send?.(describeDamage(process.argv[2] ?? ''), () => process.disconnect());

function describeDamage(dataDir: string): string {
  try {
    checkDatabase(dataDir);
    return '';
  } catch (error) {
    return error instanceof DiskError && error.trouble === 'damaged' ? error.detail : '';
  }
}
