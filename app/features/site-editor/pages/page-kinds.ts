import { about, PILLARS } from '#features/site-settings/documents/about.ts';
import { contact } from '#features/site-settings/documents/contact.ts';
import { home } from '#features/site-settings/documents/home.ts';
import { privacy, terms } from '#features/site-settings/documents/legal.ts';
import { createDocumentKind } from '../document-kind.ts';

const DESCRIPTION = 'For search engines and chat apps';
const ORDINALS = { 1: 'first', 2: 'second', 3: 'third' };

export const homeKind = createDocumentKind(home, {
  label: 'Home page',
  noun: 'Home page',
  description: 'Its title for search engines, and the headings over its sections.',
  pages: [{ label: 'Home page', path: '/' }],
  labels: {
    title: 'Title in search results and tabs',
    description: DESCRIPTION,
    latestHeading: 'Over the newest articles',
    videosHeading: 'Over the videos',
    solutionsHeading: 'Over the solutions',
    moreHeading: 'Over the other articles',
    newsletterHeading: 'Over the newsletter’s field',
    newsletterText: 'Beside the newsletter’s field',
  },
});

export const aboutKind = createDocumentKind(about, {
  label: 'About',
  noun: 'About page',
  description: 'Who you are in your own words, the three things you work on, and the way to write to you.',
  pages: [{ label: 'About', path: '/about' }],
  labels: {
    title: 'Title',
    statement: 'Statement under the title',
    content: 'Biography',
    pillarsHeading: 'Heading over the three',
    ...Object.fromEntries(
      PILLARS.flatMap((number) => [
        [`pillar${number}Title`, `Title of the ${ORDINALS[number]}`],
        [`pillar${number}Text`, `Text of the ${ORDINALS[number]}`],
      ]),
    ),
    closing: 'Closing words',
    actionLabel: 'Button that leads to the contact page',
  },
});

export const contactKind = createDocumentKind(contact, {
  label: 'Contact',
  noun: 'Contact page',
  description: 'What stands above the form and beside it.',
  pages: [{ label: 'Contact', path: '/contact' }],
  labels: { headline: 'Headline', intro: 'Introduction', description: DESCRIPTION, replyNote: 'Note on how soon you answer' },
});

const legalLabels = { title: 'Title', lastUpdated: 'Line above the title', intro: 'Introduction', description: DESCRIPTION };

export const privacyKind = createDocumentKind(privacy, {
  label: 'Privacy',
  noun: 'Privacy page',
  description: 'Your own part of it. What the site does with data it says itself.',
  pages: [{ label: 'Privacy', path: '/privacy' }],
  labels: { ...legalLabels, content: 'Your own part' },
});

export const termsKind = createDocumentKind(terms, {
  label: 'Terms of use',
  noun: 'Terms page',
  description: 'On what terms the site is read and used.',
  pages: [{ label: 'Terms of use', path: '/terms' }],
  labels: { ...legalLabels, content: 'Terms' },
});
