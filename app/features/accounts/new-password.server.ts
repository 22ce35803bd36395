import { type FormFailure, refuseForm } from '#platform/forms/form-errors.ts';
import { type AccountServices, readSiteName } from './account-services.ts';
import { messages } from './messages.ts';
import { findPasswordProblem } from './password/password.server.ts';

/** A form's failure where its new password is not accepted. */
export async function refuseWeakPassword(
  services: Pick<AccountServices, 'site'>,
  { password, email }: { password: string; email: string },
): Promise<FormFailure | undefined> {
  const problem = await findPasswordProblem(password, { email, siteName: await readSiteName(services) });
  return problem === undefined ? undefined : refuseForm({ formError: messages.checkFields, fieldErrors: { password: problem } });
}
