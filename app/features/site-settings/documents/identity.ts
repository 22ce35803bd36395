import { parseLanguage } from '#features/publishing/language.ts';
import { optionalText, requiredText } from '#platform/forms/text-fields.ts';
import { z } from '#platform/forms/zod.ts';
import { site } from '#site';
import type { SiteDocument } from './site-document.ts';

/** Who the author of the site is. */
export interface Identity {
  author: {
    name: string;
    givenName: string;
    familyName: string;
    /** What they do, in the few words that search engines and chat apps show beside their name. */
    profession: string;
    tagline: string;
    biography: string;
    email: string;
    /** May be empty. */
    telephone: string;
    location: string;
    /** The path of an uploaded image; empty where there is none. */
    portrait: string;
  };
  social: readonly SocialLink[];
  /** May be empty: then the author's email. */
  securityContact: string;
  /** International number without signs, as wa.me wants it; may be empty. */
  whatsapp: string;
  /** A BCP 47 tag. */
  language: string;
  /** A name of the IANA's. */
  timeZone: string;
}

export interface SocialLink {
  name: string;
  url: string;
}

const MAX_LINKS = 12;
const IMAGE = /^\/images\/[a-z0-9]{16}-[\w.-]{1,100}$/;

export const identity: SiteDocument<Identity> = {
  name: 'identity',
  fields: {
    name: requiredText(80, 'Write a name'),
    givenName: optionalText(60),
    familyName: optionalText(60),
    profession: requiredText(100, 'Write what you do'),
    tagline: requiredText(160, 'Write a tagline'),
    biography: requiredText(600, 'Write a biography'),
    email: z.email('Enter an email address, such as name@example.com').max(200),
    telephone: optionalText(40).refine((text) => /^$|^\+?[\d\s()./-]+$/.test(text), 'Enter a telephone number, such as +44 20 7946 0123'),
    location: requiredText(100, 'Write where you are'),
    portrait: optionalText(200).refine((path) => path === '' || IMAGE.test(path), 'Upload an image, or choose one from the library'),
    social: optionalText(4000).superRefine((text, context) => {
      const wrong = findWrongLink(text);
      if (wrong) context.addIssue({ code: 'custom', message: wrong });
    }),
    securityContact: optionalText(300).refine(
      (text) => /^$|^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|https:\/\/\S+)$/.test(text),
      'Enter an address that begins with mailto:, tel: or https://',
    ),
    whatsapp: optionalText(20).refine(
      (text) => /^\d*$/.test(text),
      'Enter the number with its country, digits alone, such as 442079460123',
    ),
    language: requiredText(35, 'Choose a language').refine((text) => parseLanguage(text) === text, 'Choose a language'),
    timeZone: requiredText(60, 'Choose a time zone').refine(isTimeZone, 'Choose a time zone'),
  },
  defaults: {
    ...site.author,
    portrait: '',
    social: site.social.map(({ name, url }) => `${name} ${url}`).join('\n'),
    securityContact: site.securityContact,
    whatsapp: site.whatsapp,
    language: site.language,
    timeZone: site.timeZone,
  },
  toValues: ({ social = '', securityContact = '', whatsapp = '', language = '', timeZone = '', ...author }) => ({
    author: { ...emptyAuthor, ...author },
    social: parseLinks(social),
    securityContact,
    whatsapp,
    language,
    timeZone,
  }),
};

const emptyAuthor = {
  name: '',
  givenName: '',
  familyName: '',
  profession: '',
  tagline: '',
  biography: '',
  email: '',
  telephone: '',
  location: '',
  portrait: '',
};

/** Links as their field holds them: one a line, a name and then the address. */
export function parseLinks(text: string): SocialLink[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const end = line.lastIndexOf(' ');
      return { name: line.slice(0, Math.max(end, 0)).trim(), url: line.slice(end + 1) };
    });
}

function findWrongLink(text: string): string | undefined {
  const links = parseLinks(text);
  if (links.length > MAX_LINKS) return `At most ${MAX_LINKS} links`;
  const wrong = links.find(({ name, url }) => name === '' || name.length > 40 || !isWebUrl(url));
  return wrong && `“${wrong.name || wrong.url}” needs a name of at most 40 letters and an address that begins with https://`;
}

function isWebUrl(url: string): boolean {
  return url.length <= 500 && URL.parse(url)?.protocol === 'https:';
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
