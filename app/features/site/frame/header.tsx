import { useLocation } from 'react-router';
import { CATEGORIES, categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { SearchPanel } from '#features/search/panel/search-panel.tsx';
import { useSite } from '#features/site-settings/use-site.ts';
import { Island } from '#ui/islands/island.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { isCurrent, SiteMenu } from './menu.tsx';
import { PageLinks } from './page-links.tsx';
import { SiteLogo } from './site-logo.tsx';

export function SiteHeader() {
  const { pathname } = useLocation();
  const site = useSite();
  return (
    <header className="site-header">
      <div className="page site-header-row">
        <div className="site-author">
          <a className="site-name" href="/" aria-current={pathname === '/' ? 'page' : undefined}>
            <SiteLogo looks={site.looks} name={site.author.name} />
          </a>
          <PageLinks label="Pages" current={pathname} />
        </div>
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
          <ThemeSwitch />
          <Island name="menu" of={SiteMenu} props={{ path: pathname }} />
        </div>
      </div>
    </header>
  );
}
