export type Report = 'sign-up' | 'recovery' | 'password' | 'passkey' | 'email';

interface ReportText {
  happened: string;
  button: string;
  done: string;
  rest: string;
}

export const reportTexts: Record<Report, ReportText> = {
  'sign-up': {
    happened: 'Someone signed up with your email address. The account isn’t confirmed, so it can’t be used.',
    button: 'Delete the account',
    done: 'The account is deleted',
    rest: 'The links that were sent for it no longer work. There’s nothing more for you to do.',
  },
  recovery: {
    happened: 'Someone asked for a new password for your account. You can cancel the links that were sent. Your password stays the same.',
    button: 'Cancel the links',
    done: 'The links no longer work',
    rest: 'Your password is the same as before. There’s nothing more for you to do.',
  },
  password: {
    happened:
      'The password of your account was changed. If you didn’t change it, sign everyone out and turn off the new password and every passkey. You then choose another password by email.',
    button: 'Sign everyone out',
    done: 'Everyone is signed out',
    rest: 'The password and the passkeys no longer work. To sign in again, have a link sent to your address and choose a new one.',
  },
  passkey: {
    happened:
      'A passkey was added to your account. If you didn’t add it, someone else has had access to your account: sign everyone out and turn off every passkey and the password. You then choose another password by email.',
    button: 'Sign everyone out',
    done: 'Everyone is signed out',
    rest: 'The passkeys and the password no longer work. To sign in again, have a link sent to your address and choose a new password.',
  },
  email: {
    happened:
      'The email address of your account was changed. If you didn’t change it, take the account back: it gets this address again, everyone is signed out, and every passkey and the password are turned off. You then choose another password by email.',
    button: 'Take the account back',
    done: 'The account has your address again',
    rest: 'Everyone is signed out, and the passkeys and the password no longer work. To sign in again, have a link sent to your address and choose a new password.',
  },
};
