import { checkAddress, checkCdn, checkRequests } from './address.server.ts';
import type { Check } from './check.server.ts';
import { checkClock } from './clock.server.ts';
import { checkDatabase, repairDatabase } from './database.server.ts';
import { findClosedExtensions } from './extensions.server.ts';
import { checkDisk, checkFolder, repairFolder } from './folder.server.ts';
import { checkImages, repairImages } from './images.server.ts';
import { checkAuthor, checkSettings, checkVersions } from './installation.server.ts';
import { checkBackups, checkJobs } from './jobs.server.ts';
import { checkMail } from './mail.server.ts';
import { checkSignIn, repairSignIn } from './sign-in.server.ts';
import { checkStoredValues, repairStoredValues, type StoredColumn } from './stored-values.server.ts';

/** In the order of the report. */
export const createCoreChecks = ({ columns, open }: { columns: readonly StoredColumn[]; open: readonly string[] }): readonly Check[] => [
  { part: 'settings', name: 'Settings', startLevel: 'hint', needs: [], look: checkSettings },
  {
    part: 'folder',
    name: 'Data folder',
    startLevel: 'wrong',
    needs: ['DATA_DIR'],
    look: (site) => checkFolder(site),
    repair: repairFolder,
  },
  { part: 'disk', name: 'Disk', needs: ['DATA_DIR'], look: checkDisk },
  {
    part: 'database',
    name: 'Database',
    needs: ['DATABASE_URL', 'DATA_DIR'],
    look: async (site) => [...(await checkDatabase(site)), ...(await findClosedExtensions(site, open))],
    repair: repairDatabase,
  },
  {
    part: 'values',
    name: 'Stored values',
    needs: ['DATABASE_URL', 'DATA_DIR'],
    look: (site) => checkStoredValues(site, columns),
    repair: repairStoredValues,
  },
  {
    part: 'images',
    name: 'Images',
    startLevel: 'hint',
    needs: ['STORAGE_URL', 'DATA_DIR', 'DATABASE_URL'],
    look: checkImages,
    repair: repairImages,
  },
  { part: 'mail', name: 'Email', startLevel: 'wrong', needs: ['SMTP_URL', 'MAIL_FROM', 'SITE_URL'], look: checkMail },
  { part: 'address', name: 'Public address', needs: ['SITE_URL', 'HOST', 'PORT'], look: checkAddress },
  { part: 'cdn', name: 'CDN', needs: ['PURGE_URL'], look: checkCdn },
  { part: 'clock', name: 'Clock', needs: ['DATABASE_URL', 'STORAGE_URL'], look: checkClock },
  { part: 'secret', name: 'Sign-in', needs: ['SESSION_SECRET', 'DATA_DIR', 'DATABASE_URL'], look: checkSignIn, repair: repairSignIn },
  { part: 'backups', name: 'Backups', needs: ['BACKUP_EVERY'], look: checkBackups },
  { part: 'jobs', name: 'Background work', needs: ['DATABASE_URL', 'DATA_DIR'], look: checkJobs },
  { part: 'pages', name: 'Requests', needs: ['HOST', 'PORT', 'SESSION_SECRET'], look: checkRequests },
  { part: 'versions', name: 'Versions', needs: [], look: (site) => checkVersions(site) },
  { part: 'author', name: 'Author', needs: [], look: checkAuthor },
];
