import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages.ts';
import { askForPasskey, cancelPasskey, useCanUsePasskeys } from './passkey-ceremony.ts';

/** Shorter than a challenge lives. */
const AUTOFILL_MS = 4 * 60 * 1000;

interface PasskeyButtonProps {
  children: string;
  onCredential: (credential: string) => void;
  hasAutofill?: boolean;
}

/** Takes up its space before it appears, so that nothing moves. */
export function PasskeyButton({ children, onCredential, hasAutofill = false }: PasskeyButtonProps) {
  const canUse = useCanUsePasskeys();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);
  const latest = useRef(onCredential);
  useEffect(() => {
    latest.current = onCredential;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    if (!canUse || !hasAutofill || isBusy) return;
    let isOver = false;
    void askForPasskey({ isAutofill: true }).then((answer) => {
      if ('credential' in answer && !isOver) latest.current(answer.credential);
    });
    const timer = setTimeout(() => setRound((n) => n + 1), AUTOFILL_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      void cancelPasskey();
    };
  }, [canUse, hasAutofill, isBusy, round]);

  async function ask() {
    setIsBusy(true);
    setProblem(undefined);
    const answer = await askForPasskey();
    setIsBusy(false);
    if ('credential' in answer) onCredential(answer.credential);
    else setProblem(answer.refusal === 'unreachable' ? messages.failed : messages.passkeyCancelled);
  }

  return (
    <div className={canUse ? 'passkey-button' : 'passkey-button passkey-button-unavailable'}>
      <button className="button button-quiet" type="button" aria-busy={isBusy || undefined} onClick={() => !isBusy && void ask()}>
        {children}
      </button>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
