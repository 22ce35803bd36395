import { z } from 'zod';

/** The address that a posted sign-up form holds, or what was typed where it is none. */
export function parseSignUp(form: FormData): { isValid: boolean; email: string } {
  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed.trim() : '';
  return { isValid: z.email().safeParse(email).success, email };
}
