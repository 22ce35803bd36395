import { type FormEvent, type MouseEvent, type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { copyText } from '#platform/browser/clipboard.ts';
import type { FormErrors } from '#platform/forms/parse-form.ts';
import { logInBrowser } from '#platform/log/browser-log.ts';
import { Field, focusFirstError } from '#ui/field.tsx';
import {
  type ContactMessage,
  checkContactMessage,
  contactText,
  type ContactField as FieldName,
  messageLink,
  readContactForm,
  SAFE_LINK_LENGTH,
  whatsAppLink,
} from './contact.ts';

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
    if (form.current) form.current.noValidate = true; // messages appear next to the fields instead
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
        <ContactField {...field('email')} label="Email" type="email" autoComplete="email" />
      </div>
      <ContactField {...field('subject')} label="Subject" />
      <ContactField {...field('message')} label="Message" type="textarea" />
      <div className="button-row">
        <button type="submit" className="button">
          Continue
        </button>
        <a className="button button-quiet" href="/contact" onClick={clear}>
          Clear
        </a>
      </div>
      {ready && <WaysToSend ref={ways} written={ready} to={to} autoFocus={autoFocused === 'ways'} />}
    </form>
  );
}

interface ContactFieldProps {
  name: FieldName;
  label: string;
  type?: 'text' | 'email' | 'textarea';
  autoComplete?: string;
  written: string;
  error: string | undefined;
  /** Set on the first wrong field after a post, so that the browser shows it without a script. */
  autoFocus: boolean;
}

export function ContactField({ label, type = 'text', written, error, ...attributes }: ContactFieldProps) {
  return (
    <Field id={useId()} label={label} error={error}>
      {(control) => {
        const shared = { ...control, ...attributes, className: 'input', required: true, defaultValue: written };
        return type === 'textarea' ? <textarea {...shared} rows={7} /> : <input {...shared} type={type} />;
      }}
    </Field>
  );
}

export interface MessageTarget {
  email: string;
  whatsapp: string;
}

interface WaysToSendProps {
  written: ContactMessage;
  to: MessageTarget;
  autoFocus: boolean;
  ref?: Ref<HTMLDivElement>;
}

export function WaysToSend({ written, to, autoFocus, ref }: WaysToSendProps) {
  const [note, setNote] = useState('');
  const mailto = messageLink(written, to.email);

  async function copy() {
    setNote(
      (await copyText(contactText(written))) ? 'Message copied' : 'Your browser does not allow copying: select the text above instead.',
    );
  }

  return (
    // biome-ignore lint/a11y/noAutofocus: after a post without a script it brings the answer into view
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="notice ways-to-send" role="group" aria-labelledby="ways-title" tabIndex={-1} ref={ref} autoFocus={autoFocus}>
      <h2 className="ways-title" id="ways-title">
        This form does not send yet
      </h2>
      <p>Your message has not been sent and nothing was stored. It is still in the form; send it one of these ways:</p>
      <div className="button-row">
        <a className="button" href={mailto}>
          Open in your email app
        </a>
        {to.whatsapp && (
          <a className="button" href={whatsAppLink(written, to.whatsapp)} target="_blank" rel="noopener">
            Send by WhatsApp
          </a>
        )}
        <button type="button" className="button button-quiet scripted" onClick={copy}>
          Copy the message
        </button>
      </div>
      {mailto.length > SAFE_LINK_LENGTH && (
        <p>Your message is long and some apps cut long messages short: check that it is all there before you send it.</p>
      )}
      <p role="status">{note}</p>
    </div>
  );
}
