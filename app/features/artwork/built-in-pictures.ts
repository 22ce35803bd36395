import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { solutions } from '#content/demo/solutions.ts';
import { videos } from '#content/demo/videos.ts';
import type { PaletteName } from '#features/colours/palettes.ts';
import { drawCover, drawCoverArt, drawThumbnail, toOfferArt } from './cover-art.ts';

type DrawPicture = (palette: PaletteName) => string;

export const builtInPictures: ReadonlyMap<string, DrawPicture> = new Map([
  ...builtInArticles.map((article) => picture(article.id, (palette) => drawCover(article, palette))),
  ...solutions.map(({ id, title }) => picture(id, (palette) => drawCover(toOfferArt(title), palette))),
  ...videos.map(({ youtubeId, title }) => picture(youtubeId, (palette) => drawThumbnail(title, palette))),
  picture('pulled', (palette) => {
    return drawCoverArt({ title: '404', category: null }, { palette, width: 1200, height: 960, theme: 'auto', variant: 'pulled' });
  }),
]);

function picture(name: string, draw: DrawPicture): [path: string, draw: DrawPicture] {
  return [`/pictures/${name}.svg`, draw];
}
