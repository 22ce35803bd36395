import { RichText } from '#features/html/rich-text.tsx';
import { Island } from '#ui/islands/island.tsx';
import { VideoEmbed, type VideoEmbedProps } from './video-embed.tsx';

export type TextPart = string | VideoEmbedProps;

export function ArticleText({ parts, language }: { parts: readonly TextPart[]; language: { lang?: string; dir: 'auto' | 'ltr' | 'rtl' } }) {
  return (
    <div className="prose-parts" {...language}>
      {parts.map((part, at) =>
        typeof part === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <RichText key={at} html={part} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same video may stand there twice
          <Island key={at} name="video" of={VideoEmbed} props={part} />
        ),
      )}
    </div>
  );
}
