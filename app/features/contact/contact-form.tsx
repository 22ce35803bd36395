import { type FormEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormErrors } from '#platform/forms/form-errors.ts';
import { logInBrowser } from '#platform/log/browser-log.ts';
import { focusFirstError } from '#ui/field.tsx';
import { type ContactMessage, checkContactMessage, readContactForm } from './contact.ts';
import { ContactField } from './contact-field.tsx';
import { type MessageTarget, WaysToSend } from './ways-to-send.tsx';

interface ContactFormProps {
  written: ContactMessage;
  answer: FormErrors | null;
  to: MessageTarget;
}

/** Nothing leaves the page. Without a script the form posts, and `answer` holds the message and its errors. */
export function ContactForm({ written, answer, to }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState(answer?.fieldErrors ?? {});
  const autoFocused = answer && (Object.keys(answer.fieldErrors)[0] ?? 'ways');
  const [ready, setReady] = useState(autoFocused === 'ways' ? written : null);

  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true; // from now on the messages stand beside the fields
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = readContactForm(new FormData(event.currentTarget));
    const { fieldErrors } = checkContactMessage(message);
    const isReady = Object.keys(fieldErrors).length === 0;
    flushSync(() => {
      setErrors(fieldErrors);
      setReady(isReady ? message : null);
    });
    if (!isReady) return focusFirstError(event.currentTarget);
    logInBrowser(message);
    ways.current?.focus();
  }

  function follow(event: FormEvent<HTMLFormElement>) {
    const message = readContactForm(new FormData(event.currentTarget));
    const { fieldErrors } = checkContactMessage(message);
    setErrors((before) => Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => before[field])));
    if (ready) setReady(message);
  }

  function clear(event: MouseEvent) {
    event.preventDefault();
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.input') ?? [];
    for (const field of fields) field.value = '';
    setErrors({});
    setReady(null);
    fields[0]?.focus();
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
      {ready && <WaysToSend ref={ways} written={ready} to={to} autoFocus={autoFocused === 'ways'} />}
    </form>
  );
}
