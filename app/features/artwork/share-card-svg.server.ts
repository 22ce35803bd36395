import { colours } from '#features/colours/brand-colours.ts';
import { parseCategory } from '#features/publishing/category.ts';
import type { Looks } from '#features/settings/parts/looks.ts';
import { oklchToHex } from '#ui/oklch.ts';
import { type CoverArtSource, drawCoverArt } from './cover-art.ts';
import { type Headline, toHeadline } from './lettering/headline.server.ts';
import { breakBalanced, clampLines, markBreaks, splitLetters, splitWords } from './lettering/line-breaks.ts';
import { createRuler, isRightToLeft, outlineLine, shapeLine } from './lettering/lines.server.ts';
import { SHARE_SIZE } from './share-size.ts';
import { type WeavePalette, weavePalette } from './weave.ts';

export interface ShareCard extends CoverArtSource {
  label: string;
  author: string;
}

export type CardLooks = Pick<Looks, 'palette' | 'theme' | 'types'>;

/** Every letter is an outline. A title without any drawable letter gives its space to the cover art. */
export async function shareCardSvg(
  { title, category, label, author }: ShareCard,
  { palette, theme: shown, types }: CardLooks,
): Promise<string> {
  const theme = shown === 'dark' ? 'dark' : 'light'; // of a site that has both, the light one
  const [paper, ink] = [colours.paper, colours.ink].map((colour) => oklchToHex(...colour[theme]));
  const [headline, overline, name] = await Promise.all([title, label, author].map((text) => toHeadline(text, types)));
  const panel = headline ? 760 : 470;
  const width = panel - MARGIN - 48;
  const art = drawCoverArt({ title, category }, { width: SHARE_SIZE.width - panel, height: SHARE_SIZE.height, theme, palette });
  const outlines = [
    overline ? setLine(overline, { size: 28, x: MARGIN + MARK + 14, y: 96, width: width - MARK - 14 }) : '',
    headline ? setTitle(headline, width) : '',
    name ? setLine(name, { size: 30, x: MARGIN, y: SHARE_SIZE.height - 70, width }) : '',
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">` +
    `<rect width="100%" height="100%" fill="${paper}"/>${art.replace('<svg ', `<svg x="${panel}" y="0" `)}` +
    `${overline ? mark(weavePalette((category && parseCategory(category)) || null, theme, palette)) : ''}<path fill="${ink}" d="${outlines.join('')}"/></svg>`
  );
}

const MARGIN = 72;
const MARK = 22;
const BASE_LINE_HEIGHT = 1.08;
const LONGEST_TITLE = 240;
const TITLE_SIZES = [92, 84, 76, 69, 62, 56, 50, 45, 40];
const TITLE_BOX = { top: 150, height: 350 };

/** Uses the largest size at which the whole title fits; at the smallest it is cut. */
function setTitle(headline: Headline, maxWidth: number): string {
  const letters = splitLetters(headline.text);
  const title = markBreaks(letters.length > LONGEST_TITLE ? `${letters.slice(0, LONGEST_TITLE).join('')}…` : headline.text);
  const ruler = createRuler(headline);
  const lineHeight = Math.max(...letters.map((letter) => headline.getFace(letter)?.lineHeight ?? 0));
  const isFromRight = isRightToLeft(headline.text);
  for (const size of TITLE_SIZES) {
    const breaking = { maxWidth, measure: (text: string) => ruler(text) * size };
    const limit = Math.floor(TITLE_BOX.height / (size * lineHeight));
    const isSmallest = size === TITLE_SIZES.at(-1);
    const hasRoom = isSmallest || splitWords(title).every((word) => breaking.measure(word.trimEnd()) <= maxWidth);
    const lines = hasRoom ? breakBalanced(title, breaking) : [];
    if (!hasRoom || (lines.length > limit && !isSmallest)) continue;
    return clampLines(lines, limit, breaking)
      .map((line, index) => {
        const y = TITLE_BOX.top + size * (0.8 + (lineHeight - BASE_LINE_HEIGHT) / 2 + index * lineHeight);
        return outlineLine(shapeLine(line, headline, isFromRight), { x: isFromRight ? MARGIN + maxWidth : MARGIN, y, size, isFromRight });
      })
      .join('');
  }
  return '';
}

function setLine(headline: Headline, { size, x, y, width }: { size: number; x: number; y: number; width: number }): string {
  const ruler = createRuler(headline);
  const breaking = { maxWidth: width, measure: (part: string) => ruler(part) * size };
  const [line = ''] = clampLines(breakBalanced(markBreaks(headline.text), breaking), 1, breaking);
  return outlineLine(shapeLine(line, headline, isRightToLeft(headline.text)), { x, y, size, isFromRight: false });
}

function mark({ threads }: WeavePalette): string {
  return [1, 0, 0, 1]
    .map((thread, index) => {
      const x = MARGIN + (index % 2) * (MARK / 2);
      const y = 96 - MARK + 1 + Math.floor(index / 2) * (MARK / 2);
      return `<rect x="${x}" y="${y}" width="${MARK / 2}" height="${MARK / 2}" fill="${threads[thread] ?? ''}"/>`;
    })
    .join('');
}
