import type { z } from 'zod';
import { type FormFailure, refuseForm } from '#platform/forms/form-errors.ts';
import type { securityForm } from '../account-forms.ts';
import type { AccountServices } from '../account-services.ts';
import { messages } from '../messages.ts';
import type { PasskeyOffer } from '../passkey-credential.ts';
import { addPasskey, offerPasskey, removePasskey, renamePasskey } from '../passkeys/passkeys.server.ts';
import type { SecurityRequest } from '../sessions/security-request.server.ts';
import { refuseWithoutProof } from './prove-identity.server.ts';

type PasskeyForm = Extract<z.output<typeof securityForm>, { intent: `${string}-passkey` }>;

type PasskeyChange = { message: string } | { passkeyOffer: PasskeyOffer; challengeCookies: string[] };

export async function changePasskeys(
  services: AccountServices,
  from: SecurityRequest,
  form: PasskeyForm,
): Promise<PasskeyChange | FormFailure> {
  const userId = from.viewer.id;
  switch (form.intent) {
    case 'start-passkey': {
      const refused = await refuseWithoutProof(services, from, form);
      if (refused) return refused;
      const { offer, cookies } = await offerPasskey(services, from);
      return { passkeyOffer: offer, challengeCookies: cookies };
    }
    case 'add-passkey': {
      const isAdded = await addPasskey(services, { ...from, name: form.name, credential: form.credential });
      return isAdded ? { message: messages.passkeyAdded } : refuseForm({ formError: messages.passkeyNotMade });
    }
    case 'rename-passkey': {
      const isRenamed = await renamePasskey(services, { userId, id: form.id, name: form.name });
      return isRenamed ? { message: messages.passkeyRenamed } : refuseForm({ formError: messages.passkeyGone });
    }
    case 'remove-passkey': {
      const refused = await refuseWithoutProof(services, from, form);
      if (refused) return refused;
      const isRemoved = await removePasskey(services, { userId, id: form.id });
      return isRemoved ? { message: messages.passkeyRemoved } : refuseForm({ formError: messages.passkeyGone });
    }
  }
}
