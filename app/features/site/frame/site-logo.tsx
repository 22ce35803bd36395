import { getImageSources } from '#features/images/image-variants.ts';
import type { Looks } from '#features/settings/parts/looks.ts';

/** In pixels: the room in the header next to the tools of a phone and over the links of a wide page. */
const BOX = { width: 176, height: 32 };

interface SiteLogoProps {
  looks: Pick<Looks, 'logo' | 'logoDark' | 'theme'>;
  name: string;
}

/** Shows the variant for the current theme; the name without a logo. */
export function SiteLogo({ looks: { logo, logoDark, theme }, name }: SiteLogoProps) {
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
