import type { FieldValues } from '#features/publishing/content-kind.ts';
import { parseLanguage } from '#features/publishing/language.ts';
import { emailAddress, optionalText, requiredText, z } from '#platform/forms/zod.ts';
import { site } from '#site';
import { linkRows, type NamedLink, parseLinks } from './links.ts';
import { defineSettings, NEWEST_ARTICLE } from './settings-kind.ts';

export interface Identity {
  author: {
    name: string;
    givenName: string;
    familyName: string;
    profession: string;
    tagline: string;
    biography: string;
    email: string;
    /** May be empty. */
    telephone: string;
    location: string;
    /** Path of an uploaded image; may be empty. */
    portrait: string;
  };
  social: readonly NamedLink[];
  /** Articles end with a link that answers them by email. */
  takesReplies: boolean;
  /** Empty for the author's email. */
  securityContact: string;
  /** International number without signs, as wa.me wants it; may be empty. */
  whatsapp: string;
  /** A BCP 47 tag. */
  language: string;
  /** An IANA name. */
  timeZone: string;
}

const MAX_LINKS = 12;
const IMAGE = /^\/images\/[a-z0-9]{16}-[\w.-]{1,100}$/;

export const identity = defineSettings({
  name: 'identity',
  label: 'Name and contact',
  noun: 'Name and contact',
  description: 'Who you are, and how people can reach you.',
  hasNoDrafts: true,
  pages: [
    { label: 'Home page', path: '/' },
    { label: 'About', path: '/about' },
    { label: 'Contact', path: '/contact' },
    { label: 'Newest article', path: NEWEST_ARTICLE },
    { label: 'Follow', path: '/follow' },
  ],
  groups: [
    {
      title: 'Who you are',
      fields: {
        name: {
          label: 'Name',
          hint: 'In the header, at the end of every page, and wherever you are named.',
          schema: requiredText(80, 'Write a name'),
          default: site.author.name,
          control: 'line',
          autoComplete: 'name',
          follow: followName,
        },
        givenName: {
          label: 'Given name',
          hint: 'For contact cards and search engines.',
          schema: optionalText(60),
          default: site.author.givenName,
          control: 'line',
          autoComplete: 'given-name',
          isPaired: true,
        },
        familyName: {
          label: 'Family name',
          hint: 'Leave empty if you use one name.',
          schema: optionalText(60),
          default: site.author.familyName,
          control: 'line',
          autoComplete: 'family-name',
          isPaired: true,
        },
        profession: {
          label: 'Profession',
          hint: 'A short phrase. Search engines and chat apps show it next to your name.',
          schema: requiredText(100, 'Write what you do'),
          default: site.author.profession,
          control: 'line',
        },
        tagline: {
          label: 'Tagline',
          hint: 'One sentence under your name.',
          schema: requiredText(160, 'Write a tagline'),
          default: site.author.tagline,
          control: 'line',
        },
        biography: {
          label: 'Biography',
          hint: 'Two or three sentences about you, at the end of articles. {name} stands for your name.',
          schema: requiredText(600, 'Write a biography'),
          default: site.author.biography,
          control: 'lines',
          rows: 4,
        },
        portrait: {
          label: 'Portrait',
          hint: 'A photograph of you for the home page, the About page, articles and your contact card. Drop or paste one here, or:',
          schema: optionalText(200).refine((path) => path === '' || IMAGE.test(path), 'Upload an image, or choose one from the library'),
          default: '',
          control: 'image',
        },
      },
    },
    {
      title: 'How people can reach you',
      fields: {
        email: {
          label: 'Email',
          hint: 'Anyone can see it.',
          schema: emailAddress('Enter an email address, such as name@example.com').max(200),
          default: site.author.email,
          control: 'line',
          type: 'email',
          autoComplete: 'email',
        },
        takesReplies: {
          label: 'Reply link under articles',
          hint: '“Reply by email”, which opens an email to you with the title of the article as its subject.',
          schema: z.enum(['on', '']).default(''),
          default: 'on',
          control: 'check',
        },
        telephone: {
          label: 'Telephone',
          hint: 'Leave it empty to leave it out.',
          schema: optionalText(40).refine(
            (text) => /^$|^\+?[\d\s()./-]+$/.test(text),
            'Enter a telephone number, such as +44 20 7946 0123',
          ),
          default: site.author.telephone,
          control: 'line',
          type: 'tel',
          autoComplete: 'tel',
          placeholder: '+44 20 7946 0123',
          isPaired: true,
        },
        whatsapp: {
          label: 'WhatsApp',
          hint: 'With the country code, without the plus. Leave it empty to leave it out.',
          schema: optionalText(20).refine(
            (text) => /^\d*$/.test(text),
            'Enter the number with its country code, digits only, such as 442079460123',
          ),
          default: site.whatsapp,
          control: 'line',
          type: 'tel',
          placeholder: '442079460123',
          clean: (text) => text.replace(/[\s()+./-]/g, ''),
          isPaired: true,
        },
        location: {
          label: 'Location',
          hint: 'A town and a country.',
          schema: requiredText(100, 'Write where you are'),
          default: site.author.location,
          control: 'line',
        },
        social: {
          label: 'Social links',
          hint: 'Your accounts elsewhere, in the order of the footer.',
          schema: optionalText(4000).superRefine((text, context) => {
            const wrong = findWrongLink(text);
            if (wrong) context.addIssue({ code: 'custom', message: wrong });
          }),
          default: site.social.map(({ name, url }) => `${name} ${url}`).join('\n'),
          ...linkRows,
          most: MAX_LINKS,
          parts: [
            { label: 'Name', placeholder: 'Such as LinkedIn' },
            { label: 'Address', type: 'url', placeholder: 'https://' },
          ],
          isWrong: ([name = '', url = '']) => name.trim() === '' || name.length > 40 || !/^https:\/\/[^/\s]+/i.test(url),
        },
      },
    },
    {
      title: 'Language and time',
      fields: {
        language: {
          label: 'Language',
          hint: 'The language you write in, for search engines and screen readers. Menus and buttons stay English.',
          schema: requiredText(35, 'Choose a language').refine((text) => parseLanguage(text) === text, 'Choose a language'),
          default: site.language,
          control: 'language',
        },
        timeZone: {
          label: 'Time zone',
          hint: 'Dates and times on the site use this time zone.',
          schema: requiredText(60, 'Choose a time zone').refine(isTimeZone, 'Choose a time zone'),
          default: site.timeZone,
          control: 'time-zone',
        },
      },
    },
    {
      title: 'Security',
      fields: {
        securityContact: {
          label: 'Security contact',
          hint: 'Where people can report a security problem, for /.well-known/security.txt. Leave it empty to use your email address.',
          schema: optionalText(300).refine(
            (text) => /^$|^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|https:\/\/\S+)$/.test(text),
            'Enter an address that begins with mailto:, tel: or https://',
          ),
          default: site.securityContact,
          control: 'line',
          placeholder: 'mailto:security@example.com',
        },
      },
    },
  ],
  toValues: ({ social, takesReplies, securityContact, whatsapp, language, timeZone, ...author }): Identity => ({
    author: { ...author, biography: author.biography.replaceAll('{name}', () => author.name) },
    social: parseLinks(social),
    takesReplies: takesReplies === 'on',
    securityContact,
    whatsapp,
    language,
    timeZone,
  }),
});

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

/** Changes the parts of a name along with it, as long as the name consists of them. */
function followName(next: string, { name = '', givenName = '', familyName = '' }: FieldValues): FieldValues {
  const [given, family] = splitName(name);
  if (givenName !== given || familyName !== family) return {};
  const [nextGiven, nextFamily] = splitName(next);
  return { givenName: nextGiven, familyName: nextFamily };
}

function splitName(name: string): [string, string] {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return [first, rest.join(' ')];
}
