import { RichText } from '#features/html/rich-text.tsx';
import { ArticleText, type TextPart } from '#features/videos/embed/article-text.tsx';

export function PageProse({ prose, className }: { prose: { html?: string; parts?: TextPart[] }; className: string }) {
  if (prose.html !== undefined) return <RichText className={className} html={prose.html} />;
  return (
    <div className={className}>
      <ArticleText parts={prose.parts ?? []} language={{ dir: 'auto' }} />
    </div>
  );
}
