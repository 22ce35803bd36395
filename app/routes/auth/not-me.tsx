import { Form, Link, useNavigation } from 'react-router';
import { inAccountForm } from '#app/context/account-form.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { SubmitButton } from '#features/accounts/account-fields.tsx';
import { reportForm } from '#features/accounts/account-forms.ts';
import { AccountNote } from '#features/accounts/account-note.tsx';
import { messages } from '#features/accounts/messages.ts';
import { fileReport, findReport } from '#features/accounts/ownership/report.server.ts';
import { reportTexts } from '#features/accounts/ownership/report-texts.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { refuseForm } from '#platform/forms/parse-form.ts';
import { privateHeaders, privately } from '#platform/http/private-page.ts';
import { FormError } from '#ui/field.tsx';
import type { Route } from './+types/not-me';

export const headers = privateHeaders;

/** Shows what the button would end; opening the link ends nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const report = (await findReport(context.get(depsContext), token)) ?? null;
    return privately({ token, report }, { status: report ? 200 : 404 });
  });
}

export function action(args: Route.ActionArgs) {
  return inAccountForm(args, { schema: reportForm }, async ({ form, deps, clientAddress }) => {
    const report = await fileReport(deps, { ...form, clientAddress });
    if (!report) return privately(refuseForm({ formError: messages.nothingToEnd }), { status: 404 });
    return privately({ ok: true as const, report });
  });
}

export default function NotMePage({ loaderData: { token, report }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  if (actionData?.ok) {
    const { done, rest } = reportTexts[actionData.report];
    const hasEnded = ['password', 'passkey', 'email'].includes(actionData.report);
    const link = hasEnded ? <Link to="/auth/recover">Choose a new password</Link> : <a href="/">Back to Website</a>;
    return <AccountNote title={done} status={rest} link={link} />;
  }
  if (!report) {
    return (
      <AccountNote title="There’s nothing left to cancel" link={<Link to="/auth/recover">Forgot your password?</Link>}>
        <p>{messages.nothingToEnd}</p>
      </AccountNote>
    );
  }
  const { happened, button } = reportTexts[report];
  return (
    <>
      <h1 className="page-title">This was not you?</h1>
      <p>{happened}</p>
      <Form className="form" method="post" noValidate>
        <FormError message={actionData?.formError} />
        <input type="hidden" name="token" value={token} />
        <SubmitButton isBusy={isBusy}>{button}</SubmitButton>
      </Form>
    </>
  );
}
