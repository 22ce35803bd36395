import { data } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { requireWritable } from '#app/context/guard.server.ts';
import { requestInfoContext } from '#app/context/request.server.ts';
import type { ContactForm } from '#app/context/server-extension.server.ts';
import type { SentForm } from '#features/contact/contact.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { errorFields } from '#platform/log/log.server.ts';
import { createToken } from './message-token.server.ts';
import { findMessageErrors, readPostedMessage, receiveMessage } from './receive-message.server.ts';

const TOO_MANY = 'The form can’t take any more messages right now. Please try again later.';
const UNAVAILABLE = 'Your message could not be stored. Please try again in a minute; it will only arrive once.';

export const contactForm: ContactForm = {
  createToken,
  async send(context, form) {
    const posted = readPostedMessage(form);
    const { token, trap: _, ...written } = posted;
    const respond = (status: number, more: Partial<SentForm>, headers?: Record<string, string>) =>
      data(
        { written, token: token || undefined, errors: { fieldErrors: {} }, ...more },
        { status, headers: { 'cache-control': CACHE_CONTROL.personal, ...headers } },
      );
    const fieldErrors = findMessageErrors(written);
    if (Object.keys(fieldErrors).length > 0) return respond(400, { errors: { fieldErrors } });
    const deps = context.get(depsContext);
    try {
      requireWritable(context);
      return respond(200, { receipt: await receiveMessage(deps, posted, context.get(requestInfoContext).clientAddress) });
    } catch (error) {
      if (error instanceof AppError && error.code === 'rate-limited') {
        return respond(429, { failure: TOO_MANY }, { 'retry-after': String(error.retryAfterSeconds) });
      }
      deps.log.error('message not stored', errorFields(error));
      return respond(503, { failure: UNAVAILABLE });
    }
  },
};
