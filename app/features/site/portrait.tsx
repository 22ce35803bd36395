import { Picture } from '#features/images/picture.tsx';
import { useSite } from '#features/settings/use-site.ts';

interface PortraitProps {
  className?: string;
  sizes: string;
  priority?: boolean;
}

/** A head is in the upper part of a photograph. */
const FOCUS = '50 30';

export function Portrait({ className = '', sizes, priority = false }: PortraitProps) {
  const { name, portrait } = useSite().author;
  if (!portrait) return null;
  return (
    <div className={`media media-portrait ${className}`.trimEnd()}>
      <Picture src={portrait} alt={name} sizes={sizes} priority={priority} focus={FOCUS} />
    </div>
  );
}
