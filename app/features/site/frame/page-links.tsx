import type { MenuLink } from '#features/site-settings/documents/menu.ts';

const PAGES: readonly MenuLink[] = [
  { url: '/about', name: 'About' },
  { url: '/services', name: 'Services' },
  { url: '/contact', name: 'Contact' },
];

interface PageLinksProps {
  label: string;
  current: string;
  /** One of the pages that stands beside them already. */
  except?: string;
  /** The owner's, after them. */
  links?: readonly MenuLink[];
}

/** The pages about the author and their work. */
export function PageLinks({ label, current, except, links = [] }: PageLinksProps) {
  return (
    <nav className="site-pages" aria-label={label}>
      <ul>{toItems([...PAGES.filter(({ url }) => url !== except), ...links], current)}</ul>
    </nav>
  );
}

/** Letters: a single link of this length has room in the header. */
const SHORT = 12;
const MORE_ID = 'more-links';

/** The same in the header, where several links of the owner's, or a long one, are behind a button. It opens by itself, without a script. */
export function HeaderPageLinks({ current, links }: { current: string; links: readonly MenuLink[] }) {
  const hasRoom = links.length <= 1 && links.every(({ name }) => name.length <= SHORT);
  if (hasRoom) return <PageLinks label="Pages" current={current} links={links} />;
  return (
    <nav className="site-pages" aria-label="Pages">
      <ul>
        {toItems(PAGES, current)}
        <li className="site-more">
          <button type="button" popoverTarget={MORE_ID}>
            More
          </button>
          <ul id={MORE_ID} popover="auto">
            {toItems(links, current)}
          </ul>
        </li>
      </ul>
    </nav>
  );
}

/** Each in its own direction where its name is the owner's. */
function toItems(links: readonly MenuLink[], current: string) {
  return links.map((link, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the owner may give two the same name and address
    <li key={at}>
      <a href={link.url} aria-current={toAriaCurrent(link.url, current)}>
        {PAGES.includes(link) ? link.name : <bdi>{link.name}</bdi>}
      </a>
    </li>
  ));
}

/** `page` for the page itself, `true` for one below it. */
function toAriaCurrent(path: string, current: string): 'page' | 'true' | undefined {
  if (current === path) return 'page';
  return current.startsWith(`${path}/`) ? 'true' : undefined;
}
