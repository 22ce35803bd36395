import type { Selectable } from 'kysely';
import type { ArticleTable } from '#db/schema.ts';
import { NEW } from '#features/publishing/content-kind.ts';
import type { FormField } from '#features/publishing/form-field.ts';
import { parseLanguage } from '#features/publishing/language.ts';
import { checkbox, optionalText, z } from '#platform/forms/zod.ts';
import { toSlug } from '#platform/text/slug.ts';

export const SHARING_COLUMNS = [
  'metaTitle',
  'metaDescription',
  'canonicalUrl',
  'sharingImageUrl',
  'isNoindex',
  'language',
  'relatedIds',
] as const;

type SharingColumns = Pick<Selectable<ArticleTable>, 'address' | (typeof SHARING_COLUMNS)[number]>;

/** As many as stand below an article. */
export const MAX_RELATED = 3;

const MAX_ADDRESS = 80;
const NOT_AN_ADDRESS = 'Use lower-case letters, digits and single hyphens, with at least one letter';
const NOT_A_URL = 'Enter a whole address that begins with https://';
const NOT_AN_IMAGE_PATH = 'Upload an image, or enter the path of a JPEG, PNG, WebP, GIF or AVIF on this site';

/** A path on this site to an image that other sites can show; they show no SVG. */
const IMAGE_PATH = /^\/(?![/\\])\S+\.(jpe?g|png|webp|gif|avif)$/i;

export const sharingFields = {
  address: {
    label: 'Address',
    schema: optionalText(MAX_ADDRESS).refine(
      (address) => address === '' || (address !== NEW && toSlug(address) === address),
      NOT_AN_ADDRESS,
    ),
    control: 'sharing',
    isUnseen: true,
  },
  metaTitle: { label: 'Title for search', schema: optionalText(200), control: 'sharing' },
  metaDescription: { label: 'Description for search', schema: optionalText(300), control: 'sharing' },
  canonicalUrl: {
    label: 'Canonical address',
    schema: optionalText(1000).transform((text, context) => {
      const url = text === '' ? '' : toWebUrl(text);
      if (url !== undefined) return url;
      context.addIssue({ code: 'custom', message: NOT_A_URL });
      return z.NEVER;
    }),
    control: 'sharing',
    isUnseen: true,
  },
  sharingImageUrl: {
    label: 'Sharing image',
    schema: optionalText(500).refine((path) => path === '' || IMAGE_PATH.test(path), NOT_AN_IMAGE_PATH),
    control: 'sharing',
    isImage: true,
  },
  isNoindex: { label: 'Hidden from search engines', schema: checkbox, control: 'sharing', isUnseen: true },
  language: {
    label: 'Language',
    schema: optionalText(35).transform((text, context) => {
      const language = text === '' ? '' : parseLanguage(text);
      if (language !== undefined) return language;
      context.addIssue({ code: 'custom', message: 'Choose a language' });
      return z.NEVER;
    }),
    control: 'sharing',
  },
  /** One id a line. */
  relatedIds: {
    label: 'Read next',
    separator: '\n',
    namesItems: true,
    schema: optionalText(2000)
      .transform(splitRelated)
      .refine((ids) => ids.length <= MAX_RELATED, `At most ${MAX_RELATED} articles`),
    control: 'sharing',
  },
} as const satisfies Record<string, FormField>;

/** Stores an empty text as null, so that the page falls back to its own. */
export function toSharingColumns({ isNoindex, relatedIds, ...texts }: SharingColumns): SharingColumns {
  const { address, metaTitle, metaDescription, canonicalUrl, sharingImageUrl, language } = texts;
  return {
    address: address || null,
    metaTitle: metaTitle || null,
    metaDescription: metaDescription || null,
    canonicalUrl: canonicalUrl || null,
    sharingImageUrl: sharingImageUrl || null,
    isNoindex,
    language: language || null,
    relatedIds,
  };
}

export function toSharingFields(columns: SharingColumns): Record<keyof typeof sharingFields, string> {
  return {
    address: columns.address ?? '',
    metaTitle: columns.metaTitle ?? '',
    metaDescription: columns.metaDescription ?? '',
    canonicalUrl: columns.canonicalUrl ?? '',
    sharingImageUrl: columns.sharingImageUrl ?? '',
    isNoindex: columns.isNoindex ? 'on' : '',
    language: columns.language ?? '',
    relatedIds: columns.relatedIds.join('\n'),
  };
}

export function splitRelated(text: string): string[] {
  return [...new Set(text.split('\n').filter(Boolean))];
}

/** Accepts an http or https URL without credentials. */
function toWebUrl(text: string): string | undefined {
  const url = /^https?:\/\/\S+$/i.test(text) ? URL.parse(text) : null;
  return url && !url.username && !url.password ? url.href : undefined;
}

/** `solution/ID` or `service/SLUG`; empty for the best match by text. */
export const offerField = optionalText(600).refine((offer) => offer === '' || OFFER.test(offer), 'Choose a solution or a service');

const OFFER = /^(solution|service)\/\S+$/;
