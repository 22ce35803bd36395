import { site } from '#site';

const SIGNATURE = `\n\n${site.author.name}’s website\n`;

interface EmailText {
  subject: string;
  text: string;
  link?: string;
}

export function confirmationEmail(link: string): EmailText {
  return {
    subject: 'Confirm your e-mail address',
    text: `Hello,\n\nSomeone, hopefully you, created an account on ${site.author.name}’s website with this e-mail address.\nTo confirm it, open this link within 24 hours:\n\n${link}\n\nIf this was not you, ignore this email: the account stays unconfirmed and cannot be used.${SIGNATURE}`,
    link,
  };
}

export function existingAccountEmail(signIn: string, recover: string): EmailText {
  return {
    subject: 'You already have an account',
    text: `Hello,\n\nSomeone, perhaps you, tried to create an account on ${site.author.name}’s website with this e-mail address.\nYou already have an account, and nothing about it has changed.\n\nSign in: ${signIn}\nForgot your password? ${recover}\n\nIf this was not you, you can ignore this email.${SIGNATURE}`,
  };
}

export function recoveryEmail(link: string): EmailText {
  return {
    subject: 'Choose a new password',
    text: `Hello,\n\nSomeone, hopefully you, asked for a new password for your account on ${site.author.name}’s website.\nTo choose one, open this link within an hour. It works once:\n\n${link}\n\nIf this was not you, ignore this email: your password stays the same.${SIGNATURE}`,
    link,
  };
}

export function passwordChangedEmail(recover: string): EmailText {
  return {
    subject: 'Your password was changed',
    text: `Hello,\n\nThe password of your account on ${site.author.name}’s website has just been changed, and all other sessions have been signed out.\n\nIf this was not you, choose a new password right away: ${recover}${SIGNATURE}`,
  };
}
