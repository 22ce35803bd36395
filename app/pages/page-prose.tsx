import { RichText } from '#features/html/rich-text.tsx';
import { ArticleText, type TextPart } from '#features/videos/embed/article-text.tsx';
import videoStyles from '#features/videos/embed/video-embed.css?url';
import { styleSheet } from '../style-sheet.ts';

/** The text of a page, as an article has one. */
export function PageProse({ prose, className }: { prose: { html?: string; parts?: TextPart[] }; className: string }) {
  if (prose.html !== undefined) return <RichText className={className} html={prose.html} />;
  return (
    <div className={className}>
      <ArticleText parts={prose.parts ?? []} language={{ dir: 'auto' }} styles={styleSheet(videoStyles)} />
    </div>
  );
}
