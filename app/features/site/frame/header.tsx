import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { CATEGORIES, categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { SearchPanel } from '#features/search/panel/search-panel.tsx';
import type { Menu } from '#features/settings/parts/menu.ts';
import { useSite } from '#features/settings/use-site.ts';
import { Island } from '#ui/islands/island.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { isCurrent, SiteMenu } from './menu.tsx';
import { HeaderPageLinks } from './page-links.tsx';
import { SiteLogo } from './site-logo.tsx';

export function SiteHeader() {
  const { pathname } = useLocation();
  const { author, menu, looks } = useSite();
  return (
    <header className="site-header">
      <div className="page site-header-row">
        <div className="site-author">
          <a className="site-name" href="/" aria-current={pathname === '/' ? 'page' : undefined}>
            <SiteLogo looks={looks} name={author.name} />
          </a>
          <HeaderPageLinks current={pathname} links={menu.headerLinks} />
        </div>
        <nav className="site-nav" aria-label="Categories">
          <ul>
            {menu.categories.map((category) => (
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
          {looks.theme === 'both' && <ThemeSwitch />}
          <Island name="menu" of={SiteMenu} props={{ path: pathname, ...getMenuChanges(menu) }} />
        </div>
      </div>
    </header>
  );
}

/** Every page carries an island's props, so defaults are left out. */
function getMenuChanges({ categories, headerLinks }: Menu): Pick<ComponentProps<typeof SiteMenu>, 'categories' | 'links'> {
  const isUsual = categories.every((category, at) => category === CATEGORIES[at]);
  return { ...(!isUsual && { categories }), ...(headerLinks.length > 0 && { links: headerLinks }) };
}
