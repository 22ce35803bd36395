import { useEffect } from 'react';
import { deleteKeptUploads } from './kept-uploads.ts';

/** Leaves no file on a device that somebody signs out of. */
export function useForgetAtSignOut(): void {
  useEffect(() => {
    const forget = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && new URL(target.action).pathname === '/auth/sign-out') deleteKeptUploads();
    };
    document.addEventListener('submit', forget, true);
    return () => document.removeEventListener('submit', forget, true);
  }, []);
}
