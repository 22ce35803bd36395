import { useEffect, useRef, useState } from 'react';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { z } from '#platform/forms/zod.ts';
import { sendJson } from '#platform/http/send-json.ts';

export const MAX_TITLES = 10;

/** For a search without words, which finds all. */
export const MAX_ALL_TITLES = 50;

export const titleSearchSchema = z.union([
  z.strictObject({ text: z.string().max(200) }),
  z.strictObject({ ids: z.array(z.string().max(500)).max(MAX_TITLES) }),
]);

export type TitleSearch = z.output<typeof titleSearchSchema>;

const foundTitlesSchema = z.object({
  ok: z.literal(true),
  items: z.array(z.object({ id: z.string(), title: z.string(), isPublic: z.boolean() })),
});

export type FoundTitle = z.output<typeof foundTitlesSchema>['items'][number];

/** Delay after the last keystroke. */
const DELAY_MS = 250;

/** Returns undefined while nothing is asked for, or known. */
export function useTitles(
  search: TitleSearch | undefined,
  kind: 'article' | 'solution' | 'service' | 'series' = 'article',
): FoundTitle[] | undefined {
  const sendWithReauth = useReauthenticatedFetch();
  const send = useRef(sendWithReauth);
  send.current = sendWithReauth;
  const [found, setFound] = useState<{ key: string; items: FoundTitle[] }>();
  const key = search && JSON.stringify(search);
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await send.current(() => sendJson(`/admin/titles/${kind}`, JSON.parse(key)));
      const parsed = foundTitlesSchema.safeParse(result.body);
      if (isCurrent && parsed.success) setFound({ key, items: parsed.data.items });
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, kind]);
  return found && found.key === key ? found.items : undefined;
}
