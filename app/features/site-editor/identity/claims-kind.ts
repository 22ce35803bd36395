import { CLAIMS, claims } from '#features/site-settings/documents/claims.ts';
import { createDocumentKind } from '../document-kind.ts';

const PARTS = { Shown: 'Shown', Figure: 'Figure', Label: 'What it counts', Source: 'Source', Date: 'Month' };

export const claimsKind = createDocumentKind(claims, {
  label: 'Claims',
  noun: 'Claims',
  description: 'The figures that pages show, each with where it comes from, and how soon you answer.',
  hasNoDrafts: true,
  pages: [
    { label: 'Home page', path: '/' },
    { label: 'About', path: '/about' },
    { label: 'Contact', path: '/contact' },
    { label: 'Services', path: '/services' },
  ],
  labels: {
    ...Object.fromEntries(
      CLAIMS.flatMap((name) =>
        Object.entries(PARTS).map(([part, label]) => [`${name}${part}`, `${label} (${claims.defaults[`${name}Label`]})`]),
      ),
    ),
    replyShown: 'How soon you answer is shown',
    reply: 'How soon you answer',
  },
});
