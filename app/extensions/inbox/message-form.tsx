import { type ContactMessage, messageLink, type Receipt, type SentForm, whatsAppLink } from '#features/contact/contact.ts';
import { ContactField } from '#features/contact/contact-form.tsx';
import { useSite } from '#features/settings/use-site.ts';
import { toEmailAddress } from '#platform/text/email-address.ts';
import { mailtoLink } from '#platform/text/mailto-link.ts';
import { SpamTrap } from '#ui/field.tsx';
import type { SlotProps } from '#ui/slot.tsx';

/** Posts without a script. */
export function MessageForm({ token, sent: { written, errors, failure, receipt } }: SlotProps['contact.form']) {
  const { author } = useSite();
  if (receipt) return <MessageReceipt receipt={receipt} written={written} />;
  const [firstWrong] = Object.keys(errors.fieldErrors);
  const field = (name: keyof ContactMessage) => ({
    name,
    written: written[name],
    error: errors.fieldErrors[name],
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

function MessageReceipt({ receipt, written }: { receipt: Receipt; written: SentForm['written'] }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: it brings the answer into view without a script
    <div className="notice ways-to-send" role="status" tabIndex={-1} autoFocus>
      {'isRepeated' in receipt ? (
        <>
          <h2 className="ways-title">Thank you</h2>
          <p>Your message was received before, so it was not sent again.</p>
        </>
      ) : (
        <StoredReceipt {...receipt} {...written} />
      )}
      <p>
        <a href="/contact">Write another message</a>
      </p>
    </div>
  );
}

type StoredReceiptProps = Extract<Receipt, { isEmailed: boolean }> & SentForm['written'];

function StoredReceipt({ isSuspected, isEmailed, isCopied, email, wantsCopy }: StoredReceiptProps) {
  const { author, claims } = useSite();
  const canAnswer = toEmailAddress(email) !== undefined;
  const name = <bdi>{author.name}</bdi>;
  return (
    <>
      <h2 className="ways-title">{isEmailed ? 'Thank you' : 'Your message has been stored'}</h2>
      {isEmailed && (
        <p>
          Your message has arrived{canAnswer ? '; I’ll reply to ' : ', but this site can’t send email to '}
          <bdi>{email}</bdi>
          {canAnswer && claims.reply && `, ${claims.reply}`}.
        </p>
      )}
      {!isEmailed && (
        <p>
          {isSuspected ? 'It looks as if it was sent automatically, so it was not emailed: ' : 'It could not be emailed just now: '}
          {name}
          {` finds it in the list of ${isSuspected ? 'suspected spam' : 'messages'}. If it is urgent, write to `}
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
    </>
  );
}
