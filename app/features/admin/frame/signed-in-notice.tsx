import { useEffect, useRef } from 'react';
import { messages } from '#features/accounts/messages.ts';
import { useToast } from '#ui/toast.tsx';

export function SignedInNotice({ isJustSignedIn }: { isJustSignedIn: boolean }) {
  const showToast = useToast();
  const isDue = useRef(isJustSignedIn);
  useEffect(() => {
    if (isDue.current) showToast('success', messages.signedIn, { about: 'sign-in' });
    isDue.current = false;
  }, [showToast]);
  return null;
}
