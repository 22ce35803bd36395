import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FilterForm } from '../list/filter-form.tsx';
import { useSelection } from '../selection/selection.tsx';
import { DescribeImages } from './describe-images.tsx';
import { ImageDetails } from './image-details.tsx';
import {
  type LibraryImage,
  type LibraryOutcome,
  type LibraryQuery,
  libraryList,
  MAX_AT_ONCE,
  type LibraryPage as Page,
  toOutcome,
} from './library.ts';
import { LibraryGrid, MoreButton } from './library-grid.tsx';
import { LibraryUploads } from './library-uploads.tsx';
import { useLibrary, useLibraryChange } from './use-library.ts';
import { explainUses } from './use-words.ts';

export function LibraryPage({ query, page }: { query: LibraryQuery; page: Page }) {
  const { text, show } = query;
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Images</h1>
        <LibraryUploads>
          <DescribeButton count={page.undescribed} />
        </LibraryUploads>
      </header>
      <FilterForm shape={libraryList} query={{ text, chosen: { show }, page: 1 }} />
      <Library key={`${show} ${text}`} query={query} page={page} />
    </>
  );
}

function DescribeButton({ count }: { count: number }) {
  const [described, setDescribed] = useState<number>();
  const { revalidate } = useRevalidator();
  return (
    <>
      {count > 0 && (
        <button type="button" className="button button-quiet" onClick={() => setDescribed(count)}>
          Describe {countImages(count)}
        </button>
      )}
      {described !== undefined && (
        <DescribeImages
          count={described}
          onClose={() => {
            setDescribed(undefined);
            void revalidate();
          }}
        />
      )}
    </>
  );
}

interface Notice {
  text: string;
  undo?: () => Promise<void>;
}

function Library({ query, page }: { query: LibraryQuery; page: Page }) {
  const { images, hasMore, isLoading, loadMore, patch } = useLibrary(query, page);
  const selection = useSelection(images.map(({ id }) => id));
  const [shown, setShown] = useState<LibraryImage>();
  const [notice, setNotice] = useState<Notice>();
  const [isBusy, setIsBusy] = useState(false);
  const change = useLibraryChange();
  const { revalidate } = useRevalidator();
  const isTrash = query.show === 'trash';
  const opened = images.find(({ id }) => id === shown?.id) ?? shown; // a change may take it out of the list

  async function move(action: 'remove' | 'restore', ids: readonly string[]) {
    setIsBusy(true);
    setShown(undefined);
    const all = toOutcome([]);
    for (let from = 0; from < ids.length; from += MAX_AT_ONCE) {
      const outcome = await change(`image.${action}`, { ids: ids.slice(from, from + MAX_AT_ONCE) });
      if (!outcome) break;
      all.changed.push(...outcome.changed);
      all.used.push(...outcome.used);
      all.gone.push(...outcome.gone);
      all.incomplete.push(...outcome.incomplete);
    }
    const undo = action === 'remove' ? 'restore' : 'remove';
    patch((image) => (all.changed.includes(image.id) ? undefined : image));
    selection.chooseOnly(all.used.map(({ id }) => id));
    setNotice({
      text: describeOutcome(all, images, action === 'remove' ? 'moved to the trash' : 'restored'),
      ...(all.changed.length > 0 && { undo: () => move(undo, all.changed) }),
    });
    await revalidate();
    setIsBusy(false);
  }

  function update(image: LibraryImage) {
    setShown(image);
    patch((known) => (known.id === image.id ? image : known));
    void revalidate();
  }

  return (
    <>
      {images.length === 0 ? (
        <p className="empty empty-title">{getEmptyText(query)}</p>
      ) : (
        <LibraryGrid images={images} selection={selection} onOpen={setShown} />
      )}
      {hasMore && <MoreButton isLoading={isLoading} onPress={loadMore} />}
      <div className="library-bar">
        <p className="library-notice" role="status">
          {notice?.text && (
            <span className="notice">
              {notice.text}{' '}
              {notice.undo && (
                <button type="button" className="text-button" disabled={isBusy} onClick={() => void notice.undo?.()}>
                  Undo
                </button>
              )}
            </span>
          )}
        </p>
        {images.length > 0 && (
          <SelectionBar
            isTrash={isTrash}
            isBusy={isBusy}
            chosen={selection.ids.length}
            isAll={selection.ids.length === images.length}
            onSelect={selection.chooseAll}
            onMove={() => void move(isTrash ? 'restore' : 'remove', selection.ids)}
          />
        )}
      </div>
      {opened && (
        <ImageDetails
          image={opened}
          onClose={() => setShown(undefined)}
          onChanged={update}
          onReplaced={(text, undo) => {
            setShown(undefined);
            patch((image) => (image.id === opened.id ? undefined : image));
            setNotice({
              text,
              undo: async () => {
                await undo();
                setNotice(undefined);
                await revalidate();
              },
            });
            void revalidate();
          }}
          onMove={(action) => void move(action, [opened.id])}
        />
      )}
    </>
  );
}

interface SelectionBarProps {
  isTrash: boolean;
  isBusy: boolean;
  chosen: number;
  isAll: boolean;
  onSelect: (isAll: boolean) => void;
  onMove: () => void;
}

function SelectionBar({ isTrash, isBusy, chosen, isAll, onSelect, onMove }: SelectionBarProps) {
  return (
    <div className="library-choice">
      <button type="button" className="tool" onClick={() => onSelect(!isAll)}>
        {isAll ? 'Select none' : 'Select all shown'}
      </button>
      {chosen > 0 && (
        <button type="button" className={`button ${isTrash ? '' : 'button-danger'}`} aria-busy={isBusy} disabled={isBusy} onClick={onMove}>
          {isTrash ? 'Restore' : 'Remove'} {countImages(chosen)}
        </button>
      )}
    </div>
  );
}

function describeOutcome({ changed, used, gone, incomplete }: LibraryOutcome, images: readonly LibraryImage[], done: string): string {
  const names = used
    .flatMap(({ id }) => images.find((image) => image.id === id) ?? [])
    .map(({ fileName, alt }) => fileName ?? alt ?? 'one image');
  const named = names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ');
  const sentences = [
    changed.length > 0 && `${countImages(changed.length)} ${done}.`,
    used.length > 0 && `Not removed: ${named || countImages(used.length)}, used by ${explainUses(used)}.`,
    gone.length > 0 && `${countImages(gone.length)} already deleted.`,
    incomplete.length > 0 && `${countImages(incomplete.length)} not restored: the store has lost some of the files.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

function getEmptyText({ text, show }: LibraryQuery) {
  if (text) return 'Nothing matches.';
  if (show === 'trash') return 'The trash is empty.';
  if (show === 'undescribed') return 'Every image has a description.';
  return show === 'unused' ? 'Every image is used.' : 'No images yet. Upload some, or drop them anywhere on this page.';
}

function countImages(images: number) {
  return images === 1 ? '1 image' : `${images} images`;
}
