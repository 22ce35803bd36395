import { listPlaceholders } from '#features/html/image-placeholder.ts';
import { z } from '#platform/forms/zod.ts';

/** Shown when a required field is empty; the fields themselves are marked too. */
export const REQUIRED_FIELDS = 'Please fill in all required fields';

const STILL_UPLOADING = 'An image is not uploaded yet';

/** Characters of an item's HTML. */
export const MAX_CONTENT = 500_000;

/** A text that must not be empty, of at most so many characters. */
export const requiredText = (max: number) => z.string().trim().min(1, REQUIRED_FIELDS).max(max, tooLong(max));

/** A text that may be empty, of at most so many characters. */
export const optionalText = (max: number) => z.string().trim().max(max, tooLong(max)).default('');

export const checkbox = z
  .enum(['on', ''])
  .optional()
  .transform((value) => value === 'on');

/** What the forms of articles and solutions have in common. */
export const contentFields = {
  title: requiredText(200),
  content: requiredText(MAX_CONTENT).refine(hasSomething, REQUIRED_FIELDS).refine(isUploaded, STILL_UPLOADING),
  imageUrl: requiredText(500)
    .refine((url) => /^\/(?![/\\])\S+$/.test(url), 'Upload an image, or enter its path on this site, such as /pictures/1.svg')
    .refine(isUploaded, STILL_UPLOADING),
  /** Made once per opened form, so that saving twice makes one item. */
  creationKey: z.uuid().optional(),
  /** Made by the browser for each save, and the same when a save is sent again. */
  saveId: z.string().max(100).optional(),
  /** The version that the form was opened with; absent for a new item. */
  version: z.coerce.number().int().positive().optional(),
};

/** Tags alone are no text. */
function hasSomething(html: string) {
  return /<img\b/i.test(html) || html.replace(/<[^<>]*>|&nbsp;|\s/g, '') !== '';
}

/** A form waits for its uploads before it is sent; what comes all the same is refused rather than stored without its images. */
function isUploaded(text: string) {
  return listPlaceholders(text).length === 0;
}

function tooLong(max: number) {
  return `At most ${max.toLocaleString('en-US')} characters`;
}
