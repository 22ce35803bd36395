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
    text: `Hello,\n\nsomebody, we hope you, has made an account on ${site.author.name}’s website with this address.\nTo confirm it, open this link within 24 hours:\n\n${link}\n\nIf it was not you, do nothing: the account stays unconfirmed and cannot be used.${SIGNATURE}`,
    link,
  };
}

export function existingAccountEmail(signIn: string, recover: string): EmailText {
  return {
    subject: 'You already have an account',
    text: `Hello,\n\nsomebody, perhaps you, tried to make an account on ${site.author.name}’s website with this address.\nThere is one already, and nothing about it has changed.\n\nSign in: ${signIn}\nForgotten the password: ${recover}\n\nIf it was not you, do nothing.${SIGNATURE}`,
  };
}

export function recoveryEmail(link: string): EmailText {
  return {
    subject: 'Choose a new password',
    text: `Hello,\n\nsomebody, we hope you, asked for a new password on ${site.author.name}’s website.\nTo choose one, open this link within an hour. It works once:\n\n${link}\n\nIf it was not you, do nothing: your password stays as it is.${SIGNATURE}`,
    link,
  };
}

export function passwordChangedEmail(recover: string): EmailText {
  return {
    subject: 'Your password was changed',
    text: `Hello,\n\nthe password of your account on ${site.author.name}’s website has just been changed, and every other session has ended.\n\nIf it was not you, choose a new one at once: ${recover}${SIGNATURE}`,
  };
}
