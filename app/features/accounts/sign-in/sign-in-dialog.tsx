import { type FormEvent, useState } from 'react';
import { refuseForm } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import { sendForm } from '#platform/http/send-json.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FormError } from '#ui/field.tsx';
import { CodeField, EmailField, PasswordField, SubmitButton } from '../account-fields.tsx';
import type { AccountFormFailure } from '../account-forms.ts';
import { messages } from '../messages.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { publishSessionEvent } from '../sessions/session-events.ts';

export const reauthenticationSchema = z.union([
  z.object({ ok: z.literal(true), step: z.literal('signed-in'), userId: z.string() }),
  z.object({ ok: z.literal(true), step: z.literal('second-factor') }),
  z.object({ ok: z.literal(false), formError: z.string().optional(), fieldErrors: z.record(z.string(), z.string()) }),
]);

export type ReauthenticationResult = z.output<typeof reauthenticationSchema>;

export function SignInDialog({ onSignedIn, onClose }: { onSignedIn: (userId: string) => void; onClose: () => void }) {
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [failure, setFailure] = useState<AccountFormFailure>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(form: FormData) {
    setIsBusy(true);
    const result = await reauthenticate(form);
    setIsBusy(false);
    setFailure(result.ok ? undefined : result);
    if (!result.ok) return;
    if (result.step === 'second-factor') return setStep('code');
    publishSessionEvent('signed-in', result.userId);
    if (step === 'code') publishSessionEvent('multi-factor-verified', result.userId);
    onSignedIn(result.userId);
  }

  function submitFields(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    void submit(new FormData(event.currentTarget));
  }

  function submitPasskey(credential: string) {
    const form = new FormData();
    form.set('intent', 'passkey');
    form.set('credential', credential);
    void submit(form);
  }

  return (
    <Dialog title="Sign in to continue" onClose={onClose}>
      <form method="post" action="/auth" onSubmit={submitFields} noValidate>
        <div className="dialog-body form">
          <p>Your session has ended. What you have written is safe.</p>
          <FormError message={failure?.formError} />
          <input type="hidden" name="intent" value={step} />
          {step === 'password' ? (
            <>
              <EmailField failure={failure} />
              <PasswordField failure={failure} />
            </>
          ) : (
            <CodeField label="Code from your app, or a recovery code" failure={failure} />
          )}
        </div>
        <footer className="dialog-foot">
          <button type="button" className="button button-quiet" onClick={onClose}>
            Cancel
          </button>
          <SubmitButton isBusy={isBusy}>Sign in</SubmitButton>
          {step === 'password' && <PasskeyButton onCredential={submitPasskey}>Use a passkey</PasskeyButton>}
        </footer>
      </form>
    </Dialog>
  );
}

async function reauthenticate(form: FormData): Promise<ReauthenticationResult> {
  const result = await sendForm('/auth/reauthenticate', form);
  const parsed = reauthenticationSchema.safeParse(result.body);
  return parsed.success ? parsed.data : refuseForm({ formError: messages.signInFailed });
}
