import { useSite } from '#features/settings/use-site.ts';
import { toEmailAddress } from '#platform/text/email-address.ts';
import { mailtoLink } from '#platform/text/mailto-link.ts';
import { SpamTrap } from '#ui/field.tsx';
import { type ContactMessage, messageLink, whatsAppLink } from './contact.ts';
import { ContactField } from './contact-form.tsx';
import type { Receipt } from './receive-message.server.ts';

interface MessageFormProps {
  token: string;
  written: ContactMessage & { wantsCopy: boolean };
  fieldErrors: Record<string, string>;
  /** Why nothing was stored. */
  failure: string | undefined;
}

/** Posts without a script. */
export function MessageForm({ token, written, fieldErrors, failure }: MessageFormProps) {
  const { author } = useSite();
  const [firstWrong] = Object.keys(fieldErrors);
  const field = (name: keyof ContactMessage) => ({
    name,
    written: written[name],
    error: fieldErrors[name],
    autoFocus: firstWrong === name,
  });
  return (
    <form className="form" action="/contact" method="post">
      {failure && <NotStored failure={failure} written={written} />}
      <div className="form-row">
        <ContactField {...field('name')} label="Full name" autoComplete="name" />
        <ContactField {...field('email')} label="Email" type="email" autoComplete="email" />
      </div>
      <ContactField {...field('subject')} label="Subject" />
      <ContactField {...field('message')} label="Message" type="textarea" />
      <label className="check">
        <input type="checkbox" name="copy" value="on" defaultChecked={written.wantsCopy} />
        Email me a copy
      </label>
      <SpamTrap />
      <input type="hidden" name="token" value={token} />
      <div className="button-row">
        <button type="submit" className="button">
          Send
        </button>
        <a className="button button-quiet" href="/contact">
          Clear
        </a>
      </div>
      <p className="field-hint">
        Your message is stored on this site and emailed to <bdi>{author.name}</bdi>. <a href="/privacy">Privacy</a>
      </p>
    </form>
  );
}

function NotStored({ failure, written }: { failure: string; written: ContactMessage }) {
  const { author, whatsapp } = useSite();
  return (
    // biome-ignore lint/a11y/noAutofocus: it brings the answer into view without a script
    <div className="notice notice-error ways-to-send" role="alert" tabIndex={-1} autoFocus>
      <h2 className="ways-title">Your message was not sent</h2>
      <p>{failure} What you wrote is still in the fields below, and can go another way:</p>
      <div className="button-row">
        <a className="button" href={messageLink(written, author.email)}>
          Open in your email app
        </a>
        {whatsapp && (
          <a className="button" href={whatsAppLink(written, whatsapp)} target="_blank" rel="noopener">
            Send by WhatsApp
          </a>
        )}
      </div>
    </div>
  );
}

interface MessageReceiptProps {
  receipt: Receipt;
  email: string;
  wantsCopy: boolean;
}

export function MessageReceipt({ receipt, email, wantsCopy }: MessageReceiptProps) {
  const { author } = useSite();
  if ('isRepeated' in receipt) {
    return (
      // biome-ignore lint/a11y/noAutofocus: it brings the answer into view without a script
      <div className="notice ways-to-send" role="status" tabIndex={-1} autoFocus>
        <h2 className="ways-title">Thank you</h2>
        <p>Your message was received before, so it was not sent again.</p>
        <p>
          <a href="/contact">Write another message</a>
        </p>
      </div>
    );
  }
  const { isSuspected, isEmailed, isCopied } = receipt;
  const canAnswer = toEmailAddress(email) !== undefined;
  const name = <bdi>{author.name}</bdi>;
  return (
    // biome-ignore lint/a11y/noAutofocus: it brings the answer into view without a script
    <div className="notice ways-to-send" role="status" tabIndex={-1} autoFocus>
      <h2 className="ways-title">{isEmailed ? 'Thank you' : 'Your message has been stored'}</h2>
      {isEmailed && (
        <p>
          Your message has been stored and is being emailed to {name}.{' '}
          {canAnswer ? 'An answer goes to' : 'But this site can’t send email to'} <bdi>{email}</bdi>.
        </p>
      )}
      {isSuspected && (
        <p>
          It looks as if it was sent automatically, so it was not emailed: {name} finds it in the list of suspected spam. If it is urgent,
          write to <a href={mailtoLink(author.email)}>{author.email}</a>.
        </p>
      )}
      {!isEmailed && !isSuspected && (
        <p>
          It could not be emailed just now: {name} finds it in the list of messages. If it is urgent, write to{' '}
          <a href={mailtoLink(author.email)}>{author.email}</a>.
        </p>
      )}
      {wantsCopy && canAnswer && (
        <p>
          {isCopied
            ? 'A copy is being emailed to you.'
            : 'No copy is emailed to you: an address gets one a day, and only while few are asked for.'}
        </p>
      )}
      <p>
        <a href="/contact">Write another message</a>
      </p>
    </div>
  );
}
