import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { CATEGORIES, type Category, categorySlug, categoryTitle } from '#features/publishing/category.ts';
import type { NamedLink } from '#features/settings/parts/links.ts';
import { HEADER_UP } from '#ui/breakpoints.ts';
import { PageLinks } from './page-links.tsx';

interface SiteMenuProps {
  path: string;
  categories?: readonly Category[];
  links?: readonly NamedLink[];
}

/** A `details` that opens by itself; with scripts it also keeps the focus and closes on Escape. */
export function SiteMenu({ path, categories = CATEGORIES, links = [] }: SiteMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const release = useRef<() => void>(undefined);

  const followState = useCallback(() => {
    release.current?.();
    release.current = undefined;
    if (details.current?.open) release.current = makeRestInert(details.current);
  }, []);
  const close = useCallback(() => {
    if (!details.current?.open) return;
    details.current.open = false;
    followState();
  }, [followState]);

  useEffect(() => {
    followState(); // it may have been opened before this woke
    const wide = matchMedia(HEADER_UP);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    wide.addEventListener('change', close);
    addEventListener('pagehide', close);
    document.addEventListener('keydown', onKey);
    return () => {
      wide.removeEventListener('change', close);
      removeEventListener('pagehide', close);
      document.removeEventListener('keydown', onKey);
      release.current?.();
    };
  }, [close, followState]);

  const onLink = (event: MouseEvent) => {
    const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!isNewTab && event.target instanceof Element && event.target.closest('a')) close();
  };

  return (
    <details className="menu" ref={details} onToggle={followState} suppressHydrationWarning>
      <summary className="tool">
        <span className="menu-bars" />
        <span className="visually-hidden menu-open">Menu</span>
        <span className="visually-hidden menu-close">Close</span>
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it listens to the links inside, which keys press too */}
      <div className="menu-overlay" onClick={onLink}>
        <nav aria-label="Menu">
          <ul>
            {categories.map((category) => (
              <li key={category} className={`category-${categorySlug(category)}`}>
                <a href={`/category/${categorySlug(category)}`} aria-current={isCurrent(category, path) ? 'page' : undefined}>
                  <span className="category-mark" />
                  {categoryTitle(category)}
                </a>
              </li>
            ))}
            <li className="menu-contact">
              <a href="/contact" aria-current={path === '/contact' ? 'page' : undefined}>
                Get In Touch
              </a>
            </li>
          </ul>
        </nav>
        <PageLinks label="More pages" current={path} except="/contact" links={links} />
      </div>
    </details>
  );
}

export function isCurrent(category: string, path: string): boolean {
  return path.toLowerCase().replace(/\/$/, '') === `/category/${categorySlug(category)}`;
}

/** Returns a function that undoes it. */
function makeRestInert(element: HTMLElement): () => void {
  const rest: Element[] = [];
  for (let at: Element = element; at.parentElement && at !== document.body; at = at.parentElement) {
    rest.push(...[...at.parentElement.children].filter((child) => child !== at && !child.hasAttribute('inert')));
  }
  for (const other of rest) other.toggleAttribute('inert', true);
  return () => {
    for (const other of rest) other.removeAttribute('inert');
  };
}
