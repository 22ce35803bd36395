import { STATIC_PAGES } from '#content/static-pages.ts';
import { categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { servicePath } from '#features/settings/service.ts';
import { useSite } from '#features/settings/use-site.ts';
import { Slot } from '#ui/slot.tsx';

declare module '#ui/slot.tsx' {
  interface SlotProps {
    /** A field for an address, where the newsletter is on. */
    'site.subscribe': { source: 'home' | 'footer' | 'follow'; note?: string };
  }
}

interface FooterLink {
  href: string;
  label: string;
  rel?: string;
}

/** The sitemap, which is in no group, comes last. */
const pages = STATIC_PAGES.toSorted((a, b) => Number(!a.group) - Number(!b.group)).flatMap(({ path, footerLabel }) =>
  footerLabel ? { href: path, label: footerLabel } : [],
);

interface SiteFooterProps {
  services: readonly { slug: string; title: string }[];
  /** Says what the newsletter sends. */
  newsletterText: string;
}

export function SiteFooter({ services, newsletterText }: SiteFooterProps) {
  const { author, social, menu, mailing } = useSite();
  const topics = [
    ...menu.categories.map((category) => ({ href: `/category/${categorySlug(category)}`, label: categoryTitle(category) })),
    { href: '/articles', label: 'All articles' },
  ];
  const offers = [
    ...services.map(({ slug, title }) => ({ href: servicePath(slug), label: title })),
    { href: '/solutions', label: 'Solutions' },
  ];
  const elsewhere = [
    ...social.map(({ name, url }) => ({ href: url, label: name, rel: 'me noopener' })),
    { href: '/feed.xml', label: 'RSS feed' },
  ];
  return (
    <footer className="site-footer">
      <div className="site-footer-weave" />
      <div className="page">
        <div className="site-footer-grid">
          <div className="site-footer-lead">
            <p className="site-footer-statement" dir="auto">
              {author.tagline}
            </p>
            {mailing.hasNewsletter ? (
              <div>
                <Slot name="site.subscribe" props={{ source: 'footer', note: newsletterText }} />
              </div>
            ) : (
              <SubscribeDecoration />
            )}
          </div>
          <Column id="footer-topics" heading="Articles by topic" links={topics} />
          <Column id="footer-services" heading="Services" links={offers} />
          <Column id="footer-elsewhere" heading="Find me on" links={elsewhere} />
        </div>
        <div className="site-footer-end">
          <p>© {author.name}</p>
          <ul className="inline-list">
            {pages.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            {menu.footerLinks.map(({ name, url }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the owner may give two the same name and address
              <li key={at}>
                <a href={url} dir="auto">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** The input is hidden from keyboards and screen readers: there is nothing to subscribe to. */
function SubscribeDecoration() {
  return (
    <p className="site-footer-subscribe">
      <span inert aria-hidden="true">
        <input type="text" tabIndex={-1} readOnly size={17} placeholder="No newsletter yet:" />
      </span>
      <a href="/follow">follow by RSS</a>
    </p>
  );
}

function Column({ id, heading, links }: { id: string; heading: string; links: FooterLink[] }) {
  return (
    <nav className="site-footer-column" aria-labelledby={id}>
      <h2 className="label" id={id}>
        {heading}
      </h2>
      <ul>
        {links.map(({ href, label, rel }) => (
          <li key={href}>
            <a href={href} rel={rel}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
