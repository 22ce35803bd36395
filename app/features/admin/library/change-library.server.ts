import type { z } from 'zod';
import { cleanFileName } from '#features/images/image.ts';
import { restoreImage } from '#features/images/image-trash.server.ts';
import { describeImage } from '#features/images/images.server.ts';
import { trashUnused } from '#features/images/library/trash-unused.server.ts';
import { lookForImages } from '#features/publishing/revisions/revisions.server.ts';
import { findUses, type LibraryKind } from './find-uses.server.ts';
import { type LibraryOutcome, type libraryChangeSchema, toOutcome } from './library.ts';
import { type LibraryDeps, recordImages, swapImages } from './swap-images.server.ts';

/** Throws `unavailable` if the store does not answer. */
export async function changeLibrary(
  deps: LibraryDeps,
  kinds: readonly LibraryKind[],
  change: z.output<typeof libraryChangeSchema>,
): Promise<LibraryOutcome> {
  switch (change.action) {
    case 'describe': {
      const { id, alt, fileName } = change;
      const described = { id, alt: alt || null, fileName: fileName === undefined ? undefined : cleanFileName(fileName) };
      return (await describeImage(deps, described)) ? toOutcome([id]) : toOutcome([], { gone: [id] });
    }
    case 'remove':
      return removeImages(deps, kinds, change.ids);
    case 'restore':
      return restoreImages(deps, change.ids);
    case 'swap':
      return swapImages(deps, kinds, change);
  }
}

async function removeImages(deps: LibraryDeps, kinds: readonly LibraryKind[], ids: readonly string[]): Promise<LibraryOutcome> {
  const changed = await trashUnused(deps, ids, { before: lookForImages, after: recordImages(deps, 'trashed') });
  const left = ids.filter((id) => !changed.includes(id));
  const uses = await findUses(deps.db, kinds, left);
  return toOutcome(changed, {
    used: left.flatMap((id) => {
      const used = uses.get(id);
      return used ? [{ id, ...used }] : [];
    }),
    gone: left.filter((id) => !uses.has(id)),
  });
}

async function restoreImages(deps: LibraryDeps, ids: readonly string[]): Promise<LibraryOutcome> {
  const outcome = toOutcome([]);
  for (const id of ids) {
    const restored = await restoreImage(deps, id, recordImages(deps, 'restored'));
    if (restored === 'restored') outcome.changed.push(id);
    else outcome[restored].push(id);
  }
  return outcome;
}
