import { Link } from 'react-router';
import { IMAGE_TRASH_DAYS } from '#features/images/image.ts';
import { getVariantWidths, variantFileName } from '#features/images/image-variants.ts';
import { Picture } from '#features/images/picture.tsx';
import { formatLongDate } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { Selection } from '../selection/selection.tsx';
import type { ImageUse, LibraryImage } from './library.ts';
import { describeItem, describePlaces, formatBytes } from './use-words.ts';

const DAY_MS = 86_400_000;

interface LibraryGridProps {
  images: readonly LibraryImage[];
  selection: Pick<Selection, 'has' | 'choose'>;
  onOpen: (image: LibraryImage) => void;
}

export function LibraryGrid({ images, selection, onOpen }: LibraryGridProps) {
  const { timeZone } = useSite();
  return (
    <ul className="library-grid">
      {images.map((image) => (
        <li key={image.id} className="library-item" data-selected={selection.has(image.id) || undefined}>
          <ImageButton image={image} verb="Details of" onPress={() => onOpen(image)} />
          <p className="library-alt" dir="auto">
            {image.alt || <span className="library-none">No description</span>}
          </p>
          {image.fileName && (
            <p className="library-facts library-name" dir="auto" title={image.fileName}>
              {image.fileName}
            </p>
          )}
          {image.deletedAt ? <TrashNote deletedAt={image.deletedAt} /> : <Uses image={image} />}
          <label className="library-check">
            <input
              type="checkbox"
              checked={selection.has(image.id)}
              onChange={({ nativeEvent }) => selection.choose(image.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
            />
            <span className="visually-hidden">Select {getName(image, timeZone)}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

export function ImageButton({ image, verb, onPress }: { image: LibraryImage; verb: string; onPress: () => void }) {
  const { timeZone } = useSite();
  return (
    <button type="button" className="library-image" aria-label={`${verb} ${getName(image, timeZone)}`} onClick={onPress}>
      <span className="media">
        {image.deletedAt ? (
          <img src={getTrashPath(image)} alt="" loading="lazy" />
        ) : (
          <Picture src={image.url} alt="" sizes="(width < 40rem) 45vw, 14rem" />
        )}
      </span>
    </button>
  );
}

export function MoreButton({ isLoading, onPress }: { isLoading: boolean; onPress: () => Promise<unknown> }) {
  return (
    <p className="library-more">
      <button type="button" className="button button-quiet" aria-busy={isLoading} onClick={() => void onPress()}>
        Show more
      </button>
    </p>
  );
}

export function Uses({ image: { uses, useCount } }: { image: LibraryImage }) {
  if (useCount === 0) return <p className="library-uses library-none">Not used</p>;
  return (
    <ul className="library-uses">
      {uses.map((use) => (
        <li key={`${use.href} ${use.title}`}>
          {describePlaces(use.places)} <UseLink use={use} />
        </li>
      ))}
      {useCount > uses.length && <li>and {(useCount - uses.length).toLocaleString('en-US')} more</li>}
    </ul>
  );
}

function UseLink({ use }: { use: ImageUse }) {
  const text = <bdi>{describeItem(use)}</bdi>;
  return use.href ? <Link to={use.href}>{text}</Link> : text;
}

export function TrashNote({ deletedAt }: { deletedAt: string }) {
  const { timeZone } = useSite();
  const until = new Date(Date.parse(deletedAt) + IMAGE_TRASH_DAYS * DAY_MS).toISOString();
  return <p className="library-uses library-none">In the trash. Kept until {formatLongDate(until, timeZone)} at least.</p>;
}

/** Only admins see what is in the trash. */
export function getTrashPath({ id, width }: LibraryImage): string {
  return `/admin/images/trash/${variantFileName(id, getVariantWidths(width)[0] ?? width, 'webp')}`;
}

export function describeFile({ width, height, bytes, createdAt }: LibraryImage, timeZone: string): string {
  return `${width} × ${height} · ${formatBytes(bytes)} in all sizes · ${formatLongDate(createdAt, timeZone)}`;
}

function getName({ alt, fileName, createdAt }: LibraryImage, timeZone: string) {
  return alt || fileName || `the image of ${formatLongDate(createdAt, timeZone)} without a description`;
}
