import { z } from '#platform/forms/zod.ts';
import { DECOY, FORM_SOURCES } from './newsletter.ts';

const MESSAGE = 'Please enter an email address, such as you@company.com.';

export const emailField = z.string(MESSAGE).trim().max(254, MESSAGE).pipe(z.email(MESSAGE));

export const subscribeForm = z.strictObject({ email: emailField, source: z.enum(FORM_SOURCES), [DECOY]: z.string().max(1000).default('') });
