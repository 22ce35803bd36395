import { useCallback, useEffect, useRef, useState } from 'react';
import { readAnswer } from '#features/admin/actions/actions.ts';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { getCause } from '#features/admin/requests/refusal.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
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
    async <Body extends object>(from: string): Promise<Body | undefined> => {
      const result = await sendWithReauth(() => getJson(from));
      const answer = readAnswer<Body>(result);
      setProblem(answer ? undefined : (getCause(result) ?? NOT_READ));
      return answer;
    },
    [sendWithReauth],
  );

  const readList = useCallback(
    async (known: readonly RevisionSummary[]) => {
      const before = known.at(-1)?.number;
      const more = await read<RevisionList>(before === undefined ? path : `${path}?before=${before}`);
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
      const one = await read<{ revision: { fields: FieldValues } }>(`${path}/${number}`);
      if (one) setTexts((texts) => ({ ...texts, [number]: one.revision.fields }));
      else asked.current.delete(number);
    },
    [path, read],
  );

  return { revisions, hasMore, problem, texts, readText, readMore: () => void readList(revisions ?? []) };
}

export interface RevisionSummary {
  number: number;
  savedAt: string;
  savedBy: string | null;
  proposedBy: string | null;
  isPublished: boolean;
  scheduledFor: string | null;
  /** Compared with the revision before; null for the first. */
  words: { added: number; removed: number } | null;
}

export interface RevisionList {
  revisions: RevisionSummary[];
  hasMore: boolean;
}
