import { defineAction, done, invalid, refused } from '#features/admin/actions/action.server.ts';
import { toFields } from '#features/editor/save/stored-content.server.ts';
import type { Outbox } from '#features/outbox/outbox.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import type { JobRunner } from '#platform/jobs/job-runner.server.ts';
import type { NewsletterDeps } from '../subscribers/subscribe.server.ts';
import { previewNewsletter, sendTest } from './compose.server.ts';
import { CHANGES, draftSchema, NEWSLETTER_JOB, sentSchema, stored } from './newsletter.ts';
import { newsletterKind } from './newsletter-kind.ts';
import { changeNewsletter, findNewsletter, repeatDelivery, scheduleNewsletter } from './newsletters.server.ts';

interface NewsletterActionDeps extends Pick<NewsletterDeps, 'db' | 'now' | 'site'> {
  by: string;
  settings: { SITE_URL: string };
  outbox: Outbox;
  jobs: Pick<JobRunner, 'request'>;
}

const CHANGED = refused('This has changed since you opened the page. Reload to see it.', 409);
const NOT_PUBLIC = refused('The article isn’t public.');

export const newsletterActions = {
  'newsletter.preview': defineAction('admin', draftSchema, async (written, deps: NewsletterActionDeps) => {
    const rendered = await previewNewsletter(written, await toRenderOptions(deps));
    return rendered ? done(rendered) : NOT_PUBLIC;
  }),
  'newsletter.test': defineAction('admin', draftSchema, async (written, deps: NewsletterActionDeps) => {
    const isStored = await sendTest(written, { ...(await toRenderOptions(deps)), to: deps.by, outbox: deps.outbox });
    deps.outbox.wake();
    return isStored ? done({}, { toast: `A test is on its way to ${deps.by}` }) : NOT_PUBLIC;
  }),
  'newsletter.schedule': defineAction(
    'admin',
    z.strictObject({ ...stored, at: z.iso.datetime().nullable() }),
    async ({ id, version, at }, deps: NewsletterActionDeps) => {
      const { db, now, site, by } = deps;
      if (!(await site.read()).site.mailing.hasNewsletter) return refused('The newsletter is off. Turn it on under Site.');
      const newsletter = await findNewsletter(db, id);
      if (!newsletter) return CHANGED;
      const parsed = parseForm(sentSchema, toFields(newsletterKind, newsletter, id));
      if (!parsed.ok) return invalid(parsed);
      const rendered = newsletter.articleId === null ? await previewNewsletter(parsed.form, await toRenderOptions(deps)) : undefined;
      if (rendered?.isCut) return refused('The text is too long for one email. Shorten it, or publish it as an article and send that.');
      const isDone = await scheduleNewsletter(db, { id, version, by, at: at === null ? now() : new Date(at) }, now());
      return respondChanged(deps, isDone, at ? 'Scheduled' : 'It’s being sent');
    },
  ),
  'newsletter.change': defineAction(
    'admin',
    z.strictObject({ ...stored, change: z.enum(['unschedule', 'pause', 'resume', 'stop', 'retry']) }),
    async ({ change, ...newsletter }, deps: NewsletterActionDeps) => {
      const isDone = await changeNewsletter(deps.db, { ...newsletter, action: change, by: deps.by }, deps.now());
      return respondChanged(deps, isDone, CHANGES[change].toast);
    },
  ),
  'newsletter.repeat': defineAction(
    'admin',
    z.strictObject({ id: z.string().max(100), subscriberId: z.string().max(100) }),
    async (delivery, deps: NewsletterActionDeps) =>
      respondChanged(deps, await repeatDelivery(deps.db, delivery, deps.now()), 'It will be sent again'),
  ),
};

function respondChanged({ jobs }: NewsletterActionDeps, isDone: boolean, toast: string) {
  if (!isDone) return CHANGED;
  jobs.request(NEWSLETTER_JOB);
  return done({}, { toast });
}

async function toRenderOptions({ db, site, settings, now }: NewsletterActionDeps) {
  return { db, site: (await site.read()).site, siteUrl: settings.SITE_URL, now: now() };
}
