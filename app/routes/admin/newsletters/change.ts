import type { Deps } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { previewNewsletter, sendTest } from '#features/newsletter/sending/compose.server.ts';
import { NEWSLETTER_JOB, newsletterChange, newsletterFields } from '#features/newsletter/sending/newsletter.ts';
import {
  changeNewsletter,
  createNewsletter,
  deleteNewsletter,
  findNewsletter,
  repeatDelivery,
  saveNewsletter,
  scheduleNewsletter,
} from '#features/newsletter/sending/newsletters.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import type { z } from '#platform/forms/zod.ts';
import { invalidResponse, okResponse, refusedResponse, respondToChange } from '../json.server.ts';
import type { Route } from './+types/change';

export const handle = { methods: ['POST'] };

type Change = z.output<typeof newsletterChange>;
type ChangeOf<Action extends Change['action']> = Extract<Change, { action: Action }>;

const CHANGED = 'This has changed since you opened the page. Reload to see it.';

export function action(args: Route.ActionArgs) {
  return respondToChange(args, newsletterChange, async (change, deps) => {
    switch (change.action) {
      case 'save':
        return save(deps, change);
      case 'preview':
        return preview(deps, change);
      case 'test':
        return test(deps, change, (await requireAdmin(args.context, args.request)).email);
      case 'schedule':
        return schedule(deps, change);
      case 'repeat':
        return done(deps, await repeatDelivery(deps.db, change, deps.now()));
      case 'delete':
        return done(deps, await deleteNewsletter(deps.db, change));
      default:
        return done(deps, await changeNewsletter(deps.db, { ...change, action: change.action, by: deps.by }, deps.now()));
    }
  });
}

function done({ jobs }: Deps, isDone: boolean): Response {
  if (!isDone) return refusedResponse(CHANGED, 409);
  jobs.request(NEWSLETTER_JOB);
  return okResponse();
}

/** A draft that another window has changed, sent or deleted stays as it is: this text becomes another one. */
async function save({ db, now }: Deps, { id, version, articleId, fields }: ChangeOf<'save'>): Promise<Response> {
  const saved = id === null ? undefined : await saveNewsletter(db, { id, version, fields });
  if (saved !== undefined) return okResponse({ id, version: saved });
  return okResponse({ id: await createNewsletter(db, { ...fields, articleId }, now()), version: 1 });
}

async function preview(deps: Deps, written: ChangeOf<'preview' | 'test'>): Promise<Response> {
  const rendered = await previewNewsletter(written, await toRenderOptions(deps));
  return rendered ? okResponse({ ...rendered }) : refusedResponse(NOT_PUBLIC);
}

async function test(deps: Deps, written: ChangeOf<'preview' | 'test'>, to: string): Promise<Response> {
  const { outbox } = deps;
  const isStored = await sendTest(written, { ...(await toRenderOptions(deps)), to, outbox });
  outbox.wake();
  return isStored ? okResponse() : refusedResponse(NOT_PUBLIC);
}

const NOT_PUBLIC = 'The article isn’t public.';

async function toRenderOptions({ db, site, settings, now }: Deps) {
  return { db, site: (await site.read()).site, siteUrl: settings.SITE_URL, now: now() };
}

async function schedule(deps: Deps & { by: string }, { id, version, at }: ChangeOf<'schedule'>): Promise<Response> {
  const { db, now, site, by } = deps;
  if (!(await site.read()).site.mailing.hasNewsletter) return refusedResponse('The newsletter is off. Turn it on under Site.');
  const newsletter = await findNewsletter(db, id);
  if (!newsletter) return refusedResponse(CHANGED, 409);
  const { subject, preheader, content, category, kind } = newsletter;
  const parsed = parseForm(newsletterFields, { subject, preheader, content, category: category ?? '' });
  if (!parsed.ok) return invalidResponse(parsed);
  if (kind === 'note' && !content) return invalidResponse({ fieldErrors: { content: 'Write the text' } });
  const rendered =
    kind === 'note' ? await previewNewsletter({ articleId: null, fields: parsed.form }, await toRenderOptions(deps)) : undefined;
  if (rendered?.isCut) return refusedResponse('The text is too long for one email. Shorten it, or publish it as an article and send that.');
  return done(deps, await scheduleNewsletter(db, { id, version, by, at: at === null ? now() : new Date(at) }, now()));
}
