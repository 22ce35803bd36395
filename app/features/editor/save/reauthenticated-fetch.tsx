import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { SignInDialog } from '#features/accounts/sign-in/sign-in-dialog.tsx';
import type { SendResult } from '#platform/http/send-json.ts';

type Send = () => Promise<SendResult>;

const ReauthenticationContext = createContext<(send: Send) => Promise<SendResult>>((send) => send());

/** Opens sign-in over the page when a request finds the session ended; after it the same request goes on. */
export function ReauthenticationProvider({ children }: { children: ReactNode }) {
  const [isAsking, setIsAsking] = useState(false);
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([]);

  const sendSignedIn = useCallback(async (send: Send): Promise<SendResult> => {
    const result = await send();
    if (!needsSignIn(result)) return result;
    const isSignedIn = await new Promise<boolean>((resolve) => {
      waiting.current.push(resolve);
      setIsAsking(true);
    });
    return isSignedIn ? sendSignedIn(send) : result;
  }, []);

  function answer(isSignedIn: boolean) {
    setIsAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(isSignedIn);
  }

  return (
    <ReauthenticationContext value={sendSignedIn}>
      {children}
      {isAsking && <SignInDialog onClose={() => answer(false)} onSignedIn={() => answer(true)} />}
    </ReauthenticationContext>
  );
}

/** How to send something that wants an admin: gives back what was answered after signing in again, or that nobody did. */
export function useReauthenticatedFetch(): (send: Send) => Promise<SendResult> {
  return useContext(ReauthenticationContext);
}

/** 401, or 403 when another account has signed in meanwhile. */
function needsSignIn(result: SendResult) {
  return result.kind === 'answered' && (result.status === 401 || result.status === 403);
}
