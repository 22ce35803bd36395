import { useEffect, useRef, useState } from 'react';
import { z } from '#platform/forms/zod.ts';
import { getJson, sendJson } from '#platform/http/send-json.ts';
import { useToast } from '#ui/toast.tsx';
import { useReauthenticatedFetch } from '../requests/reauthenticated-fetch.tsx';
import { getCause } from '../requests/refusal.ts';
import {
  type LibraryChange,
  type LibraryImage,
  type LibraryOutcome,
  type LibraryPage,
  type LibraryQuery,
  toSearchParams,
} from './library.ts';

const pageSchema = z.object({ ok: z.literal(true), images: z.array(z.unknown()), hasMore: z.boolean() });

/** Loads page after page. A new `first` page replaces all. */
export function useLibrary(query: Omit<LibraryQuery, 'before'>, first?: LibraryPage) {
  const key = `${query.show} ${query.text}`;
  const [more, setMore] = useState<{ key: string; images: LibraryImage[]; hasMore: boolean }>();
  const [isLoading, setIsLoading] = useState(false);
  const latest = useRef(key);
  const sendWithReauth = useReauthenticatedFetch();
  const showToast = useToast();
  const added = more?.key === key ? more : undefined;
  const known = new Set(first?.images.map(({ id }) => id));
  const images = [...(first?.images ?? []), ...(added?.images ?? []).filter(({ id }) => !known.has(id))];

  async function load(before: string | undefined) {
    setIsLoading(true);
    const result = await sendWithReauth(() => getJson(`/admin/images/list${toSearchParams({ ...query, before })}`));
    if (latest.current !== key) return; // the answer to an earlier question
    setIsLoading(false);
    const page = pageSchema.safeParse(result.body);
    if (!page.success) return showToast('error', 'Failed to load the images', { about: 'library', cause: getCause(result) });
    const loaded = page.data.images as LibraryImage[]; // our own endpoint's, of its own type
    setMore({ key, images: [...(before ? (added?.images ?? []) : []), ...loaded], hasMore: page.data.hasMore });
  }

  const hasFirst = first !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    latest.current = key;
    if (!hasFirst) void load(undefined);
  }, [key, hasFirst]);

  return {
    images,
    isLoading,
    isLoaded: hasFirst || added !== undefined,
    hasMore: added?.hasMore ?? first?.hasMore ?? false,
    loadMore: () => load(images.at(-1)?.id),
    patch: (change: (image: LibraryImage) => LibraryImage | undefined) =>
      setMore((current) => current && { ...current, images: current.images.flatMap((image) => change(image) ?? []) }),
  };
}

const outcomeSchema = z.object({ ok: z.literal(true) }).loose();

/** Undefined after it has shown what failed. */
export function useLibraryChange(): (change: LibraryChange) => Promise<LibraryOutcome | undefined> {
  const sendWithReauth = useReauthenticatedFetch();
  const showToast = useToast();
  return async (change) => {
    const result = await sendWithReauth(() => sendJson('/admin/images/change', change));
    const body = outcomeSchema.safeParse(result.body);
    if (body.success) return body.data as unknown as LibraryOutcome; // our own endpoint's, of its own type
    showToast('error', FAILURES[change.action], { about: `library ${change.action}`, cause: getCause(result) });
    return undefined;
  };
}

const FAILURES: Record<LibraryChange['action'], string> = {
  describe: 'Failed to save the description',
  remove: 'Failed to remove the images',
  restore: 'Failed to restore the images',
  swap: 'Failed to replace the image',
};
