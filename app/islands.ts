import type { IslandLoaders } from '#ui/islands/hydrate.ts';

export const islands = {
  search: () => import('#features/search/panel/search-panel.tsx').then((module) => module.SearchPanel),
  menu: () => import('#features/site/frame/menu.tsx').then((module) => module.SiteMenu),
  video: () => import('#features/videos/embed/video-embed.tsx').then((module) => module.VideoEmbed),
  videos: () => import('#features/videos/video-carousel.tsx').then((module) => module.VideoCarousel),
  newsletter: () => import('#features/site/newsletter/newsletter-form.tsx').then((module) => module.NewsletterForm),
  share: () => import('#features/site/share/share-buttons.tsx').then((module) => module.ShareButtons),
  copy: () => import('#features/site/share/copy-button.tsx').then((module) => module.CopyButton),
  contact: () => import('#features/contact/contact-form.tsx').then((module) => module.ContactForm),
} satisfies IslandLoaders;

type Islands = typeof islands;

declare module '#ui/islands/island.tsx' {
  interface IslandRegistry extends Islands {}
}
