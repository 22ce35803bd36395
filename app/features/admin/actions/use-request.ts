import { useCallback, useState } from 'react';
import type { SendResult } from '#platform/http/send-json.ts';
import { useReauthenticatedFetch } from '../requests/reauthenticated-fetch.tsx';
import { getCause } from '../requests/refusal.ts';
import { readAnswer } from './actions.ts';

/** For what a part of the page reads or changes by itself: no toast, and the page is not loaded again. `problem` says why the last request was refused. */
export function useRequest(notAvailable: string) {
  const [problem, setProblem] = useState<string>();
  const sendWithReauth = useReauthenticatedFetch();

  const request = useCallback(
    async <Body extends object>(send: () => Promise<SendResult>): Promise<Body | undefined> => {
      const result = await sendWithReauth(send);
      const answer = readAnswer<Body>(result);
      setProblem(answer ? undefined : (getCause(result) ?? notAvailable));
      return answer;
    },
    [sendWithReauth, notAvailable],
  );

  return { request, problem };
}
