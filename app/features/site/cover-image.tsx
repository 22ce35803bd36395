import { isWeave, Picture } from '#features/images/picture.tsx';

/** The picture between a page's head and its text: a woven one from edge to edge, a photograph within the page. */
export function CoverImage({ id, src, focus }: { id: string; src: string; focus: string }) {
  const isWoven = isWeave(src) || src.endsWith('.svg');
  return (
    <div className={`media ${isWoven ? 'media-band media-weave' : 'page'} carries`} id={`cover-${id}`}>
      <Picture src={src} alt="" sizes={isWoven ? '100vw' : '(width >= 90rem) 86rem, 100vw'} priority focus={focus} />
    </div>
  );
}
