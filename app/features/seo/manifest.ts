import { PAPER } from '#features/colours/brand-colours.ts';
import type { Site } from '#features/site-settings/site.ts';

/** The web app manifest: how the site looks on a phone's home screen. */
export function writeManifest({ author, language }: Site): string {
  return JSON.stringify({
    id: '/',
    name: author.name,
    short_name: author.name,
    description: author.tagline,
    lang: language,
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
