import { useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import { ChoiceFilter, SearchFilter } from '../lists/list-filters.tsx';
import { ImageDetails } from './image-details.tsx';
import { type LibraryImage, type LibraryOutcome, type LibraryQuery, MAX_AT_ONCE, type LibraryPage as Page, toOutcome } from './library.ts';
import { LibraryGrid, MoreButton } from './library-grid.tsx';
import { useLibrary, useLibraryChange } from './use-library.ts';
import { explainUses } from './use-words.ts';

const SHOW: Record<LibraryQuery['show'], string> = { all: 'All', unused: 'Not used', trash: 'Trash' };

export function LibraryPage({ query, page }: { query: LibraryQuery; page: Page }) {
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Images</h1>
      </header>
      <LibraryFilters key={JSON.stringify(query)} query={query} />
      <Library key={`${query.show} ${query.text}`} query={query} page={page} />
    </>
  );
}

function LibraryFilters({ query }: { query: LibraryQuery }) {
  return (
    <Form method="get" action="/admin/images" className="list-filters" role="search">
      <SearchFilter value={query.text} placeholder="Search by description, or by the title of what uses it" />
      <ChoiceFilter label="Show" name="show" value={query.show} options={Object.entries(SHOW)} />
      <button type="submit" className="button button-quiet">
        Apply
      </button>
    </Form>
  );
}

interface Notice {
  text: string;
  undo?: () => Promise<void>;
}

function Library({ query, page }: { query: LibraryQuery; page: Page }) {
  const { images, hasMore, isLoading, loadMore, patch } = useLibrary(query, page);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<string>();
  const [notice, setNotice] = useState<Notice>();
  const [isBusy, setIsBusy] = useState(false);
  const change = useLibraryChange();
  const { revalidate } = useRevalidator();
  const isTrash = query.show === 'trash';
  const opened = images.find(({ id }) => id === openId);
  const selectable = images.filter((image) => isTrash || image.useCount === 0);
  const chosen = selectable.filter(({ id }) => selected.has(id)).map(({ id }) => id);

  async function move(action: 'remove' | 'restore', ids: readonly string[]) {
    setIsBusy(true);
    setOpenId(undefined);
    const all = toOutcome([]);
    for (let from = 0; from < ids.length; from += MAX_AT_ONCE) {
      const outcome = await change({ action, ids: ids.slice(from, from + MAX_AT_ONCE) });
      if (!outcome) break;
      all.changed.push(...outcome.changed);
      all.used.push(...outcome.used);
      all.gone.push(...outcome.gone);
      all.incomplete.push(...outcome.incomplete);
    }
    const undo = action === 'remove' ? 'restore' : 'remove';
    patch((image) => (all.changed.includes(image.id) ? undefined : image));
    setSelected(new Set());
    setNotice({
      text: describeOutcome(all, action === 'remove' ? 'moved to the trash' : 'restored'),
      ...(all.changed.length > 0 && { undo: () => move(undo, all.changed) }),
    });
    await revalidate();
    setIsBusy(false);
  }

  function update(image: LibraryImage) {
    patch((known) => (known.id === image.id ? image : known));
    void revalidate();
  }

  return (
    <>
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
      {images.length === 0 ? (
        <p className="empty empty-title">{getEmptyText(query)}</p>
      ) : (
        <LibraryGrid
          images={images}
          selected={selected}
          canSelect={(image) => selectable.includes(image)}
          onSelect={(id) => setSelected(new Set(selected.has(id) ? [...selected].filter((other) => other !== id) : [...selected, id]))}
          onOpen={setOpenId}
        />
      )}
      {hasMore && <MoreButton isLoading={isLoading} onPress={loadMore} />}
      {selectable.length > 0 && (
        <SelectionBar
          isTrash={isTrash}
          isBusy={isBusy}
          chosen={chosen.length}
          isAll={chosen.length === selectable.length}
          onSelect={(isAll) => setSelected(new Set(isAll ? selectable.map(({ id }) => id) : []))}
          onMove={() => void move(isTrash ? 'restore' : 'remove', chosen)}
        />
      )}
      {opened && (
        <ImageDetails
          image={opened}
          onClose={() => setOpenId(undefined)}
          onChanged={update}
          onReplaced={(text, undo) => {
            setOpenId(undefined);
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
    <div className="library-bar">
      <button type="button" className="tool" onClick={() => onSelect(!isAll)}>
        {isAll ? 'Select none' : isTrash ? 'Select all shown' : 'Select all that are not used'}
      </button>
      {chosen > 0 && (
        <button type="button" className={`button ${isTrash ? '' : 'button-danger'}`} aria-busy={isBusy} disabled={isBusy} onClick={onMove}>
          {isTrash ? 'Restore' : 'Remove'} {count(chosen)}
        </button>
      )}
    </div>
  );
}

function describeOutcome({ changed, used, gone, incomplete }: LibraryOutcome, done: string): string {
  const sentences = [
    changed.length > 0 && `${count(changed.length)} ${done}.`,
    used.length > 0 && `${count(used.length)} still used by ${explainUses(used)}.`,
    gone.length > 0 && `${count(gone.length)} already deleted.`,
    incomplete.length > 0 && `${count(incomplete.length)} not restored: the store has lost some of the files.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

function getEmptyText({ text, show }: LibraryQuery) {
  if (text) return 'Nothing matches.';
  if (show === 'trash') return 'The trash is empty.';
  return show === 'unused' ? 'Every image is used.' : 'No images yet. They’ll appear here when you use them in your writing.';
}

function count(images: number) {
  return images === 1 ? '1 image' : `${images} images`;
}
