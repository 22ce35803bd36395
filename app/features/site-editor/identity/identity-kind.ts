import { identity } from '#features/site-settings/documents/identity.ts';
import { createDocumentKind, NEWEST_ARTICLE } from '../document-kind.ts';

export const identityKind = createDocumentKind(identity, {
  label: 'Name and contact',
  noun: 'Name and contact',
  description: 'Who you are, and how people reach you.',
  hasNoDrafts: true,
  imageFields: ['portrait'],
  pages: [
    { label: 'Home page', path: '/' },
    { label: 'About', path: '/about' },
    { label: 'Contact', path: '/contact' },
    { label: 'Newest article', path: NEWEST_ARTICLE },
    { label: 'Follow', path: '/follow' },
  ],
  labels: {
    name: 'Name',
    givenName: 'Given name',
    familyName: 'Family name',
    profession: 'Profession',
    tagline: 'Tagline',
    biography: 'Biography',
    email: 'Email',
    telephone: 'Telephone',
    location: 'Location',
    portrait: 'Portrait',
    social: 'Social links',
    securityContact: 'Security contact',
    whatsapp: 'WhatsApp',
    language: 'Language',
    timeZone: 'Time zone',
  },
});
