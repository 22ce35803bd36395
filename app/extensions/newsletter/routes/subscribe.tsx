import { depsContext, readSite } from '#app/context/deps.server.ts';
import { requestInfoContext } from '#app/context/request.server.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { inAction, inLoader } from '#platform/errors/respond.server.ts';
import { getFirstError, parseForm, readFormFields } from '#platform/forms/parse-form.ts';
import { privateHeaders, privately } from '#platform/http/private-page.ts';
import { subscribe, subscribeForm } from '../subscribers/subscribe.server.ts';
import { SubscribeForm } from '../subscribers/subscribe-form.tsx';
import { CONFIRM_DAYS, DECOY, FORM_SOURCES } from '../subscribers/subscription.ts';
import { NewsletterPage, newsletterMeta } from '../subscribers/subscription-page.tsx';
import type { Route } from './+types/subscribe';

export const headers = privateHeaders;

export const meta = newsletterMeta;

async function requireNewsletter(context: Route.LoaderArgs['context']) {
  if (!(await readSite(context)).site.mailing.hasNewsletter) throw notFound('the newsletter is off');
}

export async function loader({ context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireNewsletter(context);
    return null;
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { clientAddress } = context.get(requestInfoContext);
  return inAction(async () => {
    await requireNewsletter(context);
    const fields = await readFormFields(request);
    const parsed = parseForm(subscribeForm, fields);
    const email = typeof fields?.email === 'string' ? fields.email.trim().slice(0, 254) : '';
    const source = FORM_SOURCES.find((name) => name === fields?.source) ?? 'follow';
    if (!parsed.ok) return privately({ ...parsed, email, source }, { status: 400 });
    if (!parsed.form[DECOY]) await subscribe(context.get(depsContext), { ...parsed.form, clientAddress });
    return privately({ ok: true as const, email });
  });
}

export default function SubscribePage({ actionData }: Route.ComponentProps) {
  if (actionData?.ok) {
    return (
      <NewsletterPage title="Check your email">
        <p className="deck">
          An email to <bdi>{actionData.email}</bdi> is on its way. Open the link in it within {CONFIRM_DAYS} days, and press Confirm.
        </p>
        <p>
          Nothing after a few minutes? Check your spam folder. Asked before? Use the earlier email: I send one an hour at most, three a day.
        </p>
      </NewsletterPage>
    );
  }
  const error = actionData && getFirstError(actionData);
  const { email = '', source = 'follow' } = actionData && 'email' in actionData ? actionData : {};
  return (
    <NewsletterPage title="Newsletter">
      <div>
        <SubscribeForm source={source} email={email} error={error} />
      </div>
    </NewsletterPage>
  );
}
