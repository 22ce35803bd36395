import type { TextPage } from './text-page.ts';

export const terms: TextPage = {
  title: 'Terms of use',
  lastUpdated: 'Last updated: January 2025',
  intro: 'This site is published by {name}, {location}. By using it you accept the few terms below. They are written to be read.',
  description:
    'The few terms of this site, written to be read: what is free, what you may quote, and what general advice cannot know of your business.',
  sections: [
    {
      heading: 'What the site is for',
      paragraphs: [
        'The site offers articles, descriptions of services and links to videos, free of charge. Nothing on it is a binding offer. Work for a client begins with a written agreement, and that agreement settles scope, price and dates.',
      ],
    },
    {
      heading: 'Advice in articles is general',
      paragraphs: [
        'The articles are written with care for a general reader. They do not know your business, your contracts or your tax position, and they are not legal, financial or tax advice. Try an idea on a small scale and ask someone qualified before you stake anything you cannot afford to lose.',
        'Examples that are marked as imagined are imagined. Facts about real companies and people are those that were commonly known when the article was published.',
      ],
    },
    {
      heading: 'Copyright',
      paragraphs: [
        'The articles and the other texts are the copyright of {name}, except for passages that are quoted with their source. You may read, print and share links to them as you please.',
        'You may quote short passages if you name the author and, online, link to the article. For anything longer, for translations and for use in courses that charge a fee, please ask first. The answer is often yes.',
      ],
    },
    {
      heading: 'Links and videos',
      paragraphs: [
        'Links lead to sites that others run and answer for. Videos and recordings open on the sites that hold them, such as YouTube, or play from there inside an article, under the terms of those sites. If a link leads somewhere it should not, a short note is appreciated.',
      ],
    },
    {
      heading: 'Accounts and fair use',
      paragraphs: [
        'If you have an account, keep your password to yourself and use the account only for yourself. Publishing on this site is reserved for the author and for those the author has asked to help.',
        'Please do nothing that would harm the site or other visitors: no attempts to get round its protections, no flooding it with requests, no passing off its texts as your own. Accounts that are used in this way may be closed.',
      ],
    },
    {
      heading: 'Availability and responsibility',
      paragraphs: [
        'The site is offered as it is. It may be out of reach at times, change or come to an end. Within what the law allows, the author is not liable for losses that arise from using the site or from relying on its general content.',
      ],
    },
    {
      heading: 'Law and changes',
      paragraphs: [
        'The law in force in {location} applies to these terms and to the use of the site. Rights that the law of your own country gives you as a consumer, and that cannot be waived, remain yours.',
        'The terms may be changed; the version on this page, with its date, is the one that holds. How the site treats data is set out on the privacy page.',
      ],
    },
  ],
};
