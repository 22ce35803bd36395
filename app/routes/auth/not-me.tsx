import { Form, Link, useNavigation } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { requestInfoContext } from '#app/context/request.server.ts';
import { SubmitButton } from '#features/accounts/account-fields.tsx';
import { parseAccountForm, reportForm } from '#features/accounts/account-forms.ts';
import { messages } from '#features/accounts/messages.ts';
import { fileReport, findReport } from '#features/accounts/ownership/report.server.ts';
import { reportTexts } from '#features/accounts/ownership/report-texts.ts';
import { inAction, inLoader } from '#platform/errors/respond.server.ts';
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

export async function action({ request, context }: Route.ActionArgs) {
  return inAction(async () => {
    const parsed = await parseAccountForm(request, reportForm);
    if (!parsed.ok) return privately(parsed, { status: 400 });
    const { clientAddress } = context.get(requestInfoContext);
    const report = await fileReport(context.get(depsContext), { ...parsed.form, clientAddress });
    if (!report) return privately(refuseForm({ formError: messages.nothingToEnd }), { status: 404 });
    return privately({ ok: true as const, report });
  });
}

export default function NotMePage({ loaderData: { token, report }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  if (actionData?.ok) {
    const { done, rest } = reportTexts[actionData.report];
    return (
      <>
        <h1 className="page-title">{done}</h1>
        <p className="notice" role="status">
          {rest}
        </p>
        <p className="plain-links">
          {['password', 'passkey', 'email'].includes(actionData.report) ? (
            <Link to="/auth/recover">Choose a new password</Link>
          ) : (
            <a href="/">Back to Website</a>
          )}
        </p>
      </>
    );
  }
  if (!report) {
    return (
      <>
        <h1 className="page-title">There’s nothing left to cancel</h1>
        <p>{messages.nothingToEnd}</p>
        <p className="plain-links">
          <Link to="/auth/recover">Forgot your password?</Link>
        </p>
      </>
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
