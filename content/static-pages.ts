import { privacy } from './pages/privacy.ts';
import { terms } from './pages/terms.ts';
import type { TextPage } from './pages/text-page.ts';

/** A page that is always there, and where the site links to it. */
export interface StaticPage {
  path: string;
  title: string;
  /** The list of the sitemap page that it stands in; also makes it a suggestion for a mistyped path. */
  group?: 'main' | 'services' | 'legal';
  footerLabel?: string;
  /** What llms.txt says of it, in braces what the site knows of its author; may be empty. */
  llmsNote?: string;
  /** Search engines are asked to leave it alone. */
  isUnlisted?: boolean;
  /** A page that is only text: it needs no route of its own. */
  text?: TextPage;
}

/** The order is the order of every list that is made from it. */
export const STATIC_PAGES: readonly StaticPage[] = [
  { path: '/', title: 'Home', group: 'main' },
  { path: '/articles', title: 'All articles', group: 'main', llmsNote: 'The newest first.' },
  { path: '/about', title: 'About', group: 'main', llmsNote: 'Who {name} is.' },
  { path: '/services', title: 'Services', group: 'main', llmsNote: 'The services on offer.' },
  { path: '/solutions', title: 'Solutions', group: 'main', llmsNote: 'All solutions.' },
  { path: '/follow', title: 'Follow', group: 'main', footerLabel: 'Follow', llmsNote: 'Every feed, and how to use one.' },
  { path: '/contact', title: 'Contact', group: 'main', footerLabel: 'Contact', llmsNote: '' },
  { path: '/search', title: 'Search', group: 'main', isUnlisted: true },
  { path: '/sitemap', title: 'Sitemap', footerLabel: 'Sitemap' },
  { path: '/privacy', title: privacy.title, group: 'legal', footerLabel: 'Privacy', text: privacy },
  { path: '/terms', title: terms.title, group: 'legal', footerLabel: 'Terms', text: terms },
];
