import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { SignInDialog } from '#features/accounts/sign-in/sign-in-dialog.tsx';
import type { SendResult } from '#platform/http/send-json.ts';

type Send = () => Promise<SendResult>;

const ReauthenticationContext = createContext<(send: Send) => Promise<SendResult>>((send) => send());

/** Opens sign-in over the page when a request finds the session ended; after it the same request goes on. */
export function ReauthenticationProvider({ children }: { children: ReactNode }) {
  const [isAsking, setIsAsking] = useState(false);
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([]);

  const sendWithReauth = useCallback(async (send: Send): Promise<SendResult> => {
    const result = await send();
    if (!needsSignIn(result)) return result;
    const isSignedIn = await new Promise<boolean>((resolve) => {
      waiting.current.push(resolve);
      setIsAsking(true);
    });
    return isSignedIn ? sendWithReauth(send) : result;
  }, []);

  function finish(isSignedIn: boolean) {
    setIsAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(isSignedIn);
  }

  return (
    <ReauthenticationContext value={sendWithReauth}>
      {children}
      {isAsking && <SignInDialog onClose={() => finish(false)} onSignedIn={() => finish(true)} />}
    </ReauthenticationContext>
  );
}

/** How to send something that wants an admin: gives back the response after signing in again, or the refusal when nobody did. */
export function useReauthenticatedFetch(): (send: Send) => Promise<SendResult> {
  return useContext(ReauthenticationContext);
}

/** 401, or 403 when another account has signed in meanwhile. */
function needsSignIn(result: SendResult) {
  return result.kind === 'answered' && (result.status === 401 || result.status === 403);
}
