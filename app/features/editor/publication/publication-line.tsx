import type { SavedContent } from '../save/save-response.ts';
import { getPublicationState } from './publication-state.ts';
import { describeState } from './publication-words.ts';

interface PublicationLineProps {
  item: SavedContent | undefined;
  isHidden: boolean;
  savedAt: Date | undefined;
  now: Date | undefined;
}

/** What readers see of it, and a way to look. */
export function PublicationLine({ item, isHidden, savedAt, now }: PublicationLineProps) {
  if (!now) return null;
  const state = getPublicationState(item, now);
  const isPublic = (state === 'published' || state === 'changed') && !isHidden;
  return (
    <p className="publication-line">
      <span className={`publication-state publication-state-${isPublic ? state : 'draft'}`}>
        {describeState(item, { now, savedAt, isHidden })}
      </span>
      {isPublic && item?.path && (
        <a className="tool" href={item.path} target="_blank" rel="noopener">
          View on site
        </a>
      )}
    </p>
  );
}
