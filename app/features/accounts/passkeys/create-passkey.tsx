import { useId, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { Field, FormError } from '#ui/field.tsx';
import { SubmitButton } from '../account-fields.tsx';
import type { AccountFormFailure } from '../account-forms.ts';
import { messages } from '../messages.ts';
import type { PasskeyOffer } from '../passkey-credential.ts';
import { makePasskey, useCanUsePasskeys } from './passkey-ceremony.ts';

interface CreatePasskeyProps {
  offer: PasskeyOffer;
  failure: AccountFormFailure | undefined;
  intent?: string;
}

export function CreatePasskey({ offer, failure, intent }: CreatePasskeyProps) {
  const canUse = useCanUsePasskeys();
  const submit = useSubmit();
  const isSending = useNavigation().state !== 'idle';
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const id = useId();

  async function create(form: HTMLFormElement) {
    setIsBusy(true);
    setProblem(undefined);
    const answer = await makePasskey(offer.options);
    setIsBusy(false);
    if ('refusal' in answer) {
      return setProblem(answer.refusal === 'already-there' ? messages.passkeyAlreadyThere : messages.passkeyNotCreated);
    }
    const name = new FormData(form).get('name');
    await submit({ ...(intent && { intent }), name: String(name), credential: answer.credential }, { method: 'post' });
  }

  if (!canUse) return <p>This browser can’t create a passkey here.</p>;
  return (
    <form
      className="form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void create(event.currentTarget);
      }}
    >
      <FormError message={problem ?? failure?.formError} />
      <Field id={id} label="Name of this passkey" error={failure?.fieldErrors.name}>
        {(control) => <input className="input" {...control} name="name" required maxLength={60} defaultValue={offer.name} />}
      </Field>
      <SubmitButton isBusy={isBusy || isSending}>Create passkey</SubmitButton>
    </form>
  );
}
