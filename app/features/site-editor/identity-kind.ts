import { identity } from '#features/site-settings/documents/identity.ts';
import { createDocumentKind } from './document-kind.ts';

export const identityKind = createDocumentKind(identity, {
  label: 'Name and contact',
  noun: 'Name and contact',
  description: 'Who you are, and how people reach you.',
  path: '/',
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
