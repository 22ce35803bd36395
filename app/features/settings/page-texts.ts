import { follow } from '#content/pages/follow.ts';
import { home as homeFile } from '#content/pages/home.ts';
import { newsletter } from '#content/pages/newsletter.ts';
import { describeMailing } from '#content/pages/privacy.ts';
import type { TextPage } from '#content/pages/text-page.ts';
import { STATIC_PAGES, type StaticPage } from '#content/static-pages.ts';
import { fillInAll } from './fill-in.ts';
import { type AboutTexts, about } from './parts/about.ts';
import { type ContactTexts, contact } from './parts/contact.ts';
import { type HomeTexts, home } from './parts/home.ts';
import { privacy, terms } from './parts/legal.ts';
import { type ServicesPageTexts, servicesPage } from './parts/services-page.ts';
import type { SettingsKind } from './parts/settings-kind.ts';
import { type Service, servicePath } from './service.ts';
import { readSettings, type Site, type StoredSettings } from './site.ts';

/** Texts with their placeholders filled in, except HTML. */
export interface PageTexts {
  home: HomeTexts;
  about: AboutTexts;
  services: ServicesTexts;
  contact: ContactTexts;
  follow: typeof follow;
  privacy: TextPage;
  terms: TextPage;
}

interface ServicesTexts extends ServicesPageTexts {
  services: readonly Service[];
}

export function createPageTexts(stored: StoredSettings, visible: readonly Service[], site: Site): PageTexts {
  const read = <Values>(kind: SettingsKind<Values>) => fillInTexts(readSettings(kind, stored), site);
  const { hasNewsletter } = site.mailing;
  return {
    home: hasNewsletter ? announceNewsletter(read(home)) : read(home),
    about: read(about),
    services: { ...read(servicesPage), services: visible.map((service) => fillInTexts(service, site)) },
    contact: read(contact),
    follow: fillInAll(follow, site),
    privacy: fillInTexts(describeMailing(readSettings(privacy, stored), site.mailing), site),
    terms: read(terms),
  };
}

function announceNewsletter(texts: HomeTexts): HomeTexts {
  return texts.newsletterText === homeFile.newsletterText ? { ...texts, newsletterText: newsletter.homeText } : texts;
}

/** Leaves HTML until it is shown: it takes longer, and few pages have any. */
function fillInTexts<Values>(values: Values, site: Site): Values {
  const { content, ...texts } = values as Values & { content?: string }; // prose has one name everywhere
  return { ...fillInAll(texts, site), ...(content !== undefined && { content }) } as Values;
}

/** Lists the static pages with the owner's titles and texts, and each service after `/services`. */
export function listStaticPages({ privacy, terms, services }: Pick<PageTexts, 'privacy' | 'terms' | 'services'>): StaticPage[] {
  const written = new Map([
    ['/privacy', privacy],
    ['/terms', terms],
  ]);
  const ofServices = services.services.map(({ slug, title }) => ({ path: servicePath(slug), title, group: 'services' as const }));
  return STATIC_PAGES.flatMap((page): StaticPage[] => {
    const text = written.get(page.path);
    if (text) return [{ ...page, title: text.title, text }];
    return page.path === '/services' ? [page, ...ofServices] : [page];
  });
}

export function listPageLinks(group: StaticPage['group'], texts: PageTexts): { title: string; href: string }[] {
  return listStaticPages(texts)
    .filter((page) => page.group === group)
    .map(({ title, path }) => ({ title, href: path }));
}
