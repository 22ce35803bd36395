import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { solutions } from '#content/demo/solutions.ts';
import { videos } from '#content/demo/videos.ts';
import type { PaletteName } from '#features/colours/palettes.ts';
import { type CoverArtSource, drawBand, drawCover, drawCoverArt, drawThumbnail, toOfferArt } from './cover-art.ts';

type DrawPicture = (palette: PaletteName) => string;

export const builtInPictures: ReadonlyMap<string, DrawPicture> = new Map([
  ...builtInArticles.flatMap((article) => covers(article.id, article)),
  ...solutions.flatMap(({ id, title }) => covers(id, toOfferArt(title))),
  ...videos.map(({ youtubeId, title }) => picture(youtubeId, (palette) => drawThumbnail(title, palette))),
  picture('pulled', (palette) => {
    return drawCoverArt({ title: '404', category: null }, { palette, width: 1200, height: 960, theme: 'auto', variant: 'pulled' });
  }),
]);

function covers(name: string, art: CoverArtSource) {
  return [picture(name, (palette) => drawCover(art, palette)), picture(`${name}-band`, (palette) => drawBand(art, palette))];
}

function picture(name: string, draw: DrawPicture): [path: string, draw: DrawPicture] {
  return [`/pictures/${name}.svg`, draw];
}
