import type { ComponentProps } from 'react';
import { useSite } from '#features/settings/use-site.ts';
import { mailtoLink } from '#platform/text/mailto-link.ts';
import { QrCode } from '#ui/qr-code.tsx';

interface ContactFactsProps {
  replyNote: string;
  cardCode: ComponentProps<typeof QrCode>['code'] | null;
}

export function ContactFacts({ replyNote, cardCode }: ContactFactsProps) {
  const { author, social } = useSite();
  const { email, telephone, location } = author;
  return (
    <div className="contact-side">
      <dl className="facts">
        <dt>Email</dt>
        <dd>
          <a href={mailtoLink(email)}>{email}</a>
        </dd>
        {telephone && (
          <>
            <dt>Telephone</dt>
            <dd>
              <a href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>{telephone}</a>
            </dd>
          </>
        )}
        <dt>Location</dt>
        <dd dir="auto">{location}</dd>
        {replyNote && (
          <>
            <dt>Reply time</dt>
            <dd dir="auto">{replyNote}</dd>
          </>
        )}
        {social.length > 0 && (
          <>
            <dt>Find me on</dt>
            <dd>
              <SocialLinks />
            </dd>
          </>
        )}
        <dt>Address book</dt>
        <dd>
          <a className="save-contact" href="/contact.vcf">
            Save contact
          </a>
          {cardCode && (
            <figure className="contact-code">
              <QrCode code={cardCode} label="QR code with these contact details" />
              <figcaption>Scan with your phone to save my details.</figcaption>
            </figure>
          )}
        </dd>
      </dl>
    </div>
  );
}

export function SocialLinks({ className }: { className?: string }) {
  return (
    <ul className={className ? `inline-list ${className}` : 'inline-list'}>
      {useSite().social.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="me noopener" dir="auto">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
