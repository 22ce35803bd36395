import { z } from 'zod';
import { checkbox, contentFields, optionalText } from '#features/editor/form/form-fields.ts';

/** The solution form: one schema for the browser and for the server. */
export const solutionFormSchema = z.strictObject({
  ...contentFields,
  excerpt: optionalText(600),
  /** Ticked: visible on the site. */
  isActive: checkbox,
});

export type SolutionForm = z.output<typeof solutionFormSchema>;
