import { z } from 'zod';
import { checkbox, contentFields, REQUIRED_FIELDS, requiredText } from '#features/editor/form/form-fields.ts';
import { parseCategory } from '#features/publishing/category.ts';

/** The article form: one schema for the browser and for the server. */
export const articleFormSchema = z.strictObject({
  ...contentFields,
  category: z.string().transform((text, context) => {
    const category = parseCategory(text);
    if (category) return category;
    context.addIssue({ code: 'custom', message: REQUIRED_FIELDS });
    return z.NEVER;
  }),
  excerpt: requiredText(600),
  tags: z
    .string()
    .max(1000)
    .transform((text) => [
      ...new Set(
        text
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      ),
    ]),
  /** Ticked: the article gets today's date. */
  showAsNewest: checkbox,
});

export type ArticleForm = z.output<typeof articleFormSchema>;
