import { colours } from '#features/colours/brand-colours.ts';
import type { Site } from '#features/settings/site.ts';
import { oklchToHex } from '#ui/oklch.ts';
import { getIconPath } from './head-links.ts';

export function writeManifest({ author, language, looks }: Site): string {
  const paper = oklchToHex(...colours.paper[looks.theme === 'dark' ? 'dark' : 'light']);
  return JSON.stringify({
    id: '/',
    name: author.name,
    short_name: author.name,
    description: author.tagline,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: getIconPath('/favicon.svg', looks), sizes: 'any', type: 'image/svg+xml' },
      { src: getIconPath('/icon-192.png', looks), sizes: '192x192', type: 'image/png' },
      { src: getIconPath('/icon-512.png', looks), sizes: '512x512', type: 'image/png' },
      { src: getIconPath('/icon-maskable-192.png', looks), sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: getIconPath('/icon-maskable-512.png', looks), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
