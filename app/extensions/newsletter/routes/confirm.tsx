import { depsContext } from '#app/context/deps.server.ts';
import { CATEGORIES, categorySlug, categoryTitle, findCategoryBySlug } from '#features/publishing/category.ts';
import { inAction } from '#platform/errors/respond.server.ts';
import { readFormFields } from '#platform/forms/parse-form.ts';
import { privately } from '#platform/http/private-page.ts';
import { Field } from '#ui/field.tsx';
import { chooseCategory, confirmSubscription } from '../subscribers/subscribe.server.ts';
import { ButtonForm, linkHeaders, NewsletterPage, newsletterMeta } from '../subscribers/subscription-page.tsx';
import type { Route } from './+types/confirm';

export const headers = linkHeaders;

export const meta = newsletterMeta;

/** Changes nothing, nor does the page until someone presses its button: mail scanners open the links of an email in a browser with scripts. */
export async function loader() {
  return privately(null);
}

export async function action({ request, context }: Route.ActionArgs) {
  return inAction(async () => {
    const deps = context.get(depsContext);
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const { category } = (await readFormFields(request)) ?? {};
    const isChoice = typeof category === 'string';
    const chosen = isChoice && findCategoryBySlug(category) ? category : null;
    const subscription = isChoice ? await chooseCategory(deps.db, { token, category: chosen }) : await confirmSubscription(deps, token);
    return privately({ ok: true as const, subscription, isChoice }, { status: subscription ? 200 : 404 });
  });
}

export default function ConfirmPage({ actionData }: Route.ComponentProps) {
  if (actionData?.ok) {
    if (!actionData.subscription) return <Expired />;
    return <Confirmed {...actionData.subscription} isChoice={actionData.isChoice} />;
  }
  return (
    <NewsletterPage title="Confirm your subscription">
      <p className="deck">Press the button to confirm that you want the newsletter.</p>
      <ButtonForm label="Confirm" error={actionData?.formError} />
    </NewsletterPage>
  );
}

function Confirmed({ email, category, isChoice }: { email: string; category: string | null; isChoice: boolean }) {
  return (
    <NewsletterPage title={isChoice ? 'Your choice is saved' : 'You are subscribed'}>
      <p className="deck">
        The newsletter goes to <bdi>{email}</bdi>. Every email has a link to unsubscribe.
      </p>
      <form className="form" method="post">
        <Field id="topic" label="What to send you">
          {(control) => (
            <select {...control} className="input" name="category" defaultValue={category ?? ''}>
              <option value="">Everything</option>
              {CATEGORIES.map((name) => (
                <option value={categorySlug(name)} key={name}>
                  {categoryTitle(name)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button className="button" type="submit">
          Save
        </button>
      </form>
    </NewsletterPage>
  );
}

function Expired() {
  return (
    <NewsletterPage title="This link has expired">
      <p className="deck">
        If you still want the newsletter, <a href="/newsletter">enter your address again</a>.
      </p>
    </NewsletterPage>
  );
}
