import { contentKinds } from '#app/kinds.ts';
import { openDatabase } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { createJobStore } from '#db/jobs.server.ts';
import { parseSettings } from '#platform/env/settings.server.ts';
import { createFaults } from '#platform/health/faults.ts';
import { createJobRunner } from '#platform/jobs/job-runner.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { CHANGES_JOB, createWebhookHandlers } from './webhook-jobs.server.ts';

/** What tells webhooks, in a process of its own, which may reach the receiver on this machine. */
const [, , dataDir = '', SESSION_SECRET = ''] = process.argv;
const settings = parseSettings({ SESSION_SECRET, SITE_URL: 'https://www.example.com' });
const log = createLog({ format: 'json' });
const db = await openDatabase({ databaseUrl: '', dataDir });
const now = () => new Date();
const rules = { protocols: ['http:'], isAllowedPort: () => true, isAllowed: (address: string) => address === '127.0.0.1' };
const handlers = createWebhookHandlers({ settings, db, log, now, kinds: contentKinds, rules, timing: { pausesMs: [50, 50, 50] } });
const jobs = createJobRunner({ store: createJobStore(db), handlers, log, faults: createFaults({ log, now }), now });
const contentVersion = await watchContentVersion(db);
contentVersion.onChange(() => jobs.request(CHANGES_JOB));
jobs.start();
