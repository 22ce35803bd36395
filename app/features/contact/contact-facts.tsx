import type { ComponentProps } from 'react';
import { site } from '#site';
import { QrCode } from '#ui/qr-code.tsx';

/** Where the author is reached, how soon they reply, and the same for an address book; `cardCode` is that as a QR code. */
export function ContactFacts({
  replyNote,
  cardCode,
}: {
  /** Empty where nothing is promised. */
  replyNote: string;
  cardCode: ComponentProps<typeof QrCode>['code'] | null;
}) {
  const { email, telephone, location } = site.author;
  return (
    <div className="contact-side">
      <dl className="facts">
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>Telephone</dt>
        <dd>
          <a href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>{telephone}</a>
        </dd>
        <dt>Location</dt>
        <dd>{location}</dd>
        {replyNote && (
          <>
            <dt>Answer</dt>
            <dd dir="auto">{replyNote}</dd>
          </>
        )}
        <dt>Elsewhere</dt>
        <dd>
          <ul className="inline-list">
            {site.social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="me noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </dd>
        <dt>Address book</dt>
        <dd>
          <a className="save-contact" href="/contact.vcf">
            Save contact
          </a>
          {cardCode && (
            <figure className="contact-code">
              <QrCode code={cardCode} label="QR code with these contact details" />
              <figcaption>Scan it with a phone to save the contact there.</figcaption>
            </figure>
          )}
        </dd>
      </dl>
    </div>
  );
}
