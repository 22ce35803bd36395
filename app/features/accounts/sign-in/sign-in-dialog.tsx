import { type FormEvent, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { CodeField, EmailField, FormError, PasswordField, SubmitButton } from '../account-fields.tsx';
import type { Rejection } from '../account-forms.ts';
import { messages } from '../messages.ts';
import { publishSessionEvent } from '../session/session-events.ts';

/** What `/auth/again` answers. */
export type ReauthenticationResult = { ok: true; step: 'done'; userId: string } | { ok: true; step: 'second-factor' } | Rejection;

/**
 * Signing in over a page that must stay as it is: loads and re-renders nothing else. `onSignedIn` is called once, with the user's
 * id, when requests are signed in again.
 */
export function SignInDialog({ onSignedIn, onClose }: { onSignedIn: (userId: string) => void; onClose: () => void }) {
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [rejection, setRejection] = useState<Rejection>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    setIsBusy(true);
    const answer = await post(new FormData(event.currentTarget));
    setIsBusy(false);
    setRejection(answer.ok ? undefined : answer);
    if (!answer.ok) return;
    if (answer.step === 'second-factor') return setStep('code');
    publishSessionEvent('signed-in', answer.userId);
    if (step === 'code') publishSessionEvent('multi-factor-verified', answer.userId);
    onSignedIn(answer.userId);
  }

  return (
    <Dialog title="Sign in to go on" onClose={onClose}>
      <form method="post" action="/auth" onSubmit={(event) => void submit(event)} noValidate>
        <div className="dialog-body form">
          <p>Your session has ended. What you have written is safe.</p>
          <FormError rejection={rejection} />
          <input type="hidden" name="intent" value={step} />
          {step === 'password' ? (
            <>
              <EmailField rejection={rejection} />
              <PasswordField rejection={rejection} />
            </>
          ) : (
            <CodeField label="Code from your app, or a recovery code" rejection={rejection} />
          )}
        </div>
        <footer className="dialog-foot">
          <SubmitButton isBusy={isBusy}>Sign in</SubmitButton>
        </footer>
      </form>
    </Dialog>
  );
}

async function post(body: FormData): Promise<ReauthenticationResult> {
  try {
    const response = await fetch('/auth/again', { method: 'POST', body });
    return await response.json();
  } catch {
    return { ok: false, message: messages.signInFailed };
  }
}
