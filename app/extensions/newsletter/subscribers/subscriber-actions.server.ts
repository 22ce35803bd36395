import { defineAction, done, invalid, refused } from '#features/admin/actions/action.server.ts';
import { emailField } from '#features/site/newsletter/sign-up.server.ts';
import { optionalText, z } from '#platform/forms/zod.ts';
import type { JobRunner } from '#platform/jobs/job-runner.server.ts';
import { MAX_ROWS } from './address-file.ts';
import { CONFIRMATION_JOB } from './confirmation-job.server.ts';
import { addSubscribers, importAddresses, sortAddresses } from './import-subscribers.server.ts';
import { type NewsletterDeps, removeSubscriber } from './subscribe.server.ts';

type SubscriberDeps = Pick<NewsletterDeps, 'db' | 'now' | 'site'> & { jobs: Pick<JobRunner, 'request'> };

const consent = optionalText(500);
const listed = z.tuple([z.enum(['left', 'pending', 'unclear']), z.string().max(100)]);
const rows = z.array(z.tuple([z.int().positive(), z.string().max(300), listed.optional()])).max(MAX_ROWS);

export const subscriberActions = {
  'subscriber.add': defineAction(
    'admin',
    z.strictObject({ email: emailField, consent }),
    async ({ email, consent }, deps: SubscriberDeps) => {
      if (await cannotAsk(deps, consent)) return CANNOT_ASK;
      const { known, left } = await addSubscribers(deps.db, [{ email, source: 'admin', consent }], deps.now());
      if (known) return invalid({ fieldErrors: { email: 'This address is already on the list.' } });
      if (left) return invalid({ fieldErrors: { email: 'This person has unsubscribed. They can subscribe again on the site.' } });
      deps.jobs.request(CONFIRMATION_JOB);
      return done({}, { toast: consent ? 'Subscriber added' : 'Subscriber added, and asked to confirm by email' });
    },
  ),
  'subscriber.import': defineAction('admin', z.strictObject({ rows, consent }), async ({ rows, consent }, deps: SubscriberDeps) => {
    if (await cannotAsk(deps, consent)) return CANNOT_ASK;
    const report = await importAddresses(deps.db, sortAddresses(rows), { consent, now: deps.now() });
    deps.jobs.request(CONFIRMATION_JOB);
    return done({ report });
  }),
  'subscriber.remove': defineAction('admin', z.strictObject({ id: z.string().max(100) }), async ({ id }, deps: SubscriberDeps) => {
    await removeSubscriber(deps, id);
    return done({}, { toast: 'Subscriber removed' });
  }),
};

const CANNOT_ASK = refused('Turn the newsletter on to send confirmation emails, or say how these people agreed.');

async function cannotAsk({ site }: SubscriberDeps, consent: string | null | undefined): Promise<boolean> {
  return !consent && !(await site.read()).site.mailing.hasNewsletter;
}
