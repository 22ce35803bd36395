import { type FormEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { logInBrowser } from '#platform/log/browser-log.ts';
import { CONTACT_FIELDS, type ContactErrors, type ContactMessage, checkContactMessage, readContactForm } from './contact.ts';
import { ContactField } from './contact-field.tsx';
import { WaysToSend } from './ways-to-send.tsx';

/**
 * An island: checks what was written, shows it in the browser's console and offers ways to send it. Nothing leaves the page.
 * Without a script the form posts, and the page comes back with what was written and what `answer` says of it.
 */
export function ContactForm({ written, answer }: { written: ContactMessage; answer: { errors: ContactErrors } | null }) {
  const form = useRef<HTMLFormElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState(answer?.errors ?? {});
  const [ready, setReady] = useState(answer && !firstWrong(answer.errors) ? written : null);
  const autoFocused = answer && (firstWrong(answer.errors) ?? 'ways');

  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true; // from now on the messages stand beside the fields
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = readContactForm(new FormData(event.currentTarget));
    const found = checkContactMessage(message);
    const wrong = firstWrong(found);
    flushSync(() => {
      setErrors(found);
      setReady(wrong ? null : message);
    });
    if (wrong) return focusField(event.currentTarget, wrong);
    logInBrowser(message);
    ways.current?.focus();
  }

  function follow(event: FormEvent<HTMLFormElement>) {
    const message = readContactForm(new FormData(event.currentTarget));
    const found = checkContactMessage(message);
    setErrors((before) =>
      Object.fromEntries(CONTACT_FIELDS.filter((field) => before[field] && found[field]).map((field) => [field, found[field]])),
    );
    if (ready) setReady(message);
  }

  function clear(event: MouseEvent) {
    event.preventDefault();
    for (const field of CONTACT_FIELDS) {
      const input = form.current?.elements.namedItem(field);
      if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.value = '';
    }
    setErrors({});
    setReady(null);
    if (form.current) focusField(form.current, 'name');
  }

  const field = (name: keyof ContactMessage) => ({ name, written: written[name], error: errors[name], autoFocus: autoFocused === name });
  return (
    <form ref={form} className="form" action="/contact" method="post" onSubmit={submit} onInput={follow}>
      <div className="form-row">
        <ContactField {...field('name')} label="Full name" autoComplete="name" />
        <ContactField {...field('email')} label="E-mail" type="email" autoComplete="email" />
      </div>
      <ContactField {...field('subject')} label="Subject" />
      <ContactField {...field('message')} label="Message" type="textarea" />
      <div className="button-row">
        <button type="submit" className="button">
          Submit
        </button>
        <a className="button button-quiet" href="/contact" onClick={clear}>
          Clear
        </a>
      </div>
      {ready && <WaysToSend ref={ways} written={ready} autoFocus={autoFocused === 'ways'} />}
    </form>
  );
}

function firstWrong(errors: ContactErrors) {
  return CONTACT_FIELDS.find((field) => errors[field]);
}

function focusField(form: HTMLFormElement, name: keyof ContactMessage) {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLElement) input.focus();
}
