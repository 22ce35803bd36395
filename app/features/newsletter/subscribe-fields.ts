import { emailAddress, z } from '#platform/forms/zod.ts';
import { DECOY, FORM_SOURCES } from './newsletter.ts';

const MESSAGE = 'Please enter an email address, such as you@company.com.';

export const emailField = emailAddress(MESSAGE);

export const subscribeForm = z.strictObject({ email: emailField, source: z.enum(FORM_SOURCES), [DECOY]: z.string().max(1000).default('') });
