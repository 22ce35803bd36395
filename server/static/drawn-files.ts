import { builtInPictures } from '#features/artwork/built-in-pictures.ts';
import { drawSiteIcon, ICON_PATHS } from '#features/artwork/site-icon.ts';
import { DEFAULT_PALETTE } from '#features/colours/palettes.ts';
import type { SiteReader } from '#features/settings/site-reader.server.ts';
import type { StaticFiles } from './static-files.ts';

export interface DrawnFiles {
  has(path: string): boolean;
  isDrawnAnew(path: string): Promise<boolean>;
}

const MARK = '/favicon.svg';

/** An image or icon that the owner has put there stays, whatever the colours. */
export function createDrawnFiles(files: StaticFiles, site: Pick<SiteReader, 'read'>): DrawnFiles {
  const has = (path: string) => builtInPictures.has(path) || ICON_PATHS.includes(path);

  function isOurs(path: string): boolean {
    const drawing = ICON_PATHS.includes(path)
      ? drawSiteIcon({ size: 16, palette: DEFAULT_PALETTE })
      : builtInPictures.get(path)?.(DEFAULT_PALETTE);
    const file = files.get(ICON_PATHS.includes(path) ? MARK : path); // of the icons in pixels the bytes are the library's
    return drawing !== undefined && file?.variants.identity.body.equals(Buffer.from(drawing)) === true;
  }

  return {
    has,
    async isDrawnAnew(path) {
      if (!has(path)) return false;
      const { looks } = (await site.read()).site;
      return looks.palette !== DEFAULT_PALETTE && isOurs(path);
    },
  };
}
