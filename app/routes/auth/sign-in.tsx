import { Form, Link, type MetaDescriptor, redirect, useNavigation, useSubmit } from 'react-router';
import { inAccountForm } from '#app/context/account-form.server.ts';
import { findViewer } from '#app/context/guard.server.ts';
import { EmailField, PasswordField, SubmitButton } from '#features/accounts/account-fields.tsx';
import { credentialsForm } from '#features/accounts/account-forms.ts';
import { AccountNote } from '#features/accounts/account-note.tsx';
import { messages } from '#features/accounts/messages.ts';
import { PasskeyButton } from '#features/accounts/passkeys/passkey-button.tsx';
import { safePath } from '#features/accounts/safe-path.ts';
import { getNotice, noticeCookie } from '#features/accounts/sessions/session.server.ts';
import { refuseWeakPassword } from '#features/accounts/sign-in/new-user.server.ts';
import { signIn } from '#features/accounts/sign-in/sign-in.server.ts';
import { signInWithPasskey } from '#features/accounts/sign-in/sign-in-with-passkey.server.ts';
import { signUp } from '#features/accounts/sign-in/sign-up.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { privateHeaders, privately, withCookies } from '#platform/http/private-page.ts';
import { FormError } from '#ui/field.tsx';
import type { Route } from './+types/sign-in';

export const headers = privateHeaders;

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return [{ title: `Sign in · ${root.loaderData.site.author.name}` }, { name: 'robots', content: 'noindex' }];
}

const NOTICES: Record<string, string> = {
  'signed-in': messages.signedIn,
  'multi-factor-verified': messages.signedIn,
  'signed-out': messages.signedOut,
  'password-recovery': messages.passwordReset,
};

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const viewer = await findViewer(context, request);
    const { searchParams } = new URL(request.url);
    const to = safePath(searchParams.get('to'), '');
    if (viewer?.role || (viewer && to.startsWith('/auth/'))) throw redirect(to || '/admin', { headers: withCookies([]) });
    return privately({
      email: viewer?.email ?? null,
      isSignUp: searchParams.get('mode') === 'sign-up',
      to,
      notice: NOTICES[getNotice(request) ?? ''] ?? null,
    });
  });
}

export function action(args: Route.ActionArgs) {
  return inAccountForm(args, { schema: credentialsForm }, async ({ form, request, deps, clientAddress }) => {
    if (form.intent === 'sign-up') {
      const { email, password, intent } = form;
      const refused = await refuseWeakPassword(deps, form);
      if (refused) return privately({ ...refused, email, intent }, { status: 400 });
      const { cookies } = await signUp(deps, { email, password, clientAddress });
      return privately({ ok: true as const, message: messages.checkMail }, { cookies });
    }
    const result =
      form.intent === 'passkey'
        ? await signInWithPasskey(deps, { credential: form.credential, request, clientAddress })
        : await signIn(deps, { email: form.email, password: form.password, clientAddress, request });
    if (!result.ok) return privately({ ...result, ...(form.intent === 'sign-in' && { email: form.email }) }, { status: 400 });
    const next = safePath(form.to, '');
    if (result.step === 'second-factor') {
      return redirect(`/auth/two-factor${next && `?to=${encodeURIComponent(next)}`}`, { headers: withCookies(result.cookies) });
    }
    return redirect(next ? `/auth?to=${encodeURIComponent(next)}` : '/auth', {
      headers: withCookies([...result.cookies, noticeCookie(deps, 'signed-in')]),
    });
  });
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isSignUp, to, notice } = loaderData;
  const isBusy = useNavigation().state !== 'idle';
  const submit = useSubmit();
  const failure = actionData && !actionData.ok ? actionData : undefined;
  if (email !== null) return <SignedIn email={email} notice={notice} isBusy={isBusy} />;
  if (actionData?.ok) return <AccountNote title="One more step" status={actionData.message} link={<a href="/">Back to Website</a>} />;
  const other = `/auth?${new URLSearchParams({ ...(!isSignUp && { mode: 'sign-up' }), ...(to && { to }) })}`;
  return (
    <>
      <h1 className="page-title">{isSignUp ? 'Create an account' : 'Sign in'}</h1>
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      <Form className="form" method="post" noValidate>
        <FormError message={failure?.formError} />
        <input type="hidden" name="intent" value={isSignUp ? 'sign-up' : 'sign-in'} />
        <input type="hidden" name="to" value={to} />
        <EmailField failure={failure} hasPasskeys={!isSignUp} />
        <PasswordField isNew={isSignUp} failure={failure} />
        <SubmitButton isBusy={isBusy}>{isSignUp ? 'Sign up' : 'Sign in'}</SubmitButton>
      </Form>
      {!isSignUp && (
        <PasskeyButton hasAutofill onCredential={(credential) => void submit({ intent: 'passkey', credential, to }, { method: 'post' })}>
          Sign in with a passkey
        </PasskeyButton>
      )}
      <ul className="plain-links">
        <li>
          <Link to={other} replace preventScrollReset>
            {isSignUp ? 'Already have an account? Sign in' : 'No account yet? Sign up'}
          </Link>
        </li>
        {!isSignUp && (
          <li>
            <Link to="/auth/recover">Forgot your password?</Link>
          </li>
        )}
      </ul>
    </>
  );
}

function SignedIn({ email, notice, isBusy }: { email: string; notice: string | null; isBusy: boolean }) {
  return (
    <>
      <h1 className="page-title">You are signed in</h1>
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      <p className="deck">As {email}. This account has no access to the admin.</p>
      <Form className="button-row" method="post" action="/auth/sign-out">
        <SubmitButton isBusy={isBusy}>Sign Out</SubmitButton>
        <a className="button button-quiet" href="/">
          Back to Website
        </a>
        <Link className="button button-quiet" to="/auth/security">
          Security
        </Link>
      </Form>
    </>
  );
}
