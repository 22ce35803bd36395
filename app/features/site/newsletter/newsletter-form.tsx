import { type FormEvent, useEffect, useRef, useState } from 'react';

const SHOWN_MS = 3000;

/** Stores nothing yet. Without scripts the same form is posted. */
export function NewsletterForm({ success, initial }: { success: string; initial: { message: string; email: string } }) {
  const [message, setMessage] = useState(initial.message);
  const email = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function onSubmit(event: FormEvent) {
    event.preventDefault(); // the browser has checked the address by now
    setMessage(success);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setMessage('');
      if (email.current) email.current.value = '';
    }, SHOWN_MS);
  }

  return (
    <>
      <form className="line-form" method="post" action="/#newsletter" onSubmit={onSubmit}>
        <label className="visually-hidden" htmlFor="newsletter-email">
          Email
        </label>
        <input
          className="line-input"
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@company.com"
          required
          ref={email}
          defaultValue={initial.email}
        />
        <button className="line-button" type="submit">
          Subscribe
        </button>
      </form>
      <p className="newsletter-note" role="status">
        <span>{message}</span>
      </p>
    </>
  );
}
