import { once } from 'node:events';
import { openDatabase } from '#db/client.server.ts';
import { createJobStore } from '#db/jobs.server.ts';
import { createEmailHandler } from '#features/outbox/outbox.server.ts';
import { parseSettings } from '#platform/env/settings.server.ts';
import { createFaults } from '#platform/health/faults.ts';
import { createJobRunner } from '#platform/jobs/job-runner.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { openMail } from '#platform/mail/open-mail.server.ts';

/** What sends emails, in a process of its own: says that it is ready, and begins when it is told to. */
const [, , DATABASE_URL = '', SMTP_URL = '', SESSION_SECRET = ''] = process.argv;
const settings = parseSettings({ DATABASE_URL, SMTP_URL, SESSION_SECRET, SITE_URL: 'https://www.example.com' });
const log = createLog({ format: 'json' });
const db = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '' });
process.send?.('ready');
await once(process, 'message');
const now = () => new Date();
const mail = openMail({ settings, log, readName: async () => 'Ada Author' });
const handlers = [createEmailHandler({ settings, mail, log })];
const jobs = createJobRunner({ store: createJobStore(db), handlers, log, faults: createFaults({ log, now }), now });
jobs.start();
await once(process, 'disconnect');
await jobs.stop();
await db.destroy();
