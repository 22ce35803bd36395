import { PAPER } from '#features/colours/brand-colours.ts';
import { site } from '#site';

/** The web app manifest: how the site looks on a phone's home screen. */
export function writeManifest(): string {
  return JSON.stringify({
    id: '/',
    name: site.author.name,
    short_name: site.author.name,
    description: site.author.tagline,
    lang: site.language,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
