import type { z } from 'zod';
import type { Services } from '#app/context/services.server.ts';
import type { Rejection, securityForm } from '../account-forms.ts';
import {
  type Asked,
  changePassword,
  confirmTwoFactor,
  drawKey,
  type Refused,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
} from './security.server.ts';

type SecurityForm = z.infer<typeof securityForm>;

/** What the security page shows after one of its forms. */
export interface SecurityAnswer extends Omit<Rejection, 'ok'> {
  ok: boolean;
  /** What an authenticator app has to be shown. */
  key?: { uri: string; svg: string; secret: string };
  recoveryCodes?: string[];
}

interface Done {
  answer: SecurityAnswer;
  /** Whether the other tabs should hear that the account has changed. */
  isUpdate: boolean;
  cookies: string[];
}

/** Does what one form of the security page asks. Throws `rateLimited` after too many tries. */
export async function changeSecurity(services: Services, asked: Asked, form: SecurityForm): Promise<Done> {
  const { intent } = form;
  const done = (answer: Omit<SecurityAnswer, 'ok' | 'intent'>, cookies?: string[]): Done => ({
    answer: { ok: true, intent, ...answer },
    isUpdate: cookies !== undefined,
    cookies: cookies ?? [],
  });
  const refuse = ({ refused, message }: Refused): Done => {
    const field = refused === 'WEAK_PASSWORD' ? 'newPassword' : 'currentPassword';
    const fieldErrors = { [field]: refused === 'INVALID_PASSWORD' ? 'This is not your password.' : message };
    return { answer: { ok: false, intent, fieldErrors }, isUpdate: false, cookies: [] };
  };

  switch (form.intent) {
    case 'change-password': {
      const result = await changePassword(services, { ...asked, ...form });
      return 'refused' in result ? refuse(result) : done({ message: 'Your password is changed.' }, result.cookies);
    }
    case 'start-two-factor': {
      const result = await startTwoFactor(services, { ...asked, ...form });
      return 'refused' in result ? refuse(result) : done({ key: drawKey(result.uri) });
    }
    case 'confirm-two-factor': {
      const result = await confirmTwoFactor(services, { ...asked, ...form });
      if (!('refused' in result)) {
        return done({ message: 'Two-factor sign-in is on.', recoveryCodes: result.recoveryCodes }, result.cookies);
      }
      const answer = { ok: false, intent, fieldErrors: { code: result.message }, key: drawKey(form.uri) };
      return { answer, isUpdate: false, cookies: [] };
    }
    case 'renew-recovery-codes': {
      const result = await renewRecoveryCodes(services, { ...asked, ...form });
      if ('refused' in result) return refuse(result);
      return done({ message: 'These codes replace your earlier ones.', recoveryCodes: result.recoveryCodes });
    }
    case 'stop-two-factor': {
      const result = await stopTwoFactor(services, { ...asked, ...form });
      return 'refused' in result ? refuse(result) : done({ message: 'Two-factor sign-in is off.' }, result.cookies);
    }
  }
}
