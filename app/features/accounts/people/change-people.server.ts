import type { FormFailure } from '#platform/forms/parse-form.ts';
import type { z } from '#platform/forms/zod.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { peopleForm } from '../account-forms.ts';
import { messages } from '../messages.ts';
import type { SecurityResult } from '../security/security-form.tsx';
import type { SecurityRequest } from '../sessions/security-request.server.ts';
import { invite, withdrawInvitation } from './invitations.server.ts';
import { changeRole, removePerson } from './people.server.ts';

/** Throws `rateLimited`, and `forbidden` once the viewer is no admin any more. */
export async function changePeople(deps: AccountDeps, from: SecurityRequest, form: z.output<typeof peopleForm>): Promise<SecurityResult> {
  const { intent } = form;
  switch (intent) {
    case 'invite':
      return toResult(form, await invite(deps, from, form), messages.invited);
    case 'withdraw':
      await withdrawInvitation(deps, from, form.id);
      return toResult(form, undefined, messages.withdrawn);
    case 'remove':
      return toResult(form, await removePerson(deps, from, form.id), messages.removed);
    case 'make-admin':
    case 'make-editor':
      return toResult(
        form,
        await changeRole(deps, from, { ...form, role: intent === 'make-admin' ? 'admin' : 'editor' }),
        messages.roleChanged,
      );
  }
}

function toResult(
  form: { intent: string; id?: string; email?: string },
  refused: FormFailure | undefined,
  message: string,
): SecurityResult {
  const { intent, id, email } = form;
  if (!refused) return { ok: true, intent, message };
  return { ...refused, intent, ...(id !== undefined && { id }), ...(email !== undefined && { email }) };
}
