import { useEffect, useRef, useState } from 'react';
import { getJson } from '#platform/http/send-json.ts';
import { useToast } from '#ui/toast.tsx';
import { type ActionBody, type ActionName, type ActionResult, readAnswer } from '../actions/actions.ts';
import { useAction } from '../actions/use-action.ts';
import { useReauthenticatedFetch } from '../requests/reauthenticated-fetch.tsx';
import { getCause } from '../requests/refusal.ts';
import { type LibraryImage, type LibraryPage, type LibraryQuery, toSearchParams } from './library.ts';

/** Loads page after page. A new `first` page replaces all. */
export function useLibrary(query: LibraryQuery, first?: LibraryPage) {
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
    const result = await sendWithReauth(() => getJson(`/admin/images/list?${toSearchParams({ ...query, before })}`));
    if (latest.current !== key) return; // the answer to an earlier question
    setIsLoading(false);
    const page = readAnswer<LibraryPage>(result);
    if (!page) return showToast('error', 'Failed to load the images', { about: 'library', cause: getCause(result) });
    setMore({ key, images: [...(before ? (added?.images ?? []) : []), ...page.images], hasMore: page.hasMore });
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

const FAILURES = {
  'image.describe': 'Failed to save the description',
  'image.remove': 'Failed to remove the images',
  'image.restore': 'Failed to restore the images',
  'image.swap': 'Failed to replace the image',
} satisfies Partial<Record<ActionName, string>>;

/** Undefined after it has shown what failed. Does not load the page again. */
export function useLibraryChange() {
  const { run } = useAction();
  return <Name extends keyof typeof FAILURES>(name: Name, body: ActionBody<Name>): Promise<ActionResult<Name> | undefined> =>
    run(name, body, { failed: FAILURES[name], reloads: false });
}
