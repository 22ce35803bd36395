import { CONFIRM_DAYS } from './newsletter.ts';

interface EmailText {
  subject: string;
  text: string;
}

export function confirmSubscriptionEmail(siteName: string, { confirm, isFromOwner }: { confirm: string; isFromOwner: boolean }): EmailText {
  const reason = isFromOwner
    ? `${siteName} would like to send you the website’s newsletter, but only if you want it.`
    : `Someone, hopefully you, asked for ${siteName}’s newsletter at this email address.`;
  return {
    subject: `Confirm your subscription to ${siteName}’s newsletter`,
    text: `Hello,\n\n${reason}\nTo get it, open this link within ${CONFIRM_DAYS} days and press Confirm:\n\n${confirm}\n\nIf you don’t want it, ignore this email: you won’t get anything else, and your address will be deleted after ${CONFIRM_DAYS} days.${sign(siteName)}`,
  };
}

export function alreadySubscribedEmail(siteName: string, { leave }: { leave: string }): EmailText {
  return {
    subject: `You are subscribed to ${siteName}’s newsletter`,
    text: `Hello,\n\nSomeone, perhaps you, asked for ${siteName}’s newsletter at this email address.\nYou are already subscribed, and nothing has changed.\n\nTo unsubscribe, open this link and press Unsubscribe:\n\n${leave}${sign(siteName)}`,
  };
}

function sign(siteName: string): string {
  return `\n\n${siteName}’s website\n`;
}
