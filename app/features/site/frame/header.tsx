import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { getImageSources } from '#features/images/image-variants.ts';
import { CATEGORIES, categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { SearchPanel } from '#features/search/panel/search-panel.tsx';
import type { Looks } from '#features/settings/parts/looks.ts';
import type { Menu } from '#features/settings/parts/menu.ts';
import { useSite } from '#features/settings/use-site.ts';
import { ThemeIcon } from '#ui/icons.tsx';
import { Island } from '#ui/islands/island.tsx';
import { isCurrent, SiteMenu } from './menu.tsx';
import { HeaderPageLinks } from './page-links.tsx';

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

/** Its label does not say which theme is on: the server's HTML cannot know. */
function ThemeSwitch() {
  return (
    <button className="tool theme-switch" type="button" aria-label="Switch between light and dark">
      <ThemeIcon />
    </button>
  );
}

/** In pixels: the room in the header next to the tools of a phone and over the links of a wide page. */
const BOX = { width: 176, height: 32 };

interface SiteLogoProps {
  looks: Pick<Looks, 'logo' | 'logoDark' | 'theme'>;
  name: string;
}

/** Shows the variant for the current theme; the name without a logo. */
function SiteLogo({ looks: { logo, logoDark, theme }, name }: SiteLogoProps) {
  if (!logo && !logoDark) return name;
  const light = logo || logoDark;
  const dark = logoDark || logo;
  if (theme !== 'both' || light === dark) return <LogoImage src={theme === 'dark' ? dark : light} name={name} />;
  return (
    <>
      <span className="logo-light">
        <LogoImage src={light} name={name} isOne />
      </span>
      <span className="logo-dark">
        <LogoImage src={dark} name={name} isOne />
      </span>
    </>
  );
}

/** Has its final size from the start, so that nothing moves. Of two, only the one that is shown is fetched. */
function LogoImage({ src, name, isOne = false }: { src: string; name: string; isOne?: boolean }) {
  const sources = getImageSources(src);
  if (!sources) return name;
  const scale = Math.min(BOX.width / sources.width, BOX.height / sources.height);
  const width = Math.max(1, Math.round(sources.width * scale));
  const height = Math.max(1, Math.round(sources.height * scale));
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={`${width}px`} />
      <source type="image/webp" srcSet={sources.webp} sizes={`${width}px`} />
      <img src={src} alt={name} width={width} height={height} loading={isOne ? 'lazy' : undefined} />
    </picture>
  );
}
