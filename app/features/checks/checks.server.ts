import { checkAddress, checkCdn, checkRequests } from './address.server.ts';
import type { Check } from './check.server.ts';
import { checkClock } from './clock.server.ts';
import { checkDatabase, repairDatabase } from './database.server.ts';
import { checkDisk, checkFolder, repairFolder } from './folder.server.ts';
import { checkImages, repairImages } from './images.server.ts';
import { checkAuthor, checkSettings, checkVersions } from './installation.server.ts';
import { checkBackups, checkJobs, checkNewsletter, checkWebhooks } from './jobs.server.ts';
import { checkMail } from './mail.server.ts';
import { checkSignIn, repairSignIn } from './sign-in.server.ts';
import { checkStoredValues, repairStoredValues } from './stored-values.server.ts';

/** The checks behind the start, the status page, `npm run doctor` and `npm run rescue`, in the order of their parts. */
export const checks: readonly Check[] = [
  { part: 'settings', startLevel: 'hint', needs: [], look: checkSettings },
  { part: 'folder', startLevel: 'wrong', needs: ['DATA_DIR'], look: (site) => checkFolder(site), repair: repairFolder },
  { part: 'disk', needs: ['DATA_DIR'], look: checkDisk },
  { part: 'database', needs: ['DATABASE_URL', 'DATA_DIR'], look: checkDatabase, repair: repairDatabase },
  { part: 'values', needs: ['DATABASE_URL', 'DATA_DIR'], look: checkStoredValues, repair: repairStoredValues },
  { part: 'images', startLevel: 'hint', needs: ['STORAGE_URL', 'DATA_DIR', 'DATABASE_URL'], look: checkImages, repair: repairImages },
  { part: 'mail', startLevel: 'wrong', needs: ['SMTP_URL', 'MAIL_FROM', 'SITE_URL'], look: checkMail },
  { part: 'newsletter', needs: ['DATABASE_URL', 'DATA_DIR'], look: checkNewsletter },
  { part: 'webhooks', needs: ['DATABASE_URL', 'DATA_DIR'], look: checkWebhooks },
  { part: 'address', needs: ['SITE_URL', 'HOST', 'PORT'], look: checkAddress },
  { part: 'cdn', needs: ['PURGE_URL'], look: checkCdn },
  { part: 'clock', needs: ['DATABASE_URL', 'STORAGE_URL'], look: checkClock },
  { part: 'secret', needs: ['SESSION_SECRET', 'DATA_DIR', 'DATABASE_URL'], look: checkSignIn, repair: repairSignIn },
  { part: 'backups', needs: ['BACKUP_EVERY'], look: checkBackups },
  { part: 'jobs', needs: ['DATABASE_URL', 'DATA_DIR'], look: checkJobs },
  { part: 'pages', needs: ['HOST', 'PORT', 'SESSION_SECRET'], look: checkRequests },
  { part: 'versions', needs: [], look: (site) => checkVersions(site) },
  { part: 'author', needs: [], look: checkAuthor },
];
