export type Report = 'sign-up' | 'recovery' | 'password' | 'passkey';

interface ReportText {
  happened: string;
  button: string;
  done: string;
  rest: string;
}

export const reportTexts: Record<Report, ReportText> = {
  'sign-up': {
    happened: 'Someone signed up with your email address. The account is not confirmed, and cannot be used.',
    button: 'Delete the account',
    done: 'The account is deleted',
    rest: 'The links that were sent for it no longer work. There is nothing more for you to do.',
  },
  recovery: {
    happened:
      'Someone asked for a new password for your account. The links that were sent for it can be ended. Your password stays the same.',
    button: 'End the links',
    done: 'The links no longer work',
    rest: 'Your password is the same as before. There is nothing more for you to do.',
  },
  password: {
    happened:
      'The password of your account was changed. If you did not change it, sign everybody out, and stop the new password and every passkey. You then choose another password by email.',
    button: 'Sign everybody out',
    done: 'Everybody is signed out',
    rest: 'The password and the passkeys no longer work. To sign in again, have a link sent to your address and choose a new one.',
  },
  passkey: {
    happened:
      'A passkey was added to your account. If you did not add it, sign everybody out, and stop every passkey and the password: someone else has had access to your account. You then choose another password by email.',
    button: 'Sign everybody out',
    done: 'Everybody is signed out',
    rest: 'The passkeys and the password no longer work. To sign in again, have a link sent to your address and choose a new password.',
  },
};
