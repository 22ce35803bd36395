import { follow } from '#content/pages/follow.ts';
import type { TextPage } from '#content/pages/text-page.ts';
import { type AboutTexts, about } from './documents/about.ts';
import { type ContactTexts, contact } from './documents/contact.ts';
import { type HomeTexts, home } from './documents/home.ts';
import { privacy, terms } from './documents/legal.ts';
import { services } from './documents/services.ts';
import type { SiteDocument } from './documents/site-document.ts';
import { fillInAll } from './fill-in.ts';
import type { Service } from './services/service.ts';
import type { ServicesTexts } from './services/services-texts.ts';
import { readDocument, type Site, type StoredDocuments } from './site.ts';

/** What the pages beside the content say, with their placeholders filled in; prose, which is HTML, still has them. */
export interface PageTexts {
  home: HomeTexts;
  about: AboutTexts;
  services: ServicesTexts;
  contact: ContactTexts;
  follow: typeof follow;
  privacy: TextPage;
  terms: TextPage;
}

export function createPageTexts(stored: StoredDocuments, visible: readonly Service[], site: Site): PageTexts {
  const read = <Values>(document: SiteDocument<Values>) => fillInTexts(readDocument(document, stored), site);
  return {
    home: read(home),
    about: read(about),
    services: { ...read(services), services: visible.map((service) => fillInTexts(service, site)) },
    contact: read(contact),
    follow: fillInAll(follow, site),
    privacy: read(privacy),
    terms: read(terms),
  };
}

/** HTML waits until it is shown: it takes longer, and few pages have any. */
function fillInTexts<Values>(values: Values, site: Site): Values {
  const { content, ...texts } = values as Values & { content?: string }; // prose has one name everywhere
  return { ...fillInAll(texts, site), ...(content !== undefined && { content }) } as Values;
}
