import { useLocation } from 'react-router';
import { CATEGORIES, categorySlug, categoryTitle } from '#features/content/category.ts';
import { isCurrent, SiteMenu } from '#features/content/site-menu.tsx';
import { SearchPanel } from '#features/search/search-panel.tsx';
import { Island } from '#islands/island.tsx';
import { site } from '#site';
import { ThemeSwitch } from '#ui/theme-switch.tsx';

export function SiteHeader() {
  const { pathname } = useLocation();
  return (
    <header className="site-header">
      <div className="page site-header-row">
        <a className="site-name" href="/" aria-current={pathname === '/' ? 'page' : undefined}>
          {site.author.name}
        </a>
        <nav className="site-nav" aria-label="Categories">
          <ul>
            {CATEGORIES.map((category) => (
              <li key={category} className={`category-${categorySlug(category)}`}>
                <a href={`/category/${categorySlug(category)}`} aria-current={isCurrent(category, pathname) ? 'page' : undefined}>
                  {categoryTitle(category)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-tools">
          <Island name="search" of={SearchPanel} props={{}} />
          <Island name="theme" of={ThemeSwitch} props={{}} />
          <Island name="menu" of={SiteMenu} props={{ path: pathname }} />
        </div>
      </div>
    </header>
  );
}
