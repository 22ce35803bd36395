import type { NamedLink } from '#features/settings/parts/links.ts';
import { measureLetters } from '#platform/text/measure-letters.ts';

const PAGES: readonly NamedLink[] = [
  { url: '/about', name: 'About' },
  { url: '/services', name: 'Services' },
  { url: '/contact', name: 'Contact' },
];

interface PageLinksProps {
  label: string;
  current: string;
  except?: string;
  links?: readonly NamedLink[];
}

export function PageLinks({ label, current, except, links = [] }: PageLinksProps) {
  return (
    <nav className="site-pages" aria-label={label}>
      <ul>{toItems([...PAGES.filter(({ url }) => url !== except), ...links], { current })}</ul>
    </nav>
  );
}

const MORE_ID = 'more-links';

/** The owner's links are behind a button that works without a script; a few short ones are not, on a wide screen. */
export function HeaderPageLinks({ current, links }: { current: string; links: readonly NamedLink[] }) {
  if (links.length === 0) return <PageLinks label="Pages" current={current} />;
  const haveRoom = links.reduce((room, { name }) => room - measureLetters(name) - GAP, ROOM) >= 0;
  return (
    <nav className={haveRoom ? 'site-pages site-pages-few' : 'site-pages'} aria-label="Pages">
      <ul>
        {toItems(PAGES, { current })}
        {haveRoom && toItems(links, { current, className: 'site-own' })}
        <li className="site-more">
          <button type="button" popoverTarget={MORE_ID}>
            More
          </button>
          <ul id={MORE_ID} popover="auto">
            {toItems(links, { current })}
          </ul>
        </li>
      </ul>
    </nav>
  );
}

/** Latin letters for which a wide screen has room. */
const ROOM = 20;
const GAP = 2;

function toItems(links: readonly NamedLink[], { current, className }: { current: string; className?: string }) {
  return links.map((link, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the owner may give two the same name and address
    <li key={at} className={className}>
      <a href={link.url} aria-current={toAriaCurrent(link.url, current)} dir={PAGES.includes(link) ? undefined : 'auto'}>
        {link.name}
      </a>
    </li>
  ));
}

/** `page` for the page itself, `true` for one below it. */
function toAriaCurrent(path: string, current: string): 'page' | 'true' | undefined {
  if (current === path) return 'page';
  return current.startsWith(`${path}/`) ? 'true' : undefined;
}
