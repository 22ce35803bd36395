export interface EmailText {
  subject: string;
  text: string;
}

/** An email may arrive late, so times count from the event. */
export function confirmationEmail(siteName: string, { confirm, report }: { confirm: string; report: string }): EmailText {
  return {
    subject: 'Confirm your email address',
    text: `Hello,\n\nSomeone, hopefully you, created an account on ${siteName}’s website with this email address.\nTo confirm it, open this link within 24 hours of signing up:\n\n${confirm}\n\nIf this wasn’t you, you can ignore this email: the account stays unconfirmed and can’t be used. To delete it, open this link:\n\n${report}${sign(siteName)}`,
  };
}

export function existingAccountEmail(siteName: string, { signIn, recover }: { signIn: string; recover: string }): EmailText {
  return {
    subject: 'You already have an account',
    text: `Hello,\n\nSomeone, perhaps you, tried to create an account on ${siteName}’s website with this email address.\nYou already have an account, and nothing about it has changed.\n\nSign in: ${signIn}\nForgot your password? ${recover}\n\nIf this wasn’t you, you can ignore this email.${sign(siteName)}`,
  };
}

export function recoveryEmail(siteName: string, { reset, report }: { reset: string; report: string }): EmailText {
  return {
    subject: 'Choose a new password',
    text: `Hello,\n\nSomeone, hopefully you, asked for a new password for your account on ${siteName}’s website.\nTo choose one, open this link within an hour of asking. It works once:\n\n${reset}\n\nIf this wasn’t you, you can ignore this email: your password stays the same. To cancel the link right away, open:\n\n${report}${sign(siteName)}`,
  };
}

export function passwordChangedEmail(siteName: string, { report }: { report: string }): EmailText {
  return {
    subject: 'Your password was changed',
    text: `Hello,\n\nThe password of your account on ${siteName}’s website has been changed, and all other sessions have been signed out.\n\nIf this wasn’t you, open this link within 7 days of the change. It signs everyone out and turns off the new password and every passkey. You then choose another password by email:\n\n${report}${sign(siteName)}`,
  };
}

export function passkeyAddedEmail(siteName: string, { name, report }: { name: string; report: string }): EmailText {
  return {
    subject: 'A passkey was added to your account',
    text: `Hello,\n\nA passkey has been added to your account on ${siteName}’s website. It’s called “${name}”, and signs you in without your password.\n\nIf this wasn’t you, open this link within 7 days of the passkey being added. It signs everyone out and turns off every passkey and the password. You then choose another password by email:\n\n${report}${sign(siteName)}`,
  };
}

const SECURITY_EVENTS = {
  'two-factor-on': ['Two-factor sign-in was turned on', 'Two-factor sign-in has been turned on'],
  'two-factor-off': ['Two-factor sign-in was turned off', 'Two-factor sign-in has been turned off'],
  'codes-renewed': ['Your recovery codes were replaced', 'New recovery codes have been made; the old ones no longer work'],
  'code-used': ['A recovery code was used', 'Someone signed in with your password and a recovery code, which works no more'],
  'mail-server-changed': ['The mail server was changed', 'emails to it now go through another mail server, which an admin set up'],
  'passkey-removed': ['A passkey was removed from your account', 'A passkey has been removed'],
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

export function securityEmail(siteName: string, { event, recover }: { event: SecurityEvent; recover: string }): EmailText {
  const [subject, happened] = SECURITY_EVENTS[event];
  return {
    subject,
    text: `Hello,\n\nThis happened to your account on ${siteName}’s website: ${happened}.\n\nIf this wasn’t you, choose a new password right away. That signs everyone out:\n\n${recover}${sign(siteName)}`,
  };
}

export function changeEmailEmail(siteName: string, { change }: { change: string }): EmailText {
  return {
    subject: 'Confirm your new email address',
    text: `Hello,\n\nSomeone, hopefully you, wants to sign in to ${siteName}’s website with this email address from now on.\nTo confirm it, open this link within 24 hours of asking, and sign in with the old address:\n\n${change}\n\nIf this wasn’t you, you can ignore this email: nothing changes.${sign(siteName)}`,
  };
}

export function takenEmailEmail(siteName: string, { signIn }: { signIn: string }): EmailText {
  return {
    subject: 'This address already has an account',
    text: `Hello,\n\nSomeone, perhaps you, wants to use this email address for another account on ${siteName}’s website.\nYou already have an account with this address, so nothing has changed.\n\nSign in: ${signIn}\n\nIf this wasn’t you, you can ignore this email.${sign(siteName)}`,
  };
}

export function emailChangedEmail(siteName: string, { email, report }: { email: string; report: string }): EmailText {
  return {
    subject: 'Your email address was changed',
    text: `Hello,\n\nYour account on ${siteName}’s website now has the email address ${email}. You no longer sign in with this one.\n\nIf this wasn’t you, open this link within 7 days of the change. The account gets this address again, and everyone is signed out. You then choose another password by email:\n\n${report}${sign(siteName)}`,
  };
}

export function invitationEmail(
  siteName: string,
  { inviter, role, accept }: { inviter: string; role: 'admin' | 'editor'; accept: string },
): EmailText {
  const task = role === 'admin' ? 'run the site as an admin' : 'write for it as an editor';
  return {
    subject: `An invitation to ${siteName}’s website`,
    text: `Hello,\n\n${inviter} invites you to ${siteName}’s website, to ${task}.\nTo accept, open this link within 7 days of the invitation. It works once:\n\n${accept}\n\nIf you don’t know what this is about, you can ignore this email.${sign(siteName)}`,
  };
}

function sign(siteName: string): string {
  return `\n\n${siteName}’s website\n`;
}
