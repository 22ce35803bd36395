import { useCallback, useEffect, useRef, useState } from 'react';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { getCause } from '#features/admin/requests/refusal.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { z } from '#platform/forms/zod.ts';
import { getJson } from '#platform/http/send-json.ts';

const NOT_READ = 'The history isn’t available right now.';

export function useRevisions(path: string) {
  const [revisions, setRevisions] = useState<RevisionSummary[]>();
  const [hasMore, setHasMore] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [texts, setTexts] = useState<Record<number, FieldValues>>({});
  const asked = useRef(new Set<number>());
  const sendWithReauth = useReauthenticatedFetch();

  const read = useCallback(
    async <S extends z.ZodType>(from: string, schema: S): Promise<z.output<S> | undefined> => {
      const result = await sendWithReauth(() => getJson(from));
      const parsed = schema.safeParse(result.body);
      setProblem(parsed.success ? undefined : (getCause(result) ?? NOT_READ));
      return parsed.success ? parsed.data : undefined;
    },
    [sendWithReauth],
  );

  const readList = useCallback(
    async (known: readonly RevisionSummary[]) => {
      const before = known.at(-1)?.number;
      const more = await read(before === undefined ? path : `${path}?before=${before}`, revisionListSchema);
      if (!more) return;
      setRevisions([...known, ...more.revisions]);
      setHasMore(more.hasMore);
    },
    [path, read],
  );
  useEffect(() => void readList([]), [readList]);

  const readText = useCallback(
    async (number: number) => {
      if (asked.current.has(number)) return;
      asked.current.add(number);
      const one = await read(`${path}/${number}`, revisionSchema);
      if (one) setTexts((texts) => ({ ...texts, [number]: one.revision.fields }));
      else asked.current.delete(number);
    },
    [path, read],
  );

  return { revisions, hasMore, problem, texts, readText, readMore: () => void readList(revisions ?? []) };
}

const summarySchema = z.object({
  number: z.number(),
  savedAt: z.string(),
  savedBy: z.string().nullable(),
  proposedBy: z.string().nullable(),
  isPublished: z.boolean(),
  scheduledFor: z.string().nullable(),
  /** Compared with the revision before; null for the first. */
  words: z.object({ added: z.number(), removed: z.number() }).nullable(),
});

export type RevisionSummary = z.output<typeof summarySchema>;

const revisionListSchema = z.object({ ok: z.literal(true), revisions: z.array(summarySchema), hasMore: z.boolean() });

export type RevisionList = Omit<z.output<typeof revisionListSchema>, 'ok'>;

const revisionSchema = z.object({ ok: z.literal(true), revision: z.object({ fields: z.record(z.string(), z.string()) }) });
