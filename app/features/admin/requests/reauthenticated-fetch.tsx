import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import type { SendResult } from '#platform/http/send-json.ts';

type Send = () => Promise<SendResult>;

const ReauthenticationContext = createContext<(send: Send) => Promise<SendResult>>((send) => send());

interface SignInProps {
  onSignedIn: () => void;
  onClose: () => void;
}

/** Loads on demand; call it early where writing must not depend on the network later. */
export async function loadSignIn(): Promise<ComponentType<SignInProps> | undefined> {
  const loaded = await import('#features/accounts/sign-in/sign-in-dialog.tsx').catch(() => undefined);
  return loaded?.SignInDialog;
}

/** Opens sign-in over the page when a request finds the session ended, then sends the request again. */
export function ReauthenticationProvider({ children }: { children: ReactNode }) {
  const [SignIn, setSignIn] = useState<ComponentType<SignInProps>>();
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([]);

  const sendWithReauth = useCallback(async (send: Send): Promise<SendResult> => {
    const result = await send();
    if (!needsSignIn(result)) return result;
    const dialog = await loadSignIn();
    if (!dialog) return result;
    const isSignedIn = await new Promise<boolean>((resolve) => {
      waiting.current.push(resolve);
      setSignIn(() => dialog);
    });
    return isSignedIn ? sendWithReauth(send) : result;
  }, []);

  function finish(isSignedIn: boolean) {
    setSignIn(undefined);
    for (const resolve of waiting.current.splice(0)) resolve(isSignedIn);
  }

  return (
    <ReauthenticationContext value={sendWithReauth}>
      {children}
      {SignIn && <SignIn onClose={() => finish(false)} onSignedIn={() => finish(true)} />}
    </ReauthenticationContext>
  );
}

/** Resolves with the response after signing in again, or with the refusal when nobody did. */
export function useReauthenticatedFetch(): (send: Send) => Promise<SendResult> {
  return useContext(ReauthenticationContext);
}

/** 401, or 403 when another account has signed in. */
function needsSignIn(result: SendResult) {
  return result.status === 401 || result.status === 403;
}
