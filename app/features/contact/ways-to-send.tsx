import { type Ref, useState } from 'react';
import { copyText } from '#platform/browser/clipboard.ts';
import { type ContactMessage, contactText, mailtoLink, SAFE_LINK_LENGTH, whatsAppLink } from './contact.ts';

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
  const mailto = mailtoLink(written, to.email);

  async function copy() {
    setNote((await copyText(contactText(written))) ? 'Message copied' : 'Your browser does not allow copying: select your text above.');
  }

  return (
    // biome-ignore lint/a11y/noAutofocus: after a post without a script it brings the answer into view
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="notice ways-to-send" role="group" aria-labelledby="ways-title" tabIndex={-1} ref={ref} autoFocus={autoFocus}>
      <h2 className="ways-title" id="ways-title">
        This form does not send yet
      </h2>
      <p>Your message has gone nowhere, and the server keeps no copy of it. It is still in the fields above; these ways do send it:</p>
      <div className="button-row">
        <a className="button" href={mailto}>
          Open in your e-mail app
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
      {mailto.length > SAFE_LINK_LENGTH && <p>Your message is long, and some apps cut long ones off: compare before you send.</p>}
      <p role="status">{note}</p>
    </div>
  );
}
