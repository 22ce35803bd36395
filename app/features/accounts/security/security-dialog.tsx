import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '#ui/dialog.tsx';
import { SecurityForm } from './security-form.tsx';

interface SecurityDialogProps extends ComponentProps<typeof SecurityForm> {
  /** On the button that opens it, and above the form. */
  title: string;
  /** Stands in place of the form once it has been sent, such as a secret that is shown once; without it the dialog closes. */
  answer?: ReactNode;
}

/** What adds a person or a program, behind a button at the head of their list. */
export function SecurityDialog({ title, answer, ...form }: SecurityDialogProps) {
  const { result, intent } = form;
  const isSent = result?.ok === true && result.intent === intent;
  const [shown, setShown] = useState<'form' | 'answer' | undefined>(result?.ok === false && result.intent === intent ? 'form' : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each result once; a refused form stays
  useEffect(() => {
    if (isSent || !result) setShown(isSent && answer ? 'answer' : undefined);
  }, [result]);
  return (
    <>
      <button type="button" className="button" onClick={() => setShown('form')}>
        {title}
      </button>
      {shown && (
        <Dialog title={title} onClose={() => setShown(undefined)}>
          <div className="dialog-body form">
            {shown === 'form' ? <SecurityForm {...form} /> : answer}
            {shown === 'answer' && <Link to=".">Done</Link>}
          </div>
        </Dialog>
      )}
    </>
  );
}
