import { cleanFileName, MAX_ALT, MAX_FILE_NAME, uploadFailed } from '#features/images/image.ts';
import { restoreImage } from '#features/images/image-trash.server.ts';
import { describeImage, storeImage, type Upload } from '#features/images/images.server.ts';
import { trashUnused } from '#features/images/library/trash-unused.server.ts';
import { fetchImage } from '#features/images/upload/upload.server.ts';
import { lookForImages } from '#features/publishing/revisions/revisions.server.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { z } from '#platform/forms/zod.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { defineAction, done, refused } from '../actions/action.server.ts';
import type { Kinds } from '../actions/kinds.ts';
import { findUses } from './find-uses.server.ts';
import { MAX_AT_ONCE, toOutcome } from './library.ts';
import { type LibraryDeps, recordImages, swapImages } from './swap-images.server.ts';

type LibraryActionDeps = LibraryDeps & { kinds: Kinds };

interface UploadDeps extends LibraryDeps {
  log: Log;
  request: Request;
}

const id = z.string().regex(/^[a-z0-9]{16}$/);
const ids = z.array(id).min(1).max(MAX_AT_ONCE);

/** Those that ask the store throw `unavailable` if it does not answer. */
export const libraryActions = {
  'image.describe': defineAction(
    'admin',
    z.strictObject({ id, alt: z.string().trim().max(MAX_ALT), fileName: z.string().max(MAX_FILE_NAME).optional() }),
    async ({ id, alt, fileName }, deps: LibraryActionDeps) => {
      const described = { id, alt: alt || null, fileName: fileName === undefined ? undefined : cleanFileName(fileName) };
      return done((await describeImage(deps, described)) ? toOutcome([id]) : toOutcome([], { gone: [id] }));
    },
  ),
  'image.remove': defineAction('admin', z.strictObject({ ids }), async ({ ids }, deps: LibraryActionDeps) => {
    const changed = await trashUnused(deps, ids, { before: lookForImages, after: recordImages(deps, 'trashed') });
    const left = ids.filter((id) => !changed.includes(id));
    const uses = await findUses(deps.db, deps.kinds.library, left);
    const used = left.flatMap((id) => {
      const found = uses.get(id);
      return found ? [{ id, ...found }] : [];
    });
    return done(toOutcome(changed, { used, gone: left.filter((id) => !uses.has(id)) }));
  }),
  'image.restore': defineAction('admin', z.strictObject({ ids }), async ({ ids }, deps: LibraryActionDeps) => {
    const outcome = toOutcome([]);
    for (const id of ids) {
      const restored = await restoreImage(deps, id, recordImages(deps, 'restored'));
      if (restored === 'restored') outcome.changed.push(id);
      else outcome[restored].push(id);
    }
    return done(outcome);
  }),
  /** Points every use of one image to another, and trashes the first. */
  'image.swap': defineAction('admin', z.strictObject({ from: id, to: id }), async (images, deps: LibraryActionDeps) =>
    done(await swapImages(deps, deps.kinds.library, images)),
  ),
  /** Brings in an image from another site; answers as an upload does. */
  'image.fetch': defineAction('editor', z.strictObject({ url: z.string().max(2000) }), async ({ url }, deps: UploadDeps) => {
    const fetched = await fetchImage(url, deps.request.signal);
    return fetched.outcome === 'refused' ? refused(fetched.reason) : storeUpload(deps, fetched.upload);
  }),
};

/** Stores an image while its request lasts, or says why not. */
export async function storeUpload(deps: UploadDeps, upload: Upload) {
  const { signal } = deps.request;
  try {
    const stored = await storeImage(deps, upload, signal);
    return stored.outcome === 'refused' ? refused(stored.reason) : done({ image: stored.image, note: stored.note });
  } catch (error) {
    const reason = error instanceof AppError ? error.publicMessage : 'the site couldn’t store it';
    if (!signal.aborted) deps.log.error('image not kept', errorFields(error)); // else nobody waits for it
    return refused(uploadFailed(reason), error instanceof AppError ? error.status : 503);
  }
}
