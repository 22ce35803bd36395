import { RichText } from '#features/html/rich-text.tsx';
import { getTextLanguage } from '#features/publishing/language.ts';
import { ArticleText, type TextPart } from '#features/videos/embed/article-text.tsx';
import { styleSheet } from '#ui/style-sheet.ts';
import partStyles from './text-parts.css?url';

export function PageProse({ prose, className }: { prose: { html?: string; parts?: TextPart[] }; className: string }) {
  if (prose.html !== undefined) return <RichText className={className} html={prose.html} />;
  return (
    <div className={className}>
      <ArticleText parts={prose.parts ?? []} language={{ dir: 'auto' }} styles={styleSheet(partStyles)} />
    </div>
  );
}

export function TextWithParts({ parts, language }: { parts: TextPart[]; language: string | null }) {
  return <ArticleText parts={parts} language={getTextLanguage(language)} styles={styleSheet(partStyles)} />;
}
