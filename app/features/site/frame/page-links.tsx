const PAGES = [
  { path: '/about', title: 'About' },
  { path: '/services', title: 'Services' },
  { path: '/contact', title: 'Contact' },
];

/** The pages about the author and their work; `except` is one that stands beside them already. */
export function PageLinks({ label, current, except }: { label: string; current: string; except?: string }) {
  return (
    <nav className="site-pages" aria-label={label}>
      <ul>
        {PAGES.filter(({ path }) => path !== except).map(({ path, title }) => (
          <li key={path}>
            <a href={path} aria-current={toAriaCurrent(path, current)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `page` for the page itself, `true` for one below it. */
function toAriaCurrent(path: string, current: string): 'page' | 'true' | undefined {
  if (current === path) return 'page';
  return current.startsWith(`${path}/`) ? 'true' : undefined;
}
