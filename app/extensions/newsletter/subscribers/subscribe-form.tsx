import { useId } from 'react';
import { useLocation } from 'react-router';
import { DECOY, type FormSource } from './subscription.ts';

interface SubscribeFormProps {
  source: FormSource;
  note?: string;
  email?: string;
  error?: string | undefined;
}

/** Posts to a page that says what happened: the page it stands on stays the same for everyone. */
export function SubscribeForm({ source, note, email, error }: SubscribeFormProps) {
  const id = useId();
  const { pathname } = useLocation();
  const errorId = error && `${id}-error`;
  if (source === 'footer' && NEWSLETTER_PAGE.test(pathname)) return null;
  return (
    <>
      {note && <p>{note}</p>}
      <form className="line-form" method="post" action="/newsletter">
        <input type="hidden" name="source" value={source} />
        <div hidden>
          <input name={DECOY} tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
        </div>
        <label className="visually-hidden" htmlFor={id}>
          Email for the newsletter
        </label>
        <input
          className="line-input"
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@company.com"
          maxLength={254}
          required
          defaultValue={email}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
        />
        <button className="line-button" type="submit">
          Subscribe
        </button>
      </form>
      {error && (
        <p className="field-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </>
  );
}

/** Asks or thanks by itself. */
const NEWSLETTER_PAGE = /^\/newsletter(\/|$)/i;
