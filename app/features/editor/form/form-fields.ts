import { isBlank } from '#features/html/blank-html.ts';
import { listPlaceholders } from '#features/html/image-placeholder.ts';
import { IMAGE_FOCUS } from '#features/images/image-focus.ts';
import type { FormKind, SubmittedForm } from '#features/publishing/content-kind.ts';
import { saveFields } from '#features/publishing/derive-form.ts';
import type { FormField } from '#features/publishing/form-field.ts';
import { type FormResult, parseForm } from '#platform/forms/parse-form.ts';
import { optionalText, requiredText, z } from '#platform/forms/zod.ts';
import { MAX_CONTENT } from '../body/content-length.ts';

export const REQUIRED_FIELDS = 'Please fill in all required fields';

const STILL_UPLOADING = 'An image hasn’t been uploaded yet';

export const contentFields = {
  title: { label: 'Title', schema: requiredText(200, 'Write a title'), control: 'text' },
  content: {
    label: 'Content',
    schema: requiredText(MAX_CONTENT, 'Write the text')
      .refine((html) => !isBlank(html), 'Write the text')
      .refine(isUploaded, STILL_UPLOADING),
    control: 'text',
  },
  imageUrl: {
    label: 'Cover image',
    schema: requiredText(500, 'Add an image')
      .refine((url) => /^\/(?![/\\])\S+$/.test(url), 'Upload an image, or enter its path on this site, such as /pictures/1.svg')
      .refine(isUploaded, STILL_UPLOADING),
    control: 'cover',
  },
  imageFocus: { label: 'Focal point of the cover image', schema: z.string().regex(IMAGE_FOCUS).default(''), control: 'custom' },
  author: {
    label: 'Author',
    schema: optionalText(80).unwrap().refine(isOneLine, 'Write a name on one line').optional(),
    control: 'author',
  },
} as const satisfies Record<string, FormField>;

/** Writes nothing where the form has no author field. */
export function toAuthorColumn(author: string | null | undefined): { author?: string | null } {
  return author === undefined ? {} : { author: author || null };
}

export function toAuthorField(author: string | null | undefined): { author?: string } {
  return author === undefined ? {} : { author: author ?? '' };
}

/** Parses a submitted form in the browser and on the server; a draft needs only its title. */
export function parseContentForm({ form: { schema } }: FormKind, fields: unknown): FormResult<SubmittedForm> {
  const isDraft = typeof fields === 'object' && fields !== null && 'intent' in fields && fields.intent === 'draft';
  return parseForm(isDraft ? toDraftSchema(schema) : schema, fields);
}

function toDraftSchema({ shape }: FormKind['form']['schema']): z.ZodType<SubmittedForm> {
  const isWhole = (name: string) => name === 'title' || name in saveFields;
  const fields = Object.entries(shape).map(([name, field]) => [name, isWhole(name) ? field : orBlank(field)]);
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<SubmittedForm>; // the same fields; a blank one is what its field makes of an empty text, or that text
}

/** Accepts a missing or empty text where only its emptiness would be refused. */
function orBlank(field: z.ZodType) {
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      const parsed = field.safeParse(value);
      if (parsed.success) return parsed.data;
      if (value === undefined || (typeof value === 'string' && isBlank(value))) return field.safeParse('').data ?? '';
      for (const { message } of parsed.error.issues) context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

function isOneLine(text: string) {
  return !/[\r\n]/.test(text);
}

/** Refuses a text with unfinished uploads rather than publish it without its images. */
function isUploaded(text: string) {
  return listPlaceholders(text).length === 0;
}
