import { contact } from '#content/pages/contact.ts';
import { site } from '#site';

/** Where the author is reached, and how soon they reply. */
export function ContactFacts() {
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
        <dt>Answer</dt>
        <dd>{contact.replyNote}</dd>
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
      </dl>
    </div>
  );
}
