import { depsContext } from '#app/context/deps.server.ts';
import { inAction } from '#platform/errors/respond.server.ts';
import { privately } from '#platform/http/private-page.ts';
import { leave } from '../subscribers/subscribe.server.ts';
import { ButtonForm, linkHeaders, NewsletterPage, newsletterMeta } from '../subscribers/subscription-page.tsx';
import type { Route } from './+types/leave';

export const headers = linkHeaders;

export const meta = newsletterMeta;

export async function loader() {
  return privately(null);
}

/** POST of the page's button, or of an email program for its reader (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  return inAction(async () => {
    await leave(context.get(depsContext), new URL(request.url).searchParams.get('token') ?? '');
    return privately({ ok: true as const });
  });
}

export default function LeavePage({ actionData }: Route.ComponentProps) {
  if (actionData?.ok) {
    return (
      <NewsletterPage title="You are unsubscribed">
        <p className="deck">Your address has been deleted. You will get no more newsletters, except one that may already be on its way.</p>
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage title="Unsubscribe">
      <ButtonForm label="Unsubscribe" error={actionData?.formError} />
    </NewsletterPage>
  );
}
