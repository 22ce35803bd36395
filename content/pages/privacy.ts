import type { TextPage } from './text-page.ts';

const FROM_HERE =
  'A page and everything in it comes from this site: until you click on something that leads elsewhere, your browser sends no request to any third party.';

/** The privacy page of a site whose uploaded images come from another host. */
export function namePicturesHost(page: TextPage, host: string): TextPage {
  const fromThere = `A page comes from this site, but the photographs in it come from ${host}, where the site keeps them: your browser asks that host for them, which sees the address of your connection and the name of this site. Until you click on something that leads elsewhere, it sends no request to anybody else.`;
  const sections = page.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((paragraph) => paragraph.replace(FROM_HERE, fromThere)),
  }));
  return { ...page, sections };
}

const CONTACT_FORM = 'The contact form';
const IN_YOUR_BROWSER = 'It is deleted when you press Clear in the form or close the tab;';

function describeMessages(page: TextPage, keptMonths: number): TextPage {
  const months = keptMonths === 1 ? 'a month' : `${keptMonths} months`;
  const sections = page.sections.map((section) =>
    section.heading === CONTACT_FORM
      ? {
          ...section,
          paragraphs: [
            `When you press Send, your name, your email address, the subject and the message are stored on this server, with the time. They are emailed to {name} through the mail service that this site uses, and to you if you ask for a copy. Your IP address is not stored with them.`,
            `What looks as if it was sent automatically is stored as well, with the reason, and is not emailed. Nobody else is asked about it: the site decides by how the form was filled in, by the links in it, and by whether the same text was sent before.`,
            `A message is deleted after ${months}, together with any answer that was sent from this site, or earlier if {name} deletes it. Until it has been sent, its email waits on this server encrypted, for seven days at most.`,
            'So that nobody floods the form, or others with copies, messages and copies are counted for an hour and for a day, for each IP address, and copies for each email address too. The counts are kept under a keyed hash, as those of sign-in attempts are.',
            'A message is read and answered like any other email, and does not put you on a mailing list.',
          ],
        }
      : {
          ...section,
          paragraphs: section.paragraphs.map((text) =>
            text.replace(IN_YOUR_BROWSER, IN_YOUR_BROWSER.replace('or close', 'when it has been sent, or when you close')),
          ),
        },
  );
  return { ...page, sections };
}

type Section = TextPage['sections'][number];

const newsletterOff: Section = {
  heading: 'The newsletter field',
  paragraphs: [
    'The newsletter has not started yet. An address entered in the field is checked for typing errors, by your browser or, where scripts are switched off, by this server, and then forgotten; it is neither kept nor passed to anyone.',
  ],
};

const newsletterOn: Section = {
  heading: 'The newsletter',
  paragraphs: [
    'If you ask for the newsletter you get an email, and you are subscribed only once you open the link in it. The site then stores your email address, the dates of asking and of confirming, the form that was used, and the topic, if one was chosen. An address that is not confirmed is deleted after seven days. Nothing is recorded of what is opened or clicked: the emails hold no tracking pixel, and their links lead straight to where they say.',
    'One click in any of the emails ends it, without signing in. The address is then deleted. A keyed hash of it is kept, from which it cannot be read back, so that nobody can put it on the list again by an import; it is deleted if you subscribe again yourself.',
    'For each newsletter it is stored to which subscribers it went and what the mail server said, so that nobody gets it twice. This record holds no address, and points to nobody once a subscription has ended. If the mail server says that an address does not exist, its subscription is ended as if by that click, and {name} can see the address for another thirty days.',
    'The emails go out through the mail service that this site uses. How often a network asks to subscribe is counted for a day, as the next section says of signing in.',
  ],
};

interface Switches {
  takesMessages: boolean;
  keptMonths: number;
  hasNewsletter: boolean;
}

/** Left out of the owner's part while the site takes messages or subscribers. */
const NOTHING_STORED = ' For readers without an account the answer will be short, because there is nothing.';

/** The privacy page with what follows from the switches of the site. */
export function describeMailing(page: TextPage, { takesMessages, keptMonths, hasNewsletter }: Switches): TextPage {
  const { sections, content = '', ...rest } = takesMessages ? describeMessages(page, keptMonths) : page;
  return {
    ...rest,
    content: takesMessages || hasNewsletter ? content.replace(NOTHING_STORED, '') : content,
    sections: sections.map((section) => (hasNewsletter && section.heading === newsletterOff.heading ? newsletterOn : section)),
  };
}

export const privacy: TextPage = {
  title: 'Privacy',
  lastUpdated: 'Last updated: January 2025',
  intro:
    'You can read everything on this site without telling it who you are. This page says what is stored, where and who stores it, in the order you are likely to come across it.',
  description:
    'What this site stores, and where: no cookies for readers, no trackers, and views that are counted without knowing who you are.',
  sections: [
    {
      heading: 'Reading',
      paragraphs: [
        `This site sets no cookies for readers. There are no trackers, no advertising and no analytics service. ${FROM_HERE} Some browsers, such as Chrome, are asked to add one of their properties to later requests until they are closed, whether they are made for 32 bits: that they do says that they have this site’s style sheet already.`,
        'The server counts how often each article and each growth solution is opened on each day. Where your browser says which site you came from, the name of that site’s host, such as example.com, is counted with it, but not the page on it. Robots, which the server tells by the name that a browser gives itself, pages that are only fetched ahead, and visits by people who are signed in are not counted. No address, cookie or other mark of a reader is stored with these numbers, so nobody can tell from them who has read something, or whether two visits were of the same person. After 400 days they are deleted.',
        'As with every site, the network that carries your connection can see that you are visiting.',
      ],
    },
    {
      heading: 'What your own browser keeps',
      paragraphs: [
        'If you choose a light or dark theme, the choice is remembered in your browser’s local storage, on your device. You can delete it at any time in the settings of your browser.',
        `What you write in the contact form is kept in your browser’s session storage, on your device, so that it is still there when you come back from another page. ${IN_YOUR_BROWSER} a browser that brings back closed tabs may bring it back with them.`,
        'The browser of someone who signs in also keeps, in its local storage, a note of the last sign-in or sign-out, so that other open tabs learn of it. Whatever is being written in the admin and has not been saved yet is kept in the storage of that browser until it is saved or its author signs out, and on this server for up to thirty days, with the names of the browser and the system it was typed on.',
      ],
    },
    {
      heading: 'Videos and links to other sites',
      paragraphs: [
        'Nothing is loaded from YouTube until you click. A video in a list then opens on YouTube in a new tab; one that stands in an article plays in its place, from youtube-nocookie.com. From then on YouTube’s rules hold, including its cookies. The same is true of a video from Vimeo or a recording from Spotify in an article, and of links to social networks and to any other site: once you are there, the rules of that site hold.',
      ],
    },
    {
      heading: CONTACT_FORM,
      paragraphs: [
        'The form does not send your message to anyone, and nothing that you write in it is stored on this server. It hands your words to an app of your own, such as your email program, and you send the message from there. What happens to it on the way depends on the service you have chosen.',
        'If scripts are switched off in your browser, the form goes to this server, which checks the fields and returns the page with your words in it. The server keeps no copy, and none of it reaches the log.',
        'A message that reaches {name} is read and answered like any other email, and does not put you on a mailing list.',
      ],
    },
    newsletterOff,
    {
      heading: 'The server’s log and protection against abuse',
      paragraphs: [
        'The server keeps a log so that faults can be found. For each request it notes the method, the path of the address, the status of the answer, the time, and how long and how large the answer was. It notes neither the IP address nor what you searched for.',
        'A fault is logged with its technical details. Where an email from this site could not be delivered, or has been put aside because no mail server is connected yet, those details may include the address it was meant for.',
        'To slow down anyone who guesses passwords or codes, the server counts the attempts at signing in, signing up and asking for a new password, for each account and for each IP address. The count is kept in the database under a keyed hash, from which neither can be read back without the server’s secret key. After a day without an attempt it no longer counts, and it is removed when the server next starts. The IP address itself is used only while a request is being answered, and the site does not write it to disk.',
        'The people who run the machine and the network in front of this site may keep records of their own, as everywhere on the internet.',
      ],
    },
    {
      heading: 'Accounts',
      paragraphs: [
        'You need no account to read, and having one shows you nothing more. For each person who signs up, the server stores the email address, whether it has been confirmed, and the dates. The password is stored only as a hash, a form from which it cannot simply be read back. If you add an authenticator app, its secret and the recovery codes are stored encrypted. A session is stored without your IP address or the name of your browser.',
        'Cookies are set only around an account. One holds the session and lasts for seven days after it was last renewed. Three are short-lived: one recognises your browser for a day after you sign up, one lasts for the minutes between the password and the code of an authenticator app, and one tells the next page, for ten seconds, what has just happened. None of them is used to follow you.',
        'Emails about an account, to confirm an address or to choose a new password, go out through the mail service that this site uses.',
      ],
    },
  ],
};

/** What follows the sections that say what the site does: the owner's own part. */
export const ownPrivacy: TextPage['sections'] = [
  {
    heading: 'Your questions and your rights',
    paragraphs: [
      `If you want to know what is stored about you, or want an account corrected or deleted, write to {email}.${NOTHING_STORED}`,
    ],
  },
];
