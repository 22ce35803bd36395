import { site } from '#site';

const FAREWELL = `\n\n${site.author.name}’s website\n`;

interface Words {
  subject: string;
  text: string;
  link?: string;
}

export function confirmationMail(link: string): Words {
  return {
    subject: 'Confirm your e-mail address',
    text: `Hello,\n\nsomebody, we hope you, has made an account on ${site.author.name}’s website with this address.\nTo confirm it, open this link within 24 hours:\n\n${link}\n\nIf it was not you, do nothing: the account stays unconfirmed and cannot be used.${FAREWELL}`,
    link,
  };
}

export function knownAddressMail(signIn: string, recover: string): Words {
  return {
    subject: 'You already have an account',
    text: `Hello,\n\nsomebody, perhaps you, tried to make an account on ${site.author.name}’s website with this address.\nThere is one already, and nothing about it has changed.\n\nSign in: ${signIn}\nForgotten the password: ${recover}\n\nIf it was not you, do nothing.${FAREWELL}`,
  };
}

export function recoveryMail(link: string): Words {
  return {
    subject: 'Choose a new password',
    text: `Hello,\n\nsomebody, we hope you, asked for a new password on ${site.author.name}’s website.\nTo choose one, open this link within an hour. It works once:\n\n${link}\n\nIf it was not you, do nothing: your password stays as it is.${FAREWELL}`,
    link,
  };
}

export function passwordChangedMail(recover: string): Words {
  return {
    subject: 'Your password was changed',
    text: `Hello,\n\nthe password of your account on ${site.author.name}’s website has just been changed, and every other session has ended.\n\nIf it was not you, choose a new one at once: ${recover}${FAREWELL}`,
  };
}
