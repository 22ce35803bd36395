import { checkAddress } from './checks/address.server.ts';
import { checkAuthor } from './checks/author.server.ts';
import { checkBackups } from './checks/backups.server.ts';
import { checkClock } from './checks/clock.server.ts';
import { checkDatabase } from './checks/database.server.ts';
import { checkDisk } from './checks/disk.server.ts';
import { checkFolder } from './checks/folder.server.ts';
import { checkImages } from './checks/images.server.ts';
import { checkMail } from './checks/mail.server.ts';
import { checkSecret } from './checks/secret.server.ts';
import { checkSettings } from './checks/settings.server.ts';
import { checkVersions } from './checks/versions.server.ts';
import type { Check } from './run-checks.server.ts';

/** Everything that is looked at, in the order in which it is told. */
export const checks: readonly Check[] = [
  { part: 'settings', needs: [], run: checkSettings },
  { part: 'folder', needs: ['DATA_DIR'], run: (site) => checkFolder(site) },
  { part: 'disk', needs: ['DATA_DIR'], run: checkDisk },
  { part: 'database', needs: ['DATABASE_URL', 'DATA_DIR'], run: checkDatabase },
  { part: 'images', needs: ['STORAGE_URL', 'DATA_DIR', 'DATABASE_URL'], run: checkImages },
  { part: 'mail', needs: ['SMTP_URL', 'MAIL_FROM', 'SITE_URL'], run: checkMail },
  { part: 'address', needs: ['SITE_URL', 'HOST', 'PORT'], run: checkAddress },
  { part: 'clock', needs: ['DATABASE_URL', 'STORAGE_URL'], run: checkClock },
  { part: 'secret', needs: ['SESSION_SECRET', 'DATA_DIR', 'DATABASE_URL'], run: checkSecret },
  { part: 'backups', needs: ['BACKUP_EVERY'], run: checkBackups },
  { part: 'versions', needs: [], run: (site) => checkVersions(site) },
  { part: 'author', needs: [], run: (site) => checkAuthor(site) },
];
